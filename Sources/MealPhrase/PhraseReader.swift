public import MealSource

/// Reads an ingredient line as it stands in a cookbook or on a website.
///
/// One pass over the bytes into tokens, then a few over the tokens; linear time, no strings, no failure.
public enum PhraseReader {
  /// Reads the bytes of `line`, or the part `range` of them; all ranges of the result count from the start of `line`.
  ///
  /// `given` is an amount that the caller has computed; `range` then starts behind it. `knows` tells whether a text is
  /// exactly the name of a food: such a text is not split at a comma, a bracket, an `and` or an `or`.
  public static func read(
    _ line: Span<UInt8>, range: Range<Int>? = nil, given: GivenAmount? = nil, knows: ((PhraseText) -> Bool)? = nil
  ) -> Phrase {
    line.withUnsafeBufferPointer { buffer in
      let bounds = clamped(range, buffer.count)
      let bytes = UnsafeBufferPointer(rebasing: buffer[0..<bounds.upperBound])
      var reader = LineReader(bytes, bounds, knows: knows)
      reader.run(given: given)
      return reader.phrase
    }
  }

  /// The round bracket that stands where the amount stands, brackets included.
  ///
  /// Nil where there is none or it is not closed. Brackets within strings do not count.
  public static func leadingBracket(_ line: Span<UInt8>, range: Range<Int>? = nil) -> ByteRange? {
    line.withUnsafeBufferPointer { buffer in
      let bounds = clamped(range, buffer.count)
      var start = bounds.lowerBound
      while start < bounds.upperBound, buffer[start] == 0x20 || buffer[start] == 0x09 { start += 1 }
      guard start < bounds.upperBound, buffer[start] == UInt8(ascii: "(") else { return nil }
      return closingOffset(buffer, start, bounds.upperBound).map { ByteRange(start, $0 + 1) }
    }
  }

  private static func clamped(_ range: Range<Int>?, _ count: Int) -> Range<Int> {
    (range ?? 0..<count).clamped(to: 0..<count)
  }

  private static func closingOffset(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> Int? {
    var (depth, inString, index) = (0, false, start)
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "\\"): index += 1
      case UInt8(ascii: "\""): inString.toggle()
      case UInt8(ascii: "("): if !inString { depth += 1 }
      case UInt8(ascii: ")"):
        if !inString { depth -= 1 }
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }
}
