import MealData
import MealIR
import MealSource
import MealUnits

/// The sample with every kind of declaration and every case of every choice.
struct Everything {
  let source = Marked(Sample.text)
  var program = Sample().program
  private var span: SourceSpan { source.span("Bowl") }
  private var name: Named { Named("oats", span) }
  private let day = CalendarDate(year: 2026, month: 11, day: 30)
  private let noon = ClockTime(hour: 12, minute: 0)

  init() {
    addHousehold()
    addEater()
    addFood()
    addRecipe()
    addPlan()
    addJournal()
    addShop()
  }

  private mutating func addHousehold() {
    program.household.name = "Home"
    program.household.span = span
    program.household.doc = "ours"
    program.household.currency = .eur
    program.reports = ReportRequest.Kind.allCases.map { ReportRequest(kind: $0, span: span) }
  }

  private mutating func addEater() {
    var eater = Eater(name: "Cleo", span: span)
    eater.sex = .female
    eater.born = day
    eater.height = Rational(168)
    eater.weight = Rational(62_500)
    eater.goal = Eater.Goal(change: Rational(-1, 10))
    eater.avoid = [name]
    eater.targets = [Eater.TargetBasis.day, .perKilogram, .perKilogramLean, .shareOfEnergy].map {
      Eater.Target(nutrient: "protein_g", bound: Bound(low: Rational(8, 5)), basis: $0, span: span)
    }
    program.eaters.append(eater)
  }

  private mutating func addFood() {
    program.foods[0].weights = [OwnFood.Weight(unit: .piece, grams: Rational(450))]
    program.foods[0].density = Rational(103, 100)
    program.foods[0].refuse = Rational(1, 3)
    program.foods[0].contains = [name]
  }

  private mutating func addRecipe() {
    var recipe = Recipe(name: "Cake", span: span)
    recipe.cookedWeight = Interval(Rational(900), Rational(1000))
    let half = Interval(Rational(1, 2))
    let shares: [RecipeUse.Share] = [
      .grams(half), .millilitres(half), .servings(half), .pieces(half), .factor(Rational(1, 3)),
    ]
    recipe.ingredients = shares.map { share in
      var line = Ingredient(
        text: "Bowl", span: span, food: .recipe(RecipeUse(recipe: RecipeID(0), share: share)), foodText: "Bowl",
        foodSpan: span)
      line.unit = .gram
      line.notes = ["warm"]
      line.alternatives = [Ingredient.Alternative(text: "dust", food: .unknown, grams: half)]
      return line
    }
    var step = Step(name: "bake", span: span, duration: Interval(Rational(1200), Rational(1500)))
    step.appliance = "oven"
    step.temperature = Rational(180)
    step.hold = Rational(600)
    recipe.steps = [step, step]
    recipe.steps[1].after = [0]
    program.recipes.append(recipe)
    program.meals[0].dishes.append(.init(recipe: RecipeID(2), scale: .servings(Rational(3)), span: span))
  }

  private mutating func addPlan() {
    let selectors: [Requirement.Selector] =
      [
        .all, .slot("dinner"), .weekday(.monday), .weekdays, .weekends, .tag("quick"), .course("dinner"),
        .recipe(RecipeID(0)), .meal(0), .and(.all, .or(.weekends, .weekdays)),
      ] + [day].compactMap { $0 }.map(Requirement.Selector.date)
    let metrics: [Metric] = [
      .nutrient("protein_g"), .cost, .time, .activeTime, .count, .each(.protein), .distinct(.cuisine), .newFood,
      .pantry,
    ]
    let periods: [Requirement.Period?] = [nil, .serving, .meal, .day, .week, .days(14), .plan]
    for index in 0..<12 {
      var requirement = Requirement(metric: metrics[index % metrics.count], text: "x", span: span)
      requirement.selector = selectors[index % selectors.count]
      requirement.period = periods[index % periods.count]
      requirement.bound = Bound(high: Rational(1, 4))
      requirement.currency = .eur
      program.plans[0].requirements.append(requirement)
    }
    let first = program.plans[0].requirements[0]
    program.plans[0].preferences = [Plan.Preference(requirement: first, weight: Rational(2))]
    program.plans[0].objective = Plan.Objective(metric: .cost, isMaximum: false, span: span)
    program.plans[0].sources = [
      .course("dinner"), .tag("quick"), .recipe(RecipeID(0)), .meal(0), .file(FileID(0)), .composed,
    ]
    program.plans[0].absences = [Plan.Attendance(eater: 0, day: 1, slot: 0, span: span)]
    program.plans[0].guests = [Plan.Attendance(eater: 2, day: 1, slot: nil, span: span)]
    program.plans[0].pins += [Plan.Filling.leftovers(RecipeID(0)), .leftoversOfMeal(0)].map {
      Plan.Pin(day: 1, slot: 1, filling: $0, portions: [], span: span)
    }
  }

  private mutating func addJournal() {
    guard let day, let noon else { return }
    let items = program.recipes[0].ingredients
    let actions: [LogEvent.Action] = [
      .ate(items: items, label: "lunch"), .swapped(from: name, to: name), .cooked(name),
      .carried(text: "pizza", feeling: "full"),
    ]
    program.log = actions.map { LogEvent(date: day, time: noon, eater: 0, action: $0, span: span) }
  }

  private mutating func addShop() {
    let money = Money(Rational(279, 100), .eur)
    let pers: [Price.Per] = [
      .grams(Rational(1000)), .millilitres(Rational(1000)), .pieces(Rational(10), .piece),
      .pack(content: Rational(400), isVolume: false, unit: .can),
    ]
    program.prices = pers.map { Price(food: name, reference: .own(1), money: money, per: $0, span: span) }
    program.rates = [ExchangeRate(from: money, to: money, date: day, span: span)]
    program.pantry = [PantryItem(ingredient: program.recipes[1].ingredients[0], expires: day)]
    program.shop = [ShopItem(text: "soap", span: span)]
    program.aisles = [Aisle(name: "Dairy", foods: [name], span: span)]
    program.aliases = [FoodAlias(name: name, target: name, reference: .unknown)]
  }
}
