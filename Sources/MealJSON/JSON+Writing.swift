extension JSON {
  /// The document as text: two-space indentation, short arrays and objects of plain values on one line, a newline at the end.
  public func pretty() -> String {
    var writer = JSONWriter()
    writer.write(self, indent: 0, pretty: true)
    writer.output.append(0x0A)
    return String(decoding: writer.output, as: UTF8.self)
  }

  /// The document on one line without a newline.
  public func compact() -> String {
    var writer = JSONWriter()
    writer.write(self, indent: 0, pretty: false)
    return String(decoding: writer.output, as: UTF8.self)
  }
}

/// Writes JSON into one growing buffer.
struct JSONWriter {
  var output: [UInt8] = []

  mutating func write(_ value: JSON, indent: Int, pretty: Bool) {
    switch value {
    case .null: append("null")
    case .bool(let flag): append(flag ? "true" : "false")
    case .int(let number): append(String(number))
    case .number(let number): append(JSONWriter.text(number))
    case .string(let text): string(text)
    case .array(let values):
      let inline = !pretty || values.allSatisfy(\.isPlain)
      list("[", "]", count: values.count, indent: indent, inline: inline, pretty: pretty) { writer, index in
        writer.write(values[index], indent: indent + 1, pretty: pretty)
      }
    case .object(let members):
      let inline = !pretty || (members.count <= 4 && members.allSatisfy(\.value.isPlain))
      list("{", "}", count: members.count, indent: indent, inline: inline, pretty: pretty) { writer, index in
        writer.string(members[index].key)
        writer.append(pretty ? ": " : ":")
        writer.write(members[index].value, indent: indent + 1, pretty: pretty)
      }
    }
  }

  private mutating func list(
    _ open: String, _ close: String, count: Int, indent: Int, inline: Bool, pretty: Bool,
    element: (inout JSONWriter, Int) -> Void
  ) {
    append(open)
    for index in 0..<count {
      if index > 0 { append(inline && pretty ? ", " : ",") }
      if !inline { newline(indent + 1) }
      element(&self, index)
    }
    if !inline && count > 0 { newline(indent) }
    append(close)
  }

  private mutating func newline(_ indent: Int) {
    output.append(0x0A)
    for _ in 0..<indent * 2 { output.append(0x20) }
  }

  mutating func append(_ text: String) { output.append(contentsOf: text.utf8) }

  /// The shortest decimal that reads back as the same number; whole numbers without a fraction.
  static func text(_ number: Double) -> String {
    guard number.isFinite else { return "null" }
    if number == number.rounded(), number.magnitude < 1e15 { return number == 0 ? "0" : String(Int(number)) }
    return number.description
  }

  mutating func string(_ text: String) {
    output.append(UInt8(ascii: "\""))
    for byte in text.utf8 { escape(byte) }
    output.append(UInt8(ascii: "\""))
  }

  private mutating func escape(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): append("\\\"")
    case UInt8(ascii: "\\"): append("\\\\")
    case 0x0A: append("\\n")
    case 0x0D: append("\\r")
    case 0x09: append("\\t")
    case 0..<0x20, 0x7F:
      let digits = Array("0123456789abcdef".utf8)
      append("\\u00")
      output.append(digits[Int(byte >> 4)])
      output.append(digits[Int(byte & 15)])
    default: output.append(byte)
    }
  }
}

extension JSON {
  fileprivate var isPlain: Bool {
    switch self {
    case .null, .bool, .int, .number, .string: true
    case .array(let values): values.isEmpty
    case .object(let members): members.isEmpty
    }
  }
}
