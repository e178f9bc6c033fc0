import MealIR
import MealJSON
import MealUnits

extension ProgramDocument {
  func household() -> JSON {
    let household = program.household
    return .members(
      ("name", string(household.name)), ("span", span(household.span)), ("doc", string(household.doc)),
      ("currency", string(household.currency?.code)), ("locale", .string(household.locale)),
      ("region", .string(household.region.rawValue)), ("units", .string("\(household.units)")),
      ("kitchen", kitchen(household.kitchen)))
  }

  private func kitchen(_ kitchen: Kitchen) -> JSON {
    let appliances = list(kitchen.appliances) { appliance in
      .members(
        ("name", .string(appliance.name)), ("count", .int(appliance.count)), ("shelves", .int(appliance.shelves)))
    }
    return .members(("hands", .int(kitchen.hands)), ("appliances", appliances))
  }

  func eater(_ eater: Eater) -> JSON {
    .members(
      ("name", .string(eater.name)), ("span", span(eater.span)), ("doc", string(eater.doc)),
      ("sex", string(eater.sex?.rawValue)), ("born", date(eater.born)), ("age", number(eater.age)),
      ("height_cm", number(eater.height)), ("weight_g", number(eater.weight)), ("body_fat", number(eater.bodyFat)),
      ("activity", string(eater.activity)), ("activity_factor", number(eater.activityFactor)),
      ("goal_change", number(eater.goal?.change)), ("diet", string(eater.diet)),
      ("energy_equation", string(eater.energyEquation)), ("avoid", list(eater.avoid, named)),
      ("dislike", list(eater.dislike, named)), ("pregnant", .bool(eater.isPregnant)),
      ("lactating", .bool(eater.isLactating)), ("share", number(eater.share)),
      ("numbers_hidden", .bool(eater.hidesNumbers)), ("targets", list(eater.targets, target)))
  }

  private func target(_ target: Eater.Target) -> JSON {
    let basis =
      switch target.basis {
      case .day: "day"
      case .perKilogram: "per_kilogram"
      case .perKilogramLean: "per_kilogram_lean"
      case .shareOfEnergy: "share_of_energy"
      }
    return .members(
      ("nutrient", .string(target.nutrient)), ("bound", bound(target.bound)), ("basis", .string(basis)),
      ("span", span(target.span)))
  }
}
