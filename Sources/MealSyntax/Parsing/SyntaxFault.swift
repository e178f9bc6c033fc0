public import MealSource

/// Something wrong in a text, as data; `ParseDiagnostics` words it.
public struct SyntaxFault: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// Bytes that are not UTF-8.
    case invalidUTF8
    /// A control character, NUL among them.
    case controlCharacter
    /// A line longer than the limit.
    case lineTooLong
    /// A string without its closing quotes.
    case unterminatedString
    /// A `\` with nothing the language knows after it.
    case badEscape
    /// `1,000`: a thousand, or one?
    case ambiguousComma
    /// `[1,5]`: one number or two?
    case commaInList
    /// More than 15 significant digits, or 1e15 and more.
    case numberTooLong
    /// `1.2.3`, `1__0`, `1/0`-like shapes that are no number.
    case malformedNumber
    /// An opener that is never closed.
    case unclosed
    /// A closer that closes nothing.
    case strayCloser
    /// Brackets or blocks nested deeper than the limit.
    case tooDeep
    /// A character that the language has no use for.
    case unknownCharacter
    /// Something stands where a statement may start, but none starts so.
    case unknownStatement(suggestion: String?, place: String)
    /// A statement that belongs elsewhere.
    case misplacedStatement(word: String, place: String)
    /// Something is missing; what was expected, in words.
    case expected(String)
    /// Something is left over after a statement.
    case trailing(after: String)
    /// A reserved word where a name is needed.
    case reservedName(String)
    /// `- ` with nothing after it.
    case emptyIngredient
    /// A clause that stands twice.
    case repeatedClause(String)
  }

  /// What is wrong.
  public var kind: Kind
  /// Where.
  public var range: ByteRange

  /// Makes a fault.
  public init(_ kind: Kind, _ range: ByteRange) {
    self.kind = kind
    self.range = range
  }
}
