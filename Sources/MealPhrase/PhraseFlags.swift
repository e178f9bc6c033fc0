/// What an ingredient line says beside amounts and names.
public struct PhraseFlags: OptionSet, Hashable, Sendable {
  /// One bit a flag.
  public let rawValue: UInt32

  /// Makes a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `(optional)`, `optional:`.
  public static let optional = PhraseFlags(rawValue: 1 << 0)
  /// `to taste`, `or to taste`, `nach Geschmack`.
  public static let toTaste = PhraseFlags(rawValue: 1 << 1)
  /// `for frying`, `for deep-frying`.
  public static let forFrying = PhraseFlags(rawValue: 1 << 2)
  /// `for greasing`, `for the tin`, `for brushing`.
  public static let forGreasing = PhraseFlags(rawValue: 1 << 3)
  /// `for dusting`, `for rolling`.
  public static let forDusting = PhraseFlags(rawValue: 1 << 4)
  /// `to serve`, `for serving`.
  public static let toServe = PhraseFlags(rawValue: 1 << 5)
  /// `to garnish`, `for garnish`, `to decorate`.
  public static let forGarnish = PhraseFlags(rawValue: 1 << 6)
  /// `plus more for dusting`, `plus extra`.
  public static let plusMore = PhraseFlags(rawValue: 1 << 7)
  /// `about`, `ca.`, `approx.`, `~`.
  public static let approximate = PhraseFlags(rawValue: 1 << 8)
  /// `bone in`, `unpeeled`, `in shell`, `on the bone`.
  public static let asBought = PhraseFlags(rawValue: 1 << 9)
  /// `whole` stands in the line; whether that means as bought the caller decides.
  public static let whole = PhraseFlags(rawValue: 1 << 10)
  /// The juice of the food is used: `juice of 1 lemon`, `1 lemon, juiced`.
  public static let juiceOf = PhraseFlags(rawValue: 1 << 11)
  /// The zest of the food is used.
  public static let zestOf = PhraseFlags(rawValue: 1 << 12)
  /// `each`: the amount holds for every food of the line, or the size for every piece.
  public static let each = PhraseFlags(rawValue: 1 << 13)
  /// The amount is vague and no number: `some`, `a little`.
  public static let vague = PhraseFlags(rawValue: 1 << 14)
  /// `as needed`, `if needed`.
  public static let asNeeded = PhraseFlags(rawValue: 1 << 15)
  /// `divided`: the amount is used in several places.
  public static let divided = PhraseFlags(rawValue: 1 << 16)
}
