/// How many columns text takes on a terminal.
///
/// Wide characters (East Asian, emoji) take two, marks and joiners none. A sequence of emoji joined into one takes the
/// columns of its first.
public enum DisplayWidth {
  /// The columns of `text`, which must hold no tabs or line ends.
  public static func of(_ text: String) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    var meter = Meter()
    return text.unicodeScalars.reduce(0) { $0 + meter.width($1) }
  }

  /// The longest beginning of `text` that fits into `columns`, ending with `ellipsis` where something was cut.
  public static func elided(_ text: String, to columns: Int, ellipsis: String) -> String {
    if of(text) <= columns { return text }
    let room = columns - of(ellipsis)
    var (kept, used) = ("", 0)
    for character in text {
      let width = of(String(character))
      if used + width > room { break }
      kept.append(character)
      used += width
    }
    while kept.hasSuffix(" ") { kept.removeLast() }
    return kept + ellipsis
  }

  /// Measures scalars one after another; remembers what joins to what.
  struct Meter {
    private var isJoined = false
    private var previous = 0

    /// The columns that `scalar` adds.
    mutating func width(_ scalar: Unicode.Scalar) -> Int {
      let width = columns(scalar)
      isJoined = scalar.value == 0x200D
      if width > 0 { previous = width }
      return width
    }

    private func columns(_ scalar: Unicode.Scalar) -> Int {
      let value = scalar.value
      if value < 0x300 { return value == 0xAD ? 0 : 1 }
      if value == 0xFE0F { return previous == 1 ? 1 : 0 }
      if isJoined || (0x1F3FB...0x1F3FF).contains(value) && previous == 2 { return 0 }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format: return 0
      default: return DisplayWidth.isWide(value) ? 2 : 1
      }
    }
  }

  /// True for the ranges that Unicode's EastAsianWidth.txt calls wide or fullwidth, neighbouring ranges joined.
  private static func isWide(_ value: UInt32) -> Bool {
    if value < 0x1100 { return false }
    var low = 0
    var high = wide.count
    while low < high {
      let middle = (low + high) / 2
      if value > wide[middle].upperBound { low = middle + 1 } else { high = middle }
    }
    return low < wide.count && wide[low].contains(value)
  }

  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x231A...0x231B, 0x2329...0x232A, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3,
    0x25FD...0x25FE, 0x2614...0x2615, 0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1,
    0x26AA...0x26AB, 0x26BD...0x26BE, 0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA,
    0x26F2...0x26F3, 0x26F5...0x26F5, 0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B,
    0x2728...0x2728, 0x274C...0x274C, 0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797,
    0x27B0...0x27B0, 0x27BF...0x27BF, 0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x2E80...0x303E,
    0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF, 0x1AFF0...0x1B2FF,
    0x1F004...0x1F004, 0x1F0CF...0x1F0CF, 0x1F18E...0x1F18E, 0x1F191...0x1F19A, 0x1F200...0x1F320,
    0x1F32D...0x1F335, 0x1F337...0x1F37C, 0x1F37E...0x1F393, 0x1F3A0...0x1F3CA, 0x1F3CF...0x1F3D3,
    0x1F3E0...0x1F3F0, 0x1F3F4...0x1F3F4, 0x1F3F8...0x1F43E, 0x1F440...0x1F440, 0x1F442...0x1F4FC,
    0x1F4FF...0x1F53D, 0x1F54B...0x1F54E, 0x1F550...0x1F567, 0x1F57A...0x1F57A, 0x1F595...0x1F596,
    0x1F5A4...0x1F5A4, 0x1F5FB...0x1F64F, 0x1F680...0x1F6C5, 0x1F6CC...0x1F6CC, 0x1F6D0...0x1F6D2,
    0x1F6D5...0x1F6D7, 0x1F6DC...0x1F6DF, 0x1F6EB...0x1F6EC, 0x1F6F4...0x1F6FC, 0x1F7E0...0x1F7EB,
    0x1F7F0...0x1F7F0, 0x1F90C...0x1F93A, 0x1F93C...0x1F945, 0x1F947...0x1F9FF, 0x1FA70...0x1FAFF,
    0x20000...0x3FFFD,
  ]
}
