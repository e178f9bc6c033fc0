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

  private static let limit = 1 << 16

  private var found: [Key: FoodFinder.Found?] = [:]
  private var known: [Key: Bool] = [:]
  private var suggested: [String: [String]] = [:]

  /// The food of `key`, from `find` where it was never asked for.
  func food(_ key: Key?, _ find: () -> FoodFinder.Found?) -> FoodFinder.Found? {
    guard let key else { return find() }
    if let food = found[key] { return food }
    if found.count == FoodCache.limit { found = [:] }
    let food = find()
    found[key] = .some(food)
    return food
  }

  /// Whether `key` is a name, from `find` where it was never asked for.
  func isName(_ key: Key?, _ find: () -> Bool) -> Bool {
    guard let key else { return find() }
    if let isName = known[key] { return isName }
    if known.count == FoodCache.limit { known = [:] }
    let isName = find()
    known[key] = isName
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
