/// The line around the parser's place, found once: a place only moves on, so that asking costs nothing in the long run.
struct LineCursor {
  /// The offset at which the line starts.
  private(set) var start: UInt32 = 0
  private var offset: UInt32 = 0
  private var endPosition = -1

  /// Moves on to `place`, never back.
  mutating func move(to place: UInt32, in bytes: UnsafeBufferPointer<UInt8>) {
    while offset < place {
      let byte = bytes[Int(offset)]
      offset &+= 1
      if byte == 0x0A || byte == 0x0D { start = offset }
    }
  }

  /// The position of the line's end at or after the token at `position`.
  mutating func end(after position: Int, in tokens: [Token]) -> Int {
    if endPosition >= position { return endPosition }
    endPosition = position
    while endPosition < tokens.count - 1, tokens[endPosition].kind != .newline, tokens[endPosition].kind != .lineBreak {
      endPosition += 1
    }
    return endPosition
  }
}
