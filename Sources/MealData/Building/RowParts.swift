/// The sections of rows in the making.
struct RowParts {
  var records: [RowRecord] = []
  var extras: [RowExtra] = []
  var patterns: [Bits128] = []
  var values: [UInt8] = []
  var overflow: [OverflowRecord] = []
  var factors: [FactorRecord] = []
  var measures: [MeasureRecord] = []
  var kinds: [MeasureKind] = []
  private var patternIndices: [Bits128: UInt16] = [:]
  private var factorIndices: [FactorRecord: UInt16] = [:]
  private var kindIndices: [MeasureKind: UInt16] = [:]

  mutating func factorIndex(_ record: FactorRecord) -> UInt16 {
    if let index = factorIndices[record] { return index }
    factors.append(record)
    factorIndices[record] = UInt16(factors.count - 1)
    return UInt16(factors.count - 1)
  }

  mutating func kindIndex(_ kind: MeasureKind) -> UInt16 {
    if let index = kindIndices[kind] { return index }
    kinds.append(kind)
    kindIndices[kind] = UInt16(kinds.count - 1)
    return UInt16(kinds.count - 1)
  }

  mutating func addValues(_ row: BuildRow, _ index: Int, _ record: inout RowRecord) {
    var (present, nonzero) = (Bits128(), Bits128())
    var words: [UInt16] = []
    var odd = row.odd[...]
    for nutrient in row.values.indices {
      if let first = odd.first, first.nutrient == nutrient {
        odd.removeFirst()
        overflow.append(
          OverflowRecord(
            row: UInt16(index), nutrient: UInt8(nutrient), places: UInt8(first.places), digits: UInt32(first.digits)))
        words.append(BlobFormat.overflowMark)
        nonzero.insert(nutrient)
      } else {
        let value = row.values[nutrient]
        if value < 0 { continue }
        if value > 0 {
          words.append(UInt16(value))
          nonzero.insert(nutrient)
        }
      }
      present.insert(nutrient)
    }
    record.values = UInt32(values.count)
    record.pattern = patternIndex(present)
    append(nonzero, words)
  }

  private mutating func patternIndex(_ bits: Bits128) -> UInt16 {
    if let index = patternIndices[bits] { return index }
    patterns.append(bits)
    patternIndices[bits] = UInt16(patterns.count - 1)
    return UInt16(patterns.count - 1)
  }

  private mutating func append(_ bits: Bits128, _ words: [UInt16]) {
    withUnsafeBytes(of: bits.low.littleEndian) { values.append(contentsOf: $0) }
    withUnsafeBytes(of: bits.high.littleEndian) { values.append(contentsOf: $0) }
    for word in words {
      values.append(UInt8(word & 0xFF))
      values.append(UInt8(word >> 8))
    }
  }
}
