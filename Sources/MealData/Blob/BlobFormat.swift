/// The numbers that writer and reader share.
enum BlobFormat {
  /// "MEALCAT" and the version of the format.
  static let magic: [UInt8] = Array("MEALCAT1".utf8)
  /// Bytes before the table of contents: magic and checksum.
  static let headerSize = 16
  /// Bytes before the first section.
  static let contentsEnd = headerSize + BlobSection.allCases.count * 8
  /// A value that has a row in the overflow section.
  static let overflowMark: UInt16 = 0xFFFF
  /// A number that is missing.
  static let missing: UInt16 = 0xFFFF
  /// The most rows and cards: their indices are 16 bits, and one value means none.
  static let capacity = 65_000
  /// The nutrients with provenance, in the order of the `provenance` section.
  static let provenanceNutrients: [Nutrient] = [
    .protein, .fat, .carbs, .energy, .alcohol, .water, .sugars, .fiber, .sodium, .saturatedFat,
  ]
  /// 10^0...10^9 as binary fractions, exact.
  static func powerOfTen(_ places: Int) -> Double {
    switch places {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    default: 10_000_000
    }
  }

  /// FNV-1a over bytes, 32 bits.
  @inline(__always)
  static func hash(_ byte: UInt8, into state: inout UInt32) {
    state = (state ^ UInt32(byte)) &* 16_777_619
  }

  /// The start of FNV-1a.
  static let hashSeed: UInt32 = 2_166_136_261

  /// The last mix, so that low bits depend on all.
  @inline(__always)
  static func finish(_ state: UInt32) -> UInt32 {
    let mixed = (state ^ (state >> 15)) &* 0x2C1B_3C6D
    return mixed ^ (mixed >> 13)
  }
}
