/// Makes names comparable: case folded, without diacritics, so that `Crème Brûlée` and `creme brulee` are one name.
public enum NameFolding {
  /// The folded form of `text`, with runs of white space as one space and none at the ends.
  public static func folded(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    fold(text.unicodeScalars, into: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The folded form of UTF-8 `bytes`.
  ///
  /// A single pass without strings where all bytes are ASCII.
  public static func folded(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    guard bytes.allSatisfy({ $0 < 0x80 }) else {
      fold(String(decoding: bytes, as: UTF8.self).unicodeScalars, into: &result)
      return result
    }
    var pendingSpace = false
    for byte in bytes { append(lowered(byte), to: &result, pendingSpace: &pendingSpace) }
    return result
  }

  private static func fold(_ scalars: some Sequence<Unicode.Scalar>, into result: inout [UInt8]) {
    var pendingSpace = false
    for scalar in scalars {
      if scalar.isASCII {
        append(lowered(UInt8(truncatingIfNeeded: scalar.value)), to: &result, pendingSpace: &pendingSpace)
      } else if scalar.properties.isWhitespace {
        append(0x20, to: &result, pendingSpace: &pendingSpace)
      } else {
        for byte in base(of: scalar).utf8 { append(byte, to: &result, pendingSpace: &pendingSpace) }
      }
    }
  }

  private static func append(_ byte: UInt8, to result: inout [UInt8], pendingSpace: inout Bool) {
    if byte == 0x20 || (0x09...0x0D).contains(byte) {
      pendingSpace = !result.isEmpty
      return
    }
    if pendingSpace { result.append(0x20) }
    pendingSpace = false
    result.append(byte)
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    (0x41...0x5A).contains(byte) ? byte | 0x20 : byte
  }

  /// The lower-case letters that `scalar` stands for, without its marks; empty for a combining mark.
  static func base(of scalar: Unicode.Scalar) -> String {
    if (0x300...0x36F).contains(scalar.value) { return "" }
    let lower = scalar.properties.lowercaseMapping.unicodeScalars.first ?? scalar
    switch lower {
    case "à", "á", "â", "ã", "ä", "å", "ā", "ă", "ą", "ǎ": return "a"
    case "ç", "ć", "ĉ", "ċ", "č": return "c"
    case "ď", "đ", "ð": return "d"
    case "è", "é", "ê", "ë", "ē", "ĕ", "ė", "ę", "ě": return "e"
    case "ĝ", "ğ", "ġ", "ģ": return "g"
    case "ĥ", "ħ": return "h"
    case "ì", "í", "î", "ï", "ĩ", "ī", "ĭ", "į", "ı": return "i"
    case "ĵ": return "j"
    case "ķ": return "k"
    case "ĺ", "ļ", "ľ", "ł": return "l"
    case "ñ", "ń", "ņ", "ň": return "n"
    case "ò", "ó", "ô", "õ", "ö", "ø", "ō", "ŏ", "ő", "ơ": return "o"
    case "ŕ", "ŗ", "ř": return "r"
    case "ś", "ŝ", "ş", "š", "ș": return "s"
    case "ţ", "ť", "ț": return "t"
    case "ù", "ú", "û", "ü", "ũ", "ū", "ŭ", "ů", "ű", "ų", "ư": return "u"
    case "ŵ": return "w"
    case "ý", "ÿ", "ŷ": return "y"
    case "ź", "ż", "ž": return "z"
    case "æ": return "ae"
    case "œ": return "oe"
    case "ß": return "ss"
    case "þ": return "th"
    case "ё": return "е"
    default: return String(Character(lower))
    }
  }
}
