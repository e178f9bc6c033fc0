import MealSource

/// Finds spans in test sources by the words that stand there.
struct Marked {
  let file: SourceFile

  init(_ text: String, name: String = "week.meal") {
    file = SourceFile(name: name, text: text)
  }

  /// The span of the `occurrence`th (from 1) `words`.
  func span(_ words: String, _ occurrence: Int = 1, file id: Int = 0) -> SourceSpan {
    let wanted = Array(words.utf8)
    var left = occurrence
    for start in 0...max(0, file.bytes.count - wanted.count)
    where file.bytes[start..<min(start + wanted.count, file.bytes.count)].elementsEqual(wanted) {
      left -= 1
      if left == 0 { return SourceSpan(file: FileID(id), range: ByteRange(start, start + wanted.count)) }
    }
    fatalError("no `\(words)` in the source")
  }

  /// The span of the bytes `start..<end`.
  func span(_ start: Int, _ end: Int, file id: Int = 0) -> SourceSpan {
    SourceSpan(file: FileID(id), range: ByteRange(start, end))
  }
}
