public import MealSource

/// Cuts a text into tokens: hand-written, over bytes, in one pass, and unable to fail.
///
/// Whether a line's end ends a statement, and whether a line is an ingredient, depends on the brackets around it, so the
/// lexer keeps a stack of open brackets and hands the pairs on: the parser knows every region's end before it enters it.
/// Time is linear in the size of the text.
public enum Lexer {
  /// The longest line in bytes; a longer one is a fault (and almost surely not a recipe).
  public static let lineLimit = 100_000

  /// All tokens of `bytes`, which have to be fewer than 2^32.
  public static func lex(_ bytes: [UInt8]) -> TokenBuffer {
    lex(bytes, distrustsBalance: false)
  }

  /// All tokens; with `distrustsBalance`, braces are paired by indentation even where as many close as open.
  static func lex(_ bytes: [UInt8], distrustsBalance: Bool) -> TokenBuffer {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = LexicalScanner(buffer)
      scanner.run()
      var output = scanner.output
      BracketMatcher.mend(&output, in: buffer, distrustsBalance: distrustsBalance)
      return output
    }
  }

  /// The tokens of one expression that stands at `range` of a larger text; offsets count from the text's start.
  public static func lexExpression(_ bytes: [UInt8], in range: ByteRange) -> TokenBuffer {
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = LexicalScanner(UnsafeBufferPointer(rebasing: buffer[0..<Int(range.end)]))
      scanner.position = Int(range.start)
      scanner.isFragment = true
      scanner.run()
      return scanner.output
    }
  }
}

/// The lexer's state while it moves over a text.
struct LexicalScanner {
  /// An open bracket.
  struct Context {
    enum Kind { case brace, logBrace, paren, call, bracket, interpolation }
    var kind: Kind
    var pair: Int
    /// The depths of the innermost open bracket of each shape, this one included; -1 for none.
    var brace = -1
    var paren = -1
    var bracket = -1
  }

  let bytes: UnsafeBufferPointer<UInt8>
  let classes = ByteClass.table
  var position = 0
  var output = TokenBuffer()
  var contexts: [Context] = []
  /// The kind of the last token that was not trivia.
  var last = TokenKind.newline
  /// True where a statement may start.
  var atStatementStart = true
  /// True where the statement's first word is `log`.
  var inLogHead = false
  /// True where the line's end before the current place ended the head of a `log`.
  var logHeadIsOpen = false
  /// Position among the tokens of the line's end that may still turn out to end nothing; -1 for none.
  var openNewline = -1
  /// Contexts below this depth belong to what surrounds an interpolation.
  var floor = 0
  /// What is left of a line, from the last place that asked for its end.
  var knownLine = 0..<0
  /// How many interpolations lie around the current place.
  var interpolationDepth = 0
  /// From a place to the end of its line, for the interpolations on it.
  var currentLine = -1...(-1)
  /// The end of a line with an interpolation that is never closed; those on it are cut short without a try.
  var brokenLineEnd = -1
  /// True while lexing an expression out of a larger text: no ingredient lines.
  var isFragment = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    output.tokens.reserveCapacity(bytes.count / 5 + 16)
  }

  mutating func run() {
    if !isFragment { checkCharacters() }
    if bytes.count >= position + 3, bytes[position] == 0xEF, bytes[position + 1] == 0xBB, bytes[position + 2] == 0xBF {
      emit(.whitespace, from: position, to: position + 3)
    }
    while position < bytes.count { lexToken() }
    closeContexts(downTo: 0)
    output.tokens.append(Token(kind: .endOfFile, start: UInt32(truncatingIfNeeded: bytes.count), length: 0))
  }

  /// The byte `offset` places ahead; 0 past the end.
  @inline(__always)
  func peek(_ offset: Int = 0) -> UInt8 {
    let index = position &+ offset
    return index < bytes.count ? bytes[index] : 0
  }

  @inline(__always)
  func byte(at index: Int) -> UInt8 {
    index >= 0 && index < bytes.count ? bytes[index] : 0
  }

  /// Appends a token that does not change what the lexer expects next.
  @inline(__always)
  mutating func emit(_ kind: TokenKind, from start: Int, to end: Int) {
    output.tokens.append(
      Token(kind: kind, start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: end &- start)))
    position = end
  }

  /// Appends a token that reaches the grammar.
  @inline(__always)
  mutating func emitSignificant(_ kind: TokenKind, from start: Int, to end: Int) {
    emit(kind, from: start, to: end)
    last = kind
    atStatementStart = false
    openNewline = -1
  }

  mutating func fault(_ kind: SyntaxFault.Kind, _ start: Int, _ end: Int) {
    output.faults.append(SyntaxFault(kind, ByteRange(start, end)))
  }

  mutating func lexToken() {
    let byte = bytes[position]
    switch classes[Int(byte)] {
    case .space: lexSpace()
    case .newline: lexNewline()
    case .letter: lexWord()
    case .digit: lexDigit()
    case .quote: lexString()
    case .hash: lexComment()
    case .high: lexHigh()
    case .punctuation: lexPunctuation(byte)
    case .other: emitSignificant(.unknown, from: position, to: position + 1)
    }
  }

  mutating func lexSpace() {
    var end = position &+ 1
    while end < bytes.count, classes[Int(bytes[end])] == .space { end &+= 1 }
    emit(.whitespace, from: position, to: end)
  }

  mutating func lexComment() {
    // An interpolation has no room for one: its text goes on behind it.
    if interpolationDepth > 0 { return emitSignificant(.unknown, from: position, to: position + 1) }
    let isDoc = peek(1) == UInt8(ascii: "#")
    emit(isDoc ? .docComment : .comment, from: position, to: endOfLine(position))
  }

  /// The offset of the line's end at or after `start`.
  mutating func endOfLine(_ start: Int) -> Int {
    if knownLine.contains(start) { return knownLine.upperBound }
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end &+= 1 }
    knownLine = start..<end
    return end
  }

  /// The offset just past the line's end at `start`.
  func afterNewline(_ start: Int) -> Int {
    byte(at: start) == 0x0D && byte(at: start + 1) == 0x0A ? start + 2 : start + 1
  }

  mutating func lexNewline() {
    let start = position
    let end = afterNewline(start)
    let isOpen = isInsideParens || last.continuesLine
    let endsHere = isOpen && StatementHead.stands(at: firstNonSpace(end), in: bytes, onNewLine: true)
    if endsHere, isInsideParens { closeParens() }
    if isOpen && !endsHere || atStatementStart {
      emit(.lineBreak, from: start, to: end)
      return
    }
    openNewline = output.tokens.count
    emit(.newline, from: start, to: end)
    last = .newline
    atStatementStart = true
    logHeadIsOpen = inLogHead
    inLogHead = false
  }

  func firstNonSpace(_ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index += 1 }
    return index
  }

  /// A newline before `else` or `{` turns out to end nothing.
  mutating func takeBackNewline() {
    guard openNewline >= 0 else { return }
    output.tokens[openNewline].kind = .lineBreak
    openNewline = -1
    inLogHead = logHeadIsOpen
  }
}
