public import MealSource

/// A token: what it is and which bytes it covers.
///
/// Twelve bytes, no references.
public struct Token: Sendable, BitwiseCopyable, Hashable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The number of bytes.
  public var length: UInt32
  /// What it is.
  public var kind: TokenKind

  /// Makes a token.
  @inlinable
  public init(kind: TokenKind, start: UInt32, length: UInt32) {
    self.kind = kind
    self.start = start
    self.length = length
  }

  /// The bytes.
  @inlinable public var range: ByteRange { ByteRange(start, start &+ length) }
  /// The offset just past the last byte.
  @inlinable public var end: UInt32 { start &+ length }
}

/// All tokens of a text, its brackets, and what was wrong with its characters.
public struct TokenBuffer: Sendable {
  /// The tokens in order, without gaps; the last is `endOfFile`.
  public var tokens: [Token] = []
  /// Brackets in the order of their openers.
  public var brackets: [BracketPair] = []
  /// Closers that close nothing, as token positions in order.
  public var strayClosers: [UInt32] = []
  /// Faults of characters, numbers and strings, in the order found.
  public var faults: [SyntaxFault] = []

  /// An empty buffer.
  public init() {}
}

/// An opening bracket and where its region ends.
public struct BracketPair: Sendable, BitwiseCopyable, Hashable {
  /// The position of the opener among the tokens.
  public var open: UInt32
  /// The position of the closer; for an opener that is never closed, the first token that is no longer inside.
  public var close: UInt32
  /// False for an opener that is never closed.
  public var isClosed: Bool

  /// Makes a pair.
  public init(open: UInt32, close: UInt32, isClosed: Bool) {
    self.open = open
    self.close = close
    self.isClosed = isClosed
  }
}
