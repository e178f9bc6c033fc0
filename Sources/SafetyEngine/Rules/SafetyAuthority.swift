public import MealIR

/// Who says how hot food has to get.
public enum SafetyAuthority: String, CaseIterable, Sendable, Hashable {
  /// The model code for food sold, which many states adopt.
  case foodCode
  /// What the US federal services advise at home.
  case federalChart
  /// The United Kingdom.
  case unitedKingdom
  /// The European Union, whose law states no core temperature.
  case europeanUnion

  /// The name that people know.
  public var name: String {
    switch self {
    case .foodCode: "FDA Food Code 2022"
    case .federalChart: "USDA FSIS / FoodSafety.gov"
    case .unitedKingdom: "FSA / ACMSF"
    case .europeanUnion: "EU"
    }
  }

  /// The authorities of a region, the first the one whose law counts.
  public static func of(_ region: Household.Region) -> [SafetyAuthority] {
    switch region {
    case .us: [.foodCode, .federalChart]
    case .uk: [.unitedKingdom]
    case .eu: [.europeanUnion]
    }
  }
}
