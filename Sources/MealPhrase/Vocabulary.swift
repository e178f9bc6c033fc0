internal import MealUnits

/// The words that steer the reading.
enum Vocabulary {
  /// The classes of a word and the number that belongs to a number or size word.
  @inline(__always)
  static func look(_ key: UnitWords.Key) -> (classes: WordClass, number: UInt8) {
    guard let row = table.row(of: key) else { return ([], 0) }
    return read(row)
  }

  private static func read(_ row: Int) -> (WordClass, UInt8) {
    var (classes, number): (WordClass, UInt8) = ([], 0)
    for offset in UnitWords.Table.keyWidth..<table.pitch - 1 {
      let byte = table.byte(row, offset)
      if byte == 0x20 { break }
      if (0x30...0x39).contains(byte) {
        number = number * 10 + (byte - 0x30)
      } else {
        classes.insert(.named(byte))
      }
    }
    return (classes, number)
  }
}
