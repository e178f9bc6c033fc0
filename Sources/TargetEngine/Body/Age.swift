import MealIR
import MealUnits

/// An age: whole years from the day of birth, or as written.
///
/// The published equations were fitted to ages in whole years; the fraction since the last birthday is not used.
struct Age {
  let years: TracedNumber?
  let months: Int?
  /// What is missing where `years` is nil.
  let fault: MissingField.Field

  /// Years that no one reaches, so that any number written can be told in months.
  private static let most: Double = 1000

  init(_ eater: Eater, today: CalendarDate?) {
    guard let born = eater.born else {
      years = eater.age.map { TracedNumber("age", $0.double, "years", .written) }
      months = eater.age.map { Int(min(max($0.double, 0), Age.most) * 12) }
      fault = .age
      return
    }
    let elapsed = today.flatMap { Age.months(from: born, to: $0) }
    (months, fault) = (elapsed, today == nil ? .today : .age)
    years = elapsed.map { elapsed in
      let formula = "whole years from \(born) to \(today.map(\.description) ?? "")"
      return TracedNumber(
        "age", Double(elapsed / 12), "years", .computed(formula, nil),
        notes: ["the fraction of a year since the birthday is not used"])
    }
  }

  /// Whole months; nil before birth.
  ///
  /// Who is born on the 29th of February has the birthday on the 1st of March of common years.
  static func months(from born: CalendarDate, to today: CalendarDate) -> Int? {
    let (first, last) = (born.components, today.components)
    let months = (last.year - first.year) * 12 + last.month - first.month - (last.day < first.day ? 1 : 0)
    return born > today ? nil : months
  }
}
