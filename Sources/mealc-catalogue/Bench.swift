internal import Glibc
internal import MealData
internal import MealUnits

/// Times look-ups: the median of many rounds, in nanoseconds a call.
enum Bench {
  private static let exact = [
    "egg", "all-purpose flour", "unsalted butter", "extra-virgin olive oil", "brown sugar", "chicken breasts",
    "garlic cloves",
    "soy sauce", "heavy cream", "cherry tomatoes",
  ]
  private static let asides = [
    "large ripe tomatoes", "finely chopped fresh parsley", "medium red onion", "good quality sharp cheddar cheese",
    "cold unsalted butter", "honey for drizzling", "thinly sliced green onions", "butter unsalted", "small carrots",
  ]
  private static let searched = [
    "acorns", "triticale", "carob flour", "boneless beef top round steak", "human milk",
  ]
  private static let unknown = ["dragonflower nectar", "unobtainium", "essence of thunder", "qwertz paste"]

  static func run() -> Int32 {
    report("exact name", exact)
    report("words set aside", asides)
    report("searched", searched)
    report("unknown", unknown)
    let catalogue = Catalogue.builtIn
    let foods = Array(catalogue.foods)
    print("value            \(time(foods.count) { index in _ = catalogue.value(.saturatedFat, of: foods[index]) }) ns")
    let entries = exact.compactMap { FoodMatcher(catalogue).match($0)?.entry }
    print("grams a cup      \(time(entries.count) { index in _ = entries[index].grams(.cup) }) ns")
    print("suggestions      \(time(unknown.count, rounds: 5) { _ = catalogue.suggestions(for: unknown[$0]) }) ns")
    print("search           \(time(exact.count, rounds: 5) { _ = catalogue.search(exact[$0], limit: 10) }) ns")
    return 0
  }

  private static func report(_ name: String, _ texts: [String]) {
    let matcher = FoodMatcher(.builtIn)
    let bytes = texts.map { Array($0.utf8) }
    let found = texts.filter { matcher.match($0) != nil }.count
    let none = UnsafeRawBufferPointer(start: nil, count: 0)
    let nanoseconds = time(bytes.count) { index in
      bytes[index].withUnsafeBytes { _ = matcher.match($0, preparation: none) }
    }
    let padding = String(repeating: " ", count: max(1, 17 - name.utf8.count))
    print("\(name)\(padding)\(nanoseconds) ns, \(found) of \(texts.count) found")
  }

  /// The median over rounds of the mean time of a call.
  private static func time(_ count: Int, rounds: Int = 201, _ body: (Int) -> Void) -> Int {
    guard count > 0 else { return 0 }
    var times: [Int] = []
    for _ in 0..<rounds {
      let start = now()
      for index in 0..<count { body(index) }
      times.append((now() - start) / count)
    }
    return times.sorted()[rounds / 2]
  }

  private static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}
