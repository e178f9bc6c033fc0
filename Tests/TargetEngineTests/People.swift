import MealIR
import MealSource
import MealUnits

@testable import TargetEngine

/// The people of the published test vectors, and eaters in general.
enum People {
  static let today = CalendarDate(year: 2026, month: 11, day: 30)
  static let span = SourceSpan(file: FileID(0), range: ByteRange(0, 1))

  static let all = [
    "P1": eater(.male, 35, kg: 80, cm: 180, fat: 18), "P2": eater(.female, 28, kg: 62, cm: 165, fat: 27),
    "P3": eater(.male, 52, kg: 110, cm: 176, fat: 34), "P4": eater(.female, 67, kg: 74, cm: 160, fat: 38),
    "P5": eater(.male, 8, kg: 26, cm: 128, fat: 16),
  ]

  static func eater(
    _ sex: Eater.Sex?, _ age: Int?, kg: Int? = nil, cm: Int? = nil, fat: Int? = nil, activity: String? = nil,
    goal: Int? = nil, diet: String? = nil, equation: String? = nil
  ) -> Eater {
    var eater = Eater(name: "Ann", span: span)
    eater.sex = sex
    eater.age = age.map { Rational($0) }
    eater.weight = kg.map { Rational($0 * 1000) }
    eater.height = cm.map { Rational($0) }
    eater.bodyFat = fat.map { Rational($0, 100) }
    eater.activity = activity
    eater.goal = goal.map { Eater.Goal(change: Rational($0, 100)) }
    eater.diet = diet
    eater.energyEquation = equation
    return eater
  }

  static func body(_ name: String) -> EaterBody { EaterBody(all[name] ?? eater(nil, nil), today: today) }

  static func target(_ key: String, low: Rational? = nil, high: Rational? = nil, _ basis: Eater.TargetBasis)
    -> Eater.Target
  {
    Eater.Target(nutrient: key, bound: Bound(low: low, high: high), basis: basis, span: span)
  }
}

func targets(_ eater: Eater, _ region: Household.Region = .us) -> EaterTargets {
  EaterTargets(eater, today: People.today, region: region)
}

extension EaterTargets {
  var kinds: [TargetGuard.Kind] { guards.map(\.kind) }
  subscript(key: String) -> DailyTarget? { targets.first { $0.nutrient == key } }
}
