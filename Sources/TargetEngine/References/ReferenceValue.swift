/// What an eater should have of a nutrient in a day, and what is too much, as an authority states it.
public struct ReferenceValue: Sendable, Hashable {
  /// What the figure means.
  public enum Kind: String, Sendable {
    /// Covers nearly everyone; is taken as enough; the reference of EU labels.
    case recommended = "RDA"
    case adequate = "AI"
    case label = "NRV"

    /// In words.
    public var words: String {
      switch self {
      case .recommended: "recommended dietary allowance"
      case .adequate: "adequate intake"
      case .label: "nutrient reference value"
      }
    }
  }

  /// What an upper limit holds for.
  public enum UpperScope: Sendable, Hashable {
    /// All that is eaten.
    case total
    /// A part of it, which the catalogue knows under another key.
    case part(key: String, words: String)
    /// Supplements only: what is in food never counts against it, so that a recommendation may lie above it.
    case notFood(words: String)
  }

  /// The nutrient's key.
  public let nutrient: String
  /// What the figure means.
  public let kind: Kind
  /// The figure a day.
  public let amount: TracedNumber
  /// The tolerable upper intake; nil where none is set.
  public let upper: TracedNumber?
  /// What `upper` holds for.
  public let upperScope: UpperScope
  /// The intake above which to reduce lowers the risk of chronic disease; nil where none is set.
  public let reduceAbove: TracedNumber?
  /// What to know about it.
  public let notes: [String]
}
