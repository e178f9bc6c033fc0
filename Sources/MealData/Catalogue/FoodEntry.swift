/// An everyday name in a catalogue and what it means: a curated card, or the implicit entry of a row without one.
///
/// A view, cheap to copy; its properties read the blob when asked.
public struct FoodEntry: Sendable {
  let catalogue: Catalogue
  /// The entry within its catalogue.
  public let id: EntryID

  private var blob: Blob { catalogue.blob }

  var card: CardRecord? {
    guard id.index < catalogue.cardCount else { return nil }
    return blob.record(.cards, Int(id.index), as: CardRecord.self)
  }

  /// True for a curated card.
  public var isCard: Bool { id.index < catalogue.cardCount }

  /// The row of figures.
  public var food: FoodID {
    card.map { FoodID(Int($0.row)) } ?? FoodID(Int(id.index) - catalogue.cardCount)
  }

  /// The key of the row.
  public var key: String { catalogue.key(of: food) }

  /// The plain name: `onion`; for a row without a card the source's name.
  public var name: String { card.map { blob.string($0.name) } ?? catalogue.name(of: food) }

  /// All English names, the plain one first, as the card writes them.
  public var names: [String] { names(in: .english) }

  /// The names in a language.
  public func names(in language: FoodLanguage) -> [String] {
    guard let card else { return language == .english ? [name] : [] }
    return (0..<Int(card.nameCount)).compactMap { position in
      let record = blob.record(.names, Int(card.names) + position, as: NameRecord.self)
      return record.language == UInt16(language.rawValue) ? blob.string(record.written) : nil
    }
  }

  /// The plain name in a language; nil where the card has none.
  public func name(in language: FoodLanguage) -> String? {
    language == .english ? name : names(in: language).first
  }

  /// What kind of food it is.
  public var group: FoodGroup {
    if let card { return FoodGroup.allCases[Int(card.group)] }
    return FoodGroup(standardReferenceGroup: catalogue.sourceGroup(of: food))
  }

  /// Where a shop keeps it.
  public var aisle: Aisle {
    card.map { Aisle.allCases[Int($0.aisle)] } ?? Aisle(group: group)
  }

  /// The protein family: `chicken`, `lentil`; nil for foods that are not eaten for protein.
  public var family: String? { card.flatMap { blob.optionalString($0.family) } }

  /// Why the card means this row, where that is not plain.
  public var note: String? { card.flatMap { blob.optionalString($0.note) } }

  /// Grams a millilitre; nil where the card does not say.
  public var density: Double? {
    guard let card, card.density > 0 else { return nil }
    return Double(card.density) / 10_000
  }

  /// The part of the bought weight that is not eaten, 0...100 %: the card's, else the source's; nil where neither says.
  public var refusePercent: Double? {
    if let card, card.refuse != BlobFormat.missing { return Double(card.refuse) / 10 }
    return catalogue.refusePercent(of: food)
  }

  /// The row to use when a line says that the food is in a state; nil where the card does not say.
  public func link(_ state: FoodState) -> FoodID? {
    guard let card else { return nil }
    let row: UInt16 =
      switch state {
      case .cooked: card.cooked
      case .raw: card.raw
      case .canned: card.canned
      case .dried: card.dried
      case .frozen: card.frozen
      case .drained: card.drained
      }
    return row == 0 ? nil : FoodID(Int(row) - 1)
  }

  /// What the card says that one of a unit weighs, in its order.
  public var weights: [CardWeight] {
    guard let card else { return [] }
    return (0..<Int(card.weightCount)).map {
      CardWeight(blob.record(.weights, Int(card.weights) + $0, as: WeightRecord.self))
    }
  }
}

extension FoodEntry: Hashable {
  /// The same entry; meant for entries of one catalogue.
  public static func == (left: FoodEntry, right: FoodEntry) -> Bool { left.id == right.id }

  /// Hashes the entry's number.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Catalogue {
  /// The entry of a row: the card whose name is nearest to the row's, else the implicit one.
  public func entry(of food: FoodID) -> FoodEntry {
    _ = row(food)
    let card = Int(blob.record(.rowCards, Int(food.index), as: UInt16.self))
    return FoodEntry(catalogue: self, id: EntryID(card > 0 ? card - 1 : cardCount + Int(food.index)))
  }

  /// The entry of a key; nil where the catalogue has no such row.
  public func entry(key: some StringProtocol) -> FoodEntry? { food(key: key).map { entry(of: $0) } }

  /// The card of a number below `cardCount`, as entries of ingredients have it; nil for a higher one.
  public func card(_ number: Int) -> FoodEntry? {
    (0..<cardCount).contains(number) ? FoodEntry(catalogue: self, id: EntryID(number)) : nil
  }

  /// The entry of an id that this catalogue gave.
  public func entry(_ id: EntryID) -> FoodEntry { FoodEntry(catalogue: self, id: id) }
}
