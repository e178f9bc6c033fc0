/// A language that the catalogue has names in.
public enum FoodLanguage: UInt8, CaseIterable, Sendable, Hashable {
  case english, german, french, spanish, italian, portuguese, dutch, polish

  /// The two-letter code of ISO 639-1.
  public var code: String {
    switch self {
    case .english: "en"
    case .german: "de"
    case .french: "fr"
    case .spanish: "es"
    case .italian: "it"
    case .portuguese: "pt"
    case .dutch: "nl"
    case .polish: "pl"
    }
  }

  /// The language of a two-letter code; nil for others.
  public init?(code: some StringProtocol) {
    guard let hit = FoodLanguage.allCases.first(where: { $0.code == code }) else { return nil }
    self = hit
  }
}
