import MealIR
import MealSource

/// How long a cooked dish keeps in the fridge of a region.
struct KeepingLimit: Sendable {
  /// Days, the day it is made counted in the US.
  var days: Int
  var rule: SafetyRule
  /// How loud a breach is: guidance of elsewhere only speaks up softly.
  var severity: Severity

  init(_ region: Household.Region, hasRice: Bool) {
    switch region {
    case .us: (days, rule, severity) = (FoodCode.keepingDays, FoodCode.keeping, .warning)
    case .uk:
      (days, rule, severity) = (KeepingLimit.british(hasRice), BritishGuidance.keeping, .warning)
    case .eu: (days, rule, severity) = (KeepingLimit.british(hasRice), EuropeanGuidance.keeping, .note)
    }
  }

  private static func british(_ hasRice: Bool) -> Int {
    hasRice ? BritishGuidance.riceDays : BritishGuidance.keepingDays
  }

  /// `7 days`, `1 day`.
  var text: String { days == 1 ? "1 day" : "\(days) days" }
}
