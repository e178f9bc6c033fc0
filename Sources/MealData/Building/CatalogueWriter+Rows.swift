internal import MealUnits

extension CatalogueWriter {
  /// The sections of rows: records, values, measures, provenance, words.
  mutating func writeRows() {
    var parts = RowParts()
    for (index, row) in rows.enumerated() { add(row, index, &parts) }
    var words = WordIndex(rows: rows)
    words.build()
    for index in parts.records.indices {
      parts.records[index].tokens = words.starts[index]
      parts.records[index].tokenCount = words.counts[index]
    }
    set(.rows, parts.records)
    set(.extras, parts.extras)
    set(.patterns, parts.patterns.flatMap { [$0.low, $0.high] })
    set(.values, parts.values)
    set(.overflow, parts.overflow)
    set(.factors, parts.factors)
    set(.measures, parts.measures)
    set(.measureKinds, parts.kinds)
    set(.provenance, rows.flatMap(\.origins))
    writeWords(words)
  }

  private mutating func add(_ row: BuildRow, _ index: Int, _ parts: inout RowParts) {
    var record = RowRecord()
    switch row.key {
    case .number(let number): record.key = number
    case .text:
      record.key = strings.intern(row.keyText)
      record.flags |= RowRecord.ownKey
    }
    record.name = strings.intern(row.name)
    record.extra = addExtra(row, &parts)
    record.group = UInt8(clamping: row.group)
    record.refuse = row.refuse
    record.factors = parts.factorIndex(row.factors)
    if Rarity.isBrand(row) { record.flags |= RowRecord.brand }
    record.rarity = Rarity.of(row, group: builder.groups[row.group])
    parts.addValues(row, index, &record)
    addMeasures(row, &record, &parts)
    parts.records.append(record)
  }

  private mutating func addExtra(_ row: BuildRow, _ parts: inout RowParts) -> UInt16 {
    let texts = [row.common, row.maker, row.scientific, row.refuseText, row.source]
    guard row.like != nil || texts.contains(where: { !$0.isEmpty }) else { return 0 }
    parts.extras.append(
      RowExtra(
        common: strings.intern(row.common), maker: strings.intern(row.maker),
        scientific: strings.intern(row.scientific),
        refuse: strings.intern(row.refuseText), source: strings.intern(row.source),
        like: row.like.flatMap { rowIndex[$0] }.map { UInt32($0 + 1) } ?? 0))
    return UInt16(parts.extras.count)
  }

  private mutating func addMeasures(_ row: BuildRow, _ record: inout RowRecord, _ parts: inout RowParts) {
    record.measures = UInt32(parts.measures.count)
    record.measureCount = UInt8(clamping: row.measures.count)
    guard !row.measures.isEmpty else { return }
    let nameWords = Set(MeasureWording.words(row.name + " " + row.common))
    for measure in row.measures.prefix(255) {
      let wording = MeasureWording(measure.text, nameWords: nameWords)
      let kind = MeasureKind(
        text: strings.intern(measure.text), qualifier: strings.intern(wording.qualifier),
        preparation: wording.preparation.rawValue, unit: wording.unit?.rawValue ?? 255,
        size: wording.size?.rawValue ?? 255, special: wording.isSpecial ? 1 : 0)
      parts.measures.append(
        MeasureRecord(
          kind: parts.kindIndex(kind), sequence: UInt16(clamping: measure.sequence), amount: UInt32(measure.amount),
          grams: UInt32(measure.grams)))
    }
  }

  private mutating func writeWords(_ words: WordIndex) {
    set(
      .tokens,
      words.tokens.map { token in
        TokenRecord(
          text: strings.intern(token.text), postings: token.start, postingCount: UInt16(token.rows.count),
          kind: token.kind.rawValue, detail: token.detail)
      })
    set(.postings, words.tokens.flatMap(\.rows))
    set(.rowTokens, words.rowTokens)
    set(.tokenTable, HashTable.slots(words.tokens.map { NameWords($0.text).ranges.first?.hash ?? 0 }))
  }
}

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

/// A set of numbers below 128.
struct Bits128: Hashable {
  var low: UInt64 = 0
  var high: UInt64 = 0

  mutating func insert(_ bit: Int) {
    if bit < 64 { low |= 1 << UInt64(bit) } else { high |= 1 << UInt64(bit - 64) }
  }
}
