import MealData
import MealIR
import MealUnits

extension FoodFigures {
  /// The figures of a household's own food: what its label states and what follows from that.
  init(_ food: OwnFood) {
    self.init()
    for value in food.values {
      if let nutrient = Nutrient(key: value.nutrient) { set(nutrient, value.amount.double) }
    }
    gatherPolyols()
    convertSalt()
    convertEnergy()
    deriveEnergy(food.label)
    settleCarbs(food.label)
  }

  /// Polyols that are named are part of all polyols, which are at least these where the label gives no sum.
  private mutating func gatherPolyols() {
    let named: [Nutrient] = [.erythritol, .xylitol, .maltitol, .sorbitol, .mannitol, .isomalt, .lactitol]
    let amounts = named.compactMap { self[$0] }
    guard self[.polyols] == nil, !amounts.isEmpty else { return }
    derive(.polyols, amounts.reduce(0, +), isPart: true, "polyols are at least those that are named")
  }

  /// Salt = sodium × 2.5 (Regulation (EU) 1169/2011, annex I).
  private mutating func convertSalt() {
    if let salt = self[.salt], self[.sodium] == nil {
      derive(.sodium, salt * 400, isRoutine: true, "sodium = salt / 2.5")
    } else if let sodium = self[.sodium], self[.salt] == nil {
      derive(.salt, sodium / 400, isRoutine: true, "salt = sodium × 2.5")
    }
  }

  /// 1 kcal = 4.184 kJ.
  private mutating func convertEnergy() {
    if let joules = self[.energyKilojoules], self[.energy] == nil {
      derive(.energy, joules / 4.184, isRoutine: true, "energy: kcal = kJ / 4.184")
    } else if let calories = self[.energy], self[.energyKilojoules] == nil {
      derive(.energyKilojoules, calories * 4.184, isRoutine: true, "energy: kJ = kcal × 4.184")
    }
  }

  /// Energy from the macronutrients where the label states none: the general Atwater factors 4-9-4-7; on an EU label
  /// fibre counts 2 and polyols 2.4 (Regulation (EU) 1169/2011, annex XIV).
  private mutating func deriveEnergy(_ label: OwnFood.LabelStyle) {
    guard self[.energy] == nil, let protein = self[.protein], let fat = self[.fat], let carbs = self[.carbs] else {
      return
    }
    var energy = 4 * protein + 9 * fat + 4 * carbs + 7 * (self[.alcohol] ?? 0)
    var formula = "4 × protein + 9 × fat + 4 × carbohydrate + 7 × alcohol"
    if label == .eu {
      let polyols = self[.polyols] ?? 0
      energy += 2 * (self[.fiber] ?? 0) - 1.6 * polyols - 2.4 * min(polyols, self[.erythritol] ?? 0)
      formula += " + 2 × fibre, polyols at 2.4 and erythritol at 0 instead of 4"
    }
    derive(.energy, energy, "energy is not stated: computed as \(formula)")
    derive(.energyKilojoules, energy * 4.184, isRoutine: true, "energy: kJ = kcal × 4.184")
  }

  /// Makes carbohydrate total by difference, fibre included, whichever way the label means it, and net of fibre.
  private mutating func settleCarbs(_ label: OwnFood.LabelStyle) {
    guard let stated = self[.carbs] else { return }
    let net = "polyols are not taken off"
    switch (label, self[.fiber]) {
    case (.us, let fiber?):
      derive(.netCarbs, max(0, stated - fiber), "net carbohydrate = carbohydrate - fibre (US label); \(net)")
    case (.us, nil): note(.netCarbs, "net carbohydrate is unknown: the label states no fibre")
    case (.eu, let fiber?):
      derive(.netCarbs, stated, "net carbohydrate = carbohydrate as stated (EU label); \(net)")
      derive(.carbs, stated + fiber, "carbohydrate = stated + fibre: an EU label does not count fibre")
    case (.eu, nil):
      derive(.netCarbs, stated, "net carbohydrate = carbohydrate as stated (EU label); \(net)")
      derive(.carbs, stated, isPart: true, "carbohydrate is at least what is stated: an EU label does not count fibre")
    }
  }
}
