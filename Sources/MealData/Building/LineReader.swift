/// Walks the lines of a table, as byte ranges.
struct LineReader {
  let text: UnsafeRawBufferPointer
  private(set) var line = 0
  private var position = 0

  init(_ text: UnsafeRawBufferPointer) { self.text = text }

  /// The next line without its end; nil after the last.
  mutating func next() -> Range<Int>? {
    guard position < text.count else { return nil }
    let start = position
    while position < text.count, text[position] != 0x0A { position += 1 }
    var end = position
    if end > start, text[end - 1] == 0x0D { end -= 1 }
    position += 1
    line += 1
    return start..<end
  }

  /// Writes the fields of a line between tabs into `fields`.
  func split(_ line: Range<Int>, by separator: UInt8 = 0x09, into fields: inout [Range<Int>]) {
    fields.removeAll(keepingCapacity: true)
    var start = line.lowerBound
    var at = start
    let end = line.upperBound
    while at < end {
      if text[at] == separator {
        fields.append(start..<at)
        start = at + 1
      }
      at += 1
    }
    fields.append(start..<end)
  }

  /// A field as a string.
  func string(_ field: Range<Int>) -> String {
    String(decoding: UnsafeRawBufferPointer(rebasing: text[field]), as: UTF8.self)
  }

  /// A field without spaces at its ends.
  func trimmed(_ field: Range<Int>) -> Range<Int> {
    var (low, high) = (field.lowerBound, field.upperBound)
    while low < high, text[low] == 0x20 { low += 1 }
    while high > low, text[high - 1] == 0x20 { high -= 1 }
    return low..<high
  }

  /// A field as a decimal: its digits without the point, and how many stood after it; nil where it is none.
  func decimal(_ field: Range<Int>) -> (digits: Int, places: Int)? {
    guard !field.isEmpty, field.count < 16 else { return nil }
    var (digits, places, sawPoint, sawDigit) = (0, 0, false, false)
    for at in field {
      let byte = text[at]
      if byte == 0x2E {
        if sawPoint { return nil }
        sawPoint = true
        continue
      }
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      digits = digits * 10 + Int(byte - 0x30)
      sawDigit = true
      if sawPoint { places += 1 }
    }
    return sawDigit ? (digits, places) : nil
  }

  /// A decimal field in units of 10^-places; nil where it is no number or has more decimals.
  func scaled(_ field: Range<Int>, places: Int) -> Int? {
    guard let value = decimal(field), value.places <= places else { return nil }
    return (value.places..<places).reduce(value.digits) { digits, _ in digits * 10 }
  }
}
