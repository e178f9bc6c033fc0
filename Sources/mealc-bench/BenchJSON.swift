import Glibc

/// Reads well-formed JSON into values; for the benchmarks' data alone.
indirect enum BenchJSON {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([BenchJSON])
  case object([String: BenchJSON])

  /// The value of a text; nil where it is not JSON.
  init?(_ bytes: [UInt8]) {
    var reader = Reader(bytes: bytes)
    guard let value = reader.value() else { return nil }
    self = value
  }

  subscript(key: String) -> BenchJSON? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var items: [BenchJSON] {
    if case .array(let items) = self { items } else { [] }
  }

  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }
}

extension BenchJSON {
  private struct Reader {
    let bytes: [UInt8]
    var at = 0

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func value() -> BenchJSON? {
      skipSpace()
      guard at < bytes.count else { return nil }
      switch bytes[at] {
      case UInt8(ascii: "{"): return object()
      case UInt8(ascii: "["): return array()
      case UInt8(ascii: "\""): return string().map { .string($0) }
      case UInt8(ascii: "t"): return word("true", .bool(true))
      case UInt8(ascii: "f"): return word("false", .bool(false))
      case UInt8(ascii: "n"): return word("null", .null)
      default: return number()
      }
    }

    private mutating func skipSpace() {
      while at < bytes.count, [0x20, 0x0A, 0x0D, 0x09].contains(bytes[at]) { at += 1 }
    }

    /// Steps over a sign; false where another one stands there.
    private mutating func take(_ sign: Unicode.Scalar) -> Bool {
      skipSpace()
      guard at < bytes.count, bytes[at] == UInt8(ascii: sign) else { return false }
      at += 1
      return true
    }

    private mutating func word(_ word: String, _ value: BenchJSON) -> BenchJSON? {
      guard bytes[at...].starts(with: word.utf8) else { return nil }
      at += word.utf8.count
      return value
    }

    private mutating func number() -> BenchJSON? {
      let start = at
      while at < bytes.count, "+-.eE0123456789".utf8.contains(bytes[at]) { at += 1 }
      return Double(String(decoding: bytes[start..<at], as: UTF8.self)).map { .number($0) }
    }

    private mutating func array() -> BenchJSON? {
      var items: [BenchJSON] = []
      guard take("[") else { return nil }
      if take("]") { return .array(items) }
      repeat {
        guard let item = value() else { return nil }
        items.append(item)
      } while take(",")
      return take("]") ? .array(items) : nil
    }

    private mutating func object() -> BenchJSON? {
      var members: [String: BenchJSON] = [:]
      guard take("{") else { return nil }
      if take("}") { return .object(members) }
      repeat {
        skipSpace()
        guard let key = string(), take(":"), let member = value() else { return nil }
        members[key] = member
      } while take(",")
      return take("}") ? .object(members) : nil
    }

    private mutating func string() -> String? {
      guard take("\"") else { return nil }
      var text: [UInt8] = []
      while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
        if bytes[at] == UInt8(ascii: "\\") { escape(&text) } else { text.append(bytes[at]) }
        at += 1
      }
      at += 1
      return String(decoding: text, as: UTF8.self)
    }

    /// Leaves `at` on the last byte of the escape.
    private mutating func escape(_ text: inout [UInt8]) {
      at += 1
      switch bytes[at] {
      case UInt8(ascii: "n"): text.append(0x0A)
      case UInt8(ascii: "t"): text.append(0x09)
      case UInt8(ascii: "r"), UInt8(ascii: "b"), UInt8(ascii: "f"): text.append(0x20)
      case UInt8(ascii: "u"): text += Array(String(scalar()).utf8)
      default: text.append(bytes[at])
      }
    }

    private mutating func scalar() -> Character {
      let first = unit()
      guard (0xD800..<0xDC00).contains(first), at + 2 < bytes.count, bytes[at + 1] == UInt8(ascii: "\\") else {
        return Unicode.Scalar(first).map(Character.init) ?? "\u{FFFD}"
      }
      at += 2
      let scalar = 0x10000 + (first - 0xD800) << 10 + (unit() &- 0xDC00)
      return Unicode.Scalar(scalar).map(Character.init) ?? "\u{FFFD}"
    }

    /// The four hexadecimal digits behind `u`.
    private mutating func unit() -> UInt32 {
      let digits = bytes[min(at + 1, bytes.count)..<min(at + 5, bytes.count)]
      at += 4
      return UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0xFFFD
    }
  }
}
