extension CatalogueWriter {
  /// The sections of cards: records, weights, names and their tables.
  mutating func writeCards() {
    var records: [CardRecord] = []
    var weights: [WeightRecord] = []
    var names = NameIndex()
    for (index, card) in cards.enumerated() {
      guard let row = row(card.key) else { continue }
      records.append(record(card, row, weights.count, UInt16(index), &names))
      weights += card.weights
    }
    set(.cards, records)
    set(.weights, weights)
    set(.rowCards, rowCards(records))
    write(names)
  }

  /// For each row the card that speaks for it, plus one: the one whose name is most of the row's own name ("pasta" for
  /// "Pasta, dry", not "israeli couscous"), then the shortest, then the first.
  private func rowCards(_ records: [CardRecord]) -> [UInt16] {
    var best = [(share: Double, length: Int, card: Int)?](repeating: nil, count: rows.count)
    for (index, record) in records.enumerated() {
      let row = Int(record.row)
      let name = MeasureWording.words(cards[index].name)
      let own = Set(MeasureWording.words(rows[row].name))
      let share = Double(name.filter { own.contains($0) }.count) / Double(max(1, name.count))
      let length = cards[index].name.utf8.count
      if let known = best[row], (known.share, -known.length) >= (share, -length) { continue }
      best[row] = (share, length, index)
    }
    return best.map { UInt16(($0?.card ?? -1) + 1) }
  }

  private mutating func record(
    _ card: BuildCard, _ row: Int, _ firstWeight: Int, _ index: UInt16, _ names: inout NameIndex
  ) -> CardRecord {
    let group = card.group ?? FoodGroup(standardReferenceGroup: builder.groups[rows[row].group])
    var record = CardRecord()
    record.name = strings.intern(card.name)
    record.note = strings.intern(card.note)
    record.family = strings.intern(card.family)
    record.weights = UInt32(firstWeight)
    record.weightCount = UInt16(card.weights.count)
    record.density = card.density
    record.row = UInt16(row)
    record.refuse = card.refuse
    record.group = UInt8(FoodGroup.allCases.firstIndex(of: group) ?? 0)
    record.aisle = UInt8(Aisle.allCases.firstIndex(of: card.aisle ?? Aisle(group: group)) ?? 0)
    record.names = UInt32(names.records.count)
    for name in card.names { add(name, card, index, &names) }
    record.nameCount = UInt16(names.records.count - Int(record.names))
    for link in card.links { add(link, card, &record) }
    return record
  }

  private mutating func add(
    _ link: (state: FoodState, key: String, line: Int), _ card: BuildCard, _ record: inout CardRecord
  ) {
    guard let row = row(link.key) else { return fault(card.file, link.line, "no row `\(link.key)`") }
    let value = UInt16(row + 1)
    switch link.state {
    case .cooked: record.cooked = value
    case .raw: record.raw = value
    case .canned: record.canned = value
    case .dried: record.dried = value
    case .frozen: record.frozen = value
    case .drained: record.drained = value
    }
  }

  /// Adds a name unless the card has it already; a name that another card has is a fault (between languages it is not).
  private mutating func add(_ name: BuildName, _ card: BuildCard, _ index: UInt16, _ names: inout NameIndex) {
    let words = NameWords(name.text)
    guard words.count > 0 else { return fault(card.file, name.line, "`\(name.text)` has no letters") }
    if let other = names.owner(of: words, name.language) {
      if other != index {
        fault(
          card.file, name.line, "`\(name.text)` is already a name of `\(cards[Int(other)].name)`", isWarning: true)
      }
      return
    }
    names.add(
      words,
      NameRecord(
        text: strings.intern(words.text), written: strings.intern(name.text), card: index,
        language: UInt16(name.language.rawValue)))
  }

  private mutating func write(_ names: NameIndex) {
    guard names.records.count < BlobFormat.capacity else {
      return fault("", 0, "more than \(BlobFormat.capacity) names")
    }
    set(.names, names.records)
    set(.exactTable, HashTable.slots(names.joined))
    set(.orderFreeTable, HashTable.slots(names.orderFree))
  }
}
