extension RestingEquation {
  // MARK: Mifflin and St Jeor

  static let mifflin = RestingEquation(
    "mifflin-st-jeor", "498 healthy people, of normal weight and obese", ages: 19...78, .mifflin1990,
    [
      Form(.male, EnergyForm(weight: 10, height: 6.25, age: -5, plus: 5)),
      Form(.female, EnergyForm(weight: 10, height: 6.25, age: -5, plus: -161)),
    ])

  static let mifflinUnrounded = RestingEquation(
    "mifflin-st-jeor", variant: "not simplified", mifflin.population, ages: mifflin.ages, .mifflin1990,
    [Form(EnergyForm(weight: 9.99, height: 6.25, age: -4.92, male: 166, plus: -161))])

  static let mifflinLean = RestingEquation(
    "mifflin-st-jeor", variant: "by lean mass", mifflin.population, ages: mifflin.ages,
    Evidence("ree.mifflin1990.ffm", Evidence.mifflin1990.text + ", form by fat-free mass", .unverified),
    [Form(EnergyForm(lean: 19.7, plus: 413))])

  // MARK: Harris and Benedict, and its revision

  static let harrisBenedict = RestingEquation(
    "harris-benedict-1919", "136 men and 103 women, mostly lean", ages: 16...63, .harrisBenedict1919,
    [
      Form(.male, EnergyForm(weight: 13.7516, height: 5.0033, age: -6.7550, plus: 66.4730)),
      Form(.female, EnergyForm(weight: 9.5634, height: 1.8496, age: -4.6756, plus: 655.0955)),
    ])

  static let rozaShizgal = RestingEquation(
    "roza-shizgal-1984", "the data of Harris and Benedict with later ones, 337 people", ages: 16...80, .rozaShizgal1984,
    [
      Form(.male, EnergyForm(weight: 13.397, height: 4.799, age: -5.677, plus: 88.362)),
      Form(.female, EnergyForm(weight: 9.247, height: 3.098, age: -4.330, plus: 447.593)),
    ])

  // MARK: By lean mass

  static let cunningham1980 = RestingEquation(
    "cunningham-1980", "223 of the people of Harris and Benedict; common for athletes", ages: 16...63,
    .cunningham1980, [Form(EnergyForm(lean: 22, plus: 500))])

  static let cunningham1991 = RestingEquation(
    "cunningham-1991", "a review of several sets of data", ages: 18...80, .cunningham1991,
    [Form(EnergyForm(lean: 21.6, plus: 370))])

  static let katchMcArdle = RestingEquation(
    "katch-mcardle", "the line of Cunningham 1991 under its textbook name", ages: 18...80, .katchMcArdle,
    [Form(EnergyForm(lean: 21.6, plus: 370))])

  // MARK: Owen

  static let owenWeight = RestingEquation(
    "owen-1987", variant: "by weight", "men of 18 to 82 and women of 18 to 65 years, not athletes", ages: 18...82,
    .owen1987,
    [Form(.male, EnergyForm(weight: 10.2, plus: 879)), Form(.female, EnergyForm(weight: 7.18, plus: 795))])

  static let owenLean = RestingEquation(
    "owen-1987", variant: "by lean mass", owenWeight.population, ages: 18...82, .owen1987,
    [Form(.male, EnergyForm(lean: 22.3, plus: 290)), Form(.female, EnergyForm(lean: 19.7, plus: 334))])
}

extension Evidence {
  static let mifflin1990 = Evidence("ree.mifflin1990", "Mifflin & St Jeor 1990, Am J Clin Nutr 51:241-7")
  static let harrisBenedict1919 = Evidence(
    "ree.harrisbenedict1919", "Harris & Benedict 1919, Carnegie Institution Publ. 279")
  static let rozaShizgal1984 = Evidence("ree.rozashizgal1984", "Roza & Shizgal 1984, Am J Clin Nutr 40:168-82")
  static let cunningham1980 = Evidence("ree.cunningham1980", "Cunningham 1980, Am J Clin Nutr 33:2372-4")
  static let cunningham1991 = Evidence("ree.cunningham1991", "Cunningham 1991, Am J Clin Nutr 54:963-9")
  static let katchMcArdle = Evidence("ree.katchmcardle", "McArdle, Katch & Katch, Exercise Physiology")
  static let owen1987 = Evidence(
    "ree.owen1987", "Owen 1987, Am J Clin Nutr 46:875-85 (men); Owen 1986, Am J Clin Nutr 44:1-19 (women)", .unverified)
}
