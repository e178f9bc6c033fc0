/// How far a row is from a query.
struct RowCost {
  /// Nil where the row lacks a word of the query, or its own name for the food is not in the query.
  private(set) var total: Double?

  /// An unasked word in the row's own name for the food: never acceptable.
  private static let namingCost = 7.0
  /// An unasked word that makes another food.
  private static let productCost = 5.0
  private static let wordCost = 1.0
  private static let faintCost = 0.1
  private static let stateCost = 1.5
  /// Another word for the state that was asked: "baked" for "boiled".
  private static let otherStateCost = 0.8

  private let blob: Blob
  private let query: SearchQuery
  private var found: UInt64 = 0
  private var states: UInt64 = 0
  private var isNamed = false

  init(_ blob: Blob, _ index: Int, _ query: SearchQuery) {
    self.blob = blob
    self.query = query
    let row = blob.record(.rows, index, as: RowRecord.self)
    let base = blob.offset(.rowTokens) + Int(row.tokens) * 2
    var cost = Double(row.rarity) / 20
    var (segment, hasShelf) = (-1, false)
    guard RowCost.hasAll(blob, base, Int(row.tokenCount), query) else { return }
    for position in 0..<Int(row.tokenCount) {
      let word = blob.base.load(fromByteOffset: base + position * 2, as: UInt16.self)
      let isShelf = word & WordIndex.shelfMark != 0
      hasShelf = hasShelf || isShelf
      if word & WordIndex.segmentMark != 0, !isShelf { segment += 1 }
      cost += self.cost(of: word, isShelf ? .shelf : segment > 0 ? .tail : hasShelf ? .afterShelf : .name)
    }
    guard isNamed, found.nonzeroBitCount == query.wanted.count else { return }
    for state in query.states where states & (1 << UInt64(state.rawValue)) == 0 && state != .raw { return }
    total = cost
  }

  /// True where the row has every wanted word: most rows fall here, before their words are weighed.
  private static func hasAll(_ blob: Blob, _ base: Int, _ count: Int, _ query: SearchQuery) -> Bool {
    for wanted in query.wanted {
      var isThere = false
      for position in 0..<count where !isThere {
        let word = blob.base.load(fromByteOffset: base + position * 2, as: UInt16.self)
        isThere = Int(word & WordIndex.indexMask) == wanted
      }
      if !isThere { return false }
    }
    return true
  }

  /// Where a word stands in a row's name.
  private enum Place {
    case shelf, afterShelf, name, tail
  }

  private mutating func cost(of word: UInt16, _ place: Place) -> Double {
    let token = Int(word & WordIndex.indexMask)
    if let wanted = query.wanted.firstIndex(of: token) {
      found |= 1 << UInt64(wanted)
      if place != .tail { isNamed = true }
      return 0
    }
    if word & WordIndex.commonMark != 0 { return 0 }
    if place == .shelf { return word & WordIndex.bareMark != 0 ? RowCost.faintCost : RowCost.namingCost }
    return unasked(token, place)
  }

  /// What a word of the row that is not in the query costs.
  private mutating func unasked(_ token: Int, _ place: Place) -> Double {
    let record = blob.record(.tokens, token, as: TokenRecord.self)
    switch WordClass(rawValue: record.kind) ?? .identity {
    case .state: return unaskedState(token, record.detail)
    case .binder, .clause, .free, .preparation: return RowCost.faintCost
    case .faint: return place == .name ? RowCost.namingCost : RowCost.faintCost
    case .product: return place == .tail ? RowCost.productCost : RowCost.namingCost
    case .identity, .part: return place == .tail ? RowCost.wordCost : RowCost.namingCost
    }
  }

  private mutating func unaskedState(_ token: Int, _ state: UInt8) -> Double {
    states |= 1 << UInt64(state & 63)
    if query.stateTokens.contains(token) || state == FoodState.raw.rawValue { return 0 }
    return query.states.contains { $0.rawValue == state } ? RowCost.otherStateCost : RowCost.stateCost
  }
}
