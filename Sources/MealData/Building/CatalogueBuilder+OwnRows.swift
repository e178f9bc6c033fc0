extension CatalogueBuilder {
  /// Makes the rows that cards bring themselves: `values`, or the figures of another row by `like`.
  mutating func resolveOwnRows() {
    for card in cards {
      let isOwn = row(card.key) == nil
      if isOwn { addOwnRow(card) }
      let own = isOwn && !card.values.isEmpty ? row(card.key).map { rows[$0] } : nil
      for text in CardLint(card: card).faults(own) {
        fault(card.file, card.line, "\(card.name): \(text)", isWarning: true)
      }
    }
  }

  private mutating func addOwnRow(_ card: BuildCard) {
    guard let key = CatalogueBuilder.parse(card.key), !card.key.hasPrefix("usda:") else {
      return fault(card.file, card.line, "no row `\(card.key)`")
    }
    guard card.like != nil || !card.values.isEmpty else {
      return fault(card.file, card.line, "`\(card.key)` needs `values` or `like`")
    }
    if card.source.isEmpty { fault(card.file, card.line, "`\(card.key)` needs a `source`", isWarning: true) }
    var row = BuildRow(key: key, keyText: card.key, name: card.name, group: group("Own"))
    row.source = card.source
    if let like = card.like { borrow(like.key, like.line, card, &row) }
    for value in card.values {
      let decimals = Nutrient.allCases[value.nutrient].decimals
      row.set(value.nutrient, decimals: decimals, digits: value.digits, places: value.places)
    }
    addRow(row)
  }

  private mutating func borrow(_ key: String, _ line: Int, _ card: BuildCard, _ row: inout BuildRow) {
    guard let index = self.row(key) else { return fault(card.file, line, "no row `\(key)`") }
    let lender = rows[index]
    row.values = lender.values
    row.odd = lender.odd
    row.factors = lender.factors
    row.group = lender.group
    row.like = lender.key
    row.origins = lender.origins
  }
}
