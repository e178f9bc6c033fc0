/// What texts were found to mean, so that a program that names a food often looks it up once.
///
/// A class, because finders are values that are copied; a finder that learns a name takes a new cache. Keeps a bounded
/// number of texts and then begins again, so that a prompt that runs for long stays small.
final class FoodCache {
  /// The words of a food and what is done with it, as one run of bytes.
  struct Key: Hashable {
    private let bytes: [UInt8]
    private let textCount: Int

    /// Nil for what is so long that nobody writes it twice.
    init?(_ text: [UInt8], _ preparation: [UInt8]) {
      guard text.count + preparation.count <= 256 else { return nil }
      bytes = preparation.isEmpty ? text : text + preparation
      textCount = text.count
    }

    func hash(into hasher: inout Hasher) {
      bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }

  /// What is known of a text; what nobody asked for is nil.
  private final class Entry {
    var isName: Bool?
    var food: FoodFinder.Found??
  }

  private static let limit = 1 << 16

  private var entries: [Key: Entry] = [:]
  /// The text that was asked for last: whoever asks whether it is a name then asks for the food.
  private var last: (key: Key, entry: Entry)?
  private var suggested: [String: [String]] = [:]

  private func entry(_ key: Key) -> Entry {
    if let last, last.key == key { return last.entry }
    let entry = entries[key] ?? newEntry(key)
    last = (key, entry)
    return entry
  }

  private func newEntry(_ key: Key) -> Entry {
    if entries.count == FoodCache.limit { entries = [:] }
    let entry = Entry()
    entries[key] = entry
    return entry
  }

  /// The food of `key`, from `find` where it was never asked for.
  func food(_ key: Key?, _ find: () -> FoodFinder.Found?) -> FoodFinder.Found? {
    guard let entry = key.map(entry) else { return find() }
    if let food = entry.food { return food }
    let food = find()
    entry.food = .some(food)
    return food
  }

  /// Whether `key` is a name, from `find` where it was never asked for.
  func isName(_ key: Key?, _ find: () -> Bool) -> Bool {
    guard let entry = key.map(entry) else { return find() }
    if let isName = entry.isName { return isName }
    let isName = find()
    entry.isName = isName
    return isName
  }

  /// The names that an unknown text may mean, from `find` where it was never asked for.
  func suggestions(_ text: String, _ find: () -> [String]) -> [String] {
    if let names = suggested[text] { return names }
    if suggested.count == FoodCache.limit { suggested = [:] }
    let names = find()
    suggested[text] = names
    return names
  }
}
