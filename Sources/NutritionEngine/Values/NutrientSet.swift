public import MealData

/// A set of nutrients in 16 bytes.
public struct NutrientSet: Sendable, Hashable, BitwiseCopyable {
  private var words: SIMD2<UInt64> = .zero

  /// The empty set.
  public init() {}

  /// Every nutrient there is.
  public static let all: NutrientSet = {
    var set = NutrientSet()
    for nutrient in Nutrient.allCases { set.insert(nutrient) }
    return set
  }()

  /// True where it holds nothing.
  public var isEmpty: Bool { words == .zero }

  /// True where it holds `nutrient`.
  public func contains(_ nutrient: Nutrient) -> Bool {
    words[Int(nutrient.rawValue >> 6)] & (1 << UInt64(nutrient.rawValue & 63)) != 0
  }

  /// Adds `nutrient`.
  public mutating func insert(_ nutrient: Nutrient) {
    words[Int(nutrient.rawValue >> 6)] |= 1 << UInt64(nutrient.rawValue & 63)
  }

  /// Takes `nutrient` out.
  public mutating func remove(_ nutrient: Nutrient) {
    words[Int(nutrient.rawValue >> 6)] &= ~(1 << UInt64(nutrient.rawValue & 63))
  }

  /// Adds all of `other`.
  public mutating func formUnion(_ other: NutrientSet) { words |= other.words }

  /// What only this set holds.
  public func subtracting(_ other: NutrientSet) -> NutrientSet {
    var set = self
    set.words &= ~other.words
    return set
  }

  /// The members in the order of `Nutrient`.
  public var members: [Nutrient] { Nutrient.allCases.filter(contains) }
}
