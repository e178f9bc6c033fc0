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
    set(.tokenTable, HashTable.slots(words.tokens.map { NameWords($0.text).ranges.first?.hash }).map { UInt16($0) })
  }
}
