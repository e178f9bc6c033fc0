/// The names of cards in the making.
struct NameIndex {
  private(set) var records: [NameRecord] = []
  private(set) var joined: [UInt32?] = []
  /// English names of several words alone: nobody turns a foreign name around.
  private(set) var orderFree: [UInt32?] = []
  private var owners: [String: UInt16] = [:]

  /// The card that has the name in a language.
  func owner(of words: NameWords, _ language: FoodLanguage) -> UInt16? { owners[key(words, language)] }

  mutating func add(_ words: NameWords, _ record: NameRecord) {
    owners[key(words, FoodLanguage(rawValue: UInt8(record.language)) ?? .english)] = record.card
    records.append(record)
    joined.append(words.joinedHash(words.all))
    let canTurn = words.count > 1 && record.language == 0
    orderFree.append(canTurn ? words.orderFreeHash(words.all) : nil)
  }

  private func key(_ words: NameWords, _ language: FoodLanguage) -> String {
    "\(language.code):\(words.text)"
  }
}
