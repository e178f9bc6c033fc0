import MealIR
import MealUnits

/// Whether someone at the table is of a highly susceptible population (Food Code 1-201.10).
enum Susceptibility {
  /// Years below and from which someone counts; the code speaks of preschool age and of older adults.
  private static let youngest = Rational(5)
  private static let eldest = Rational(65)

  /// True where an eater is pregnant, very young or old; ages that need a calendar are not looked at.
  static func isGiven(_ program: Program) -> Bool {
    program.eaters.contains { eater in
      eater.isPregnant || (eater.age.map { $0 < youngest || $0 >= eldest } ?? false)
    }
  }
}
