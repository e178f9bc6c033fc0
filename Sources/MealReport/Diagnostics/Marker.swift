import MealSource

/// A label as it lies on the lines of its file.
struct Marker {
  /// The bytes, within the file.
  var range: Range<Int>
  /// What stands beside the mark.
  var text: String
  /// True for the place that the diagnostic is about.
  var isPrimary: Bool
  /// The first line, from 0.
  var firstLine: Int
  /// The last line, from 0.
  var lastLine: Int

  /// Places `label` in `file`.
  init(_ label: Label, isPrimary: Bool, in file: SourceFile) {
    let size = file.bytes.count
    let low = min(Int(label.span.range.start), size)
    let high = min(max(Int(label.span.range.end), low), size)
    range = low..<high
    text = SafeText.shown(label.text)
    self.isPrimary = isPrimary
    firstLine = file.lines.line(of: low)
    // A span that ends with a line's end does not reach into the next line.
    lastLine = high > low ? file.lines.line(of: high - 1) : firstLine
  }

  /// True where it covers parts of several lines.
  var isMultiline: Bool { lastLine > firstLine }
}
