import MealIR
import MealUnits

/// The words of a line, and what they tell of its food.
struct LineWords: Sendable {
  /// Of the food's names alone.
  var names: Senses
  /// Of everything on the line.
  var all: Senses

  /// From this many grams a piece of meat is a roast, whatever it is called.
  private static let roastGrams = 700.0
  /// From this many grams a ham of which nothing says that it is cooked is taken as raw.
  private static let wholeHamGrams = 1000.0

  init(_ line: Ingredient, names: [String]) {
    // The line's own words come last: they say more than the card's.
    let names = names + [line.foodText]
    self.names = Senses(names)
    all = Senses(names + [line.preparation].compactMap { $0 } + line.notes)
  }

  /// The animal that the food's names mention first.
  var kind: AnimalKind? { names.hits.lazy.compactMap { AnimalKind($0.sense) }.first }

  // MARK: Ready to eat

  /// Why the food needs no cooking; nil where it does.
  func readyReason(_ line: Ingredient) -> String? {
    if all.contains(.pasteurised) { return "pasteurised" }
    if all.contains(.raw) { return nil }
    if names.contains(.ham), !names.contains(.stillRaw) || isCookedHam { return ham(line) }
    if let phrase = names.phrase(.cooked) ?? prepared { return phrase }
    if line.unit == .can || line.unit == .jar { return "from a tin or jar" }
    return names.contains(.stillRaw) ? nil : names.phrase(.cured)
  }

  private var isCookedHam: Bool { all.contains(.cooked) }

  /// `cooked` behind the comma: cooked beforehand.
  private var prepared: String? {
    ["cooked", "precooked", "pre cooked", "fully cooked", "leftover", "rotisserie", "ready cooked", "canned", "tinned"]
      .first { phrase in all.hits.contains { $0.sense == .cooked && $0.phrase == phrase } }
  }

  /// Ham is cooked as it is sold, but a whole one of which nothing says so may not be.
  private func ham(_ line: Ingredient) -> String? {
    if isCookedHam { return "cooked ham" }
    if let phrase = all.phrase(.cured), phrase != "smoked", phrase != "cured" { return phrase }
    let isWhole = all.contains(.roast) || (LineWords.pieceGrams(line) ?? 0) >= LineWords.wholeHamGrams
    return isWhole ? nil : "cooked ham"
  }

  // MARK: Form

  func part(_ line: Ingredient, kind: AnimalKind, evidence: String) -> RawPart {
    let grams = LineWords.pieceGrams(line)
    var part = RawPart(line, kind: origin(kind), form: form(kind, grams))
    part.evidence = [evidence] + formEvidence(part.form)
    part.pieceGrams = grams
    part.isRolled = all.contains(.rolled) && part.form == .roast
    part.isCuredRoast = names.containsAny(.ham, .stillRaw) && part.form == .roast
    part.isParasiteExempt = isParasiteExempt(kind)
    part.isRare = all.contains(.rare)
    part.notes = notes(kind, part)
    return part
  }

  private func origin(_ kind: AnimalKind) -> AnimalKind {
    switch kind {
    case .wildGame where all.contains(.farmed): .farmedGame
    case .farmedGame where all.contains(.wild): .wildGame
    default: kind
    }
  }

  private func form(_ kind: AnimalKind, _ grams: Double?) -> FoodForm {
    if all.contains(.stuffed) { return .stuffed }
    if kind == .egg || kind == .stuffedPasta { return .intact }
    if all.contains(.ground) { return .ground }
    if kind.isAquatic || kind == .poultry { return names.contains(.offal) ? .offal : .intact }
    if all.contains(.tenderised) { return .tenderised }
    if names.contains(.offal) { return .offal }
    let isRoast = isRoast(grams)
    // Corned beef and cured hams are named in (B), so that their brine does not make them (A)(2).
    if all.contains(.injected), !(isRoast && names.containsAny(.ham, .stillRaw)) { return .injected }
    return isRoast && kind.isMeat ? .roast : .intact
  }

  private func isRoast(_ grams: Double?) -> Bool {
    switch cut {
    case .roast: true
    case .portion: false
    default: (grams ?? 0) >= LineWords.roastGrams
    }
  }

  /// What the line says last of the cut, the longer phrase where two end together: a prime rib is no rib.
  private var cut: Sense? {
    guard let text = all.texts.last(where: { $0.contains { $0.sense == .roast || $0.sense == .portion } }) else {
      return nil
    }
    return text.filter { $0.sense == .roast || $0.sense == .portion }
      .max { ($0.end, $0.count) < ($1.end, $1.count) }?.sense
  }

  private func formEvidence(_ form: FoodForm) -> [String] {
    let phrase: String? =
      switch form {
      case .stuffed: all.phrase(.stuffed)
      case .ground: all.phrase(.ground)
      case .tenderised: all.phrase(.tenderised)
      case .injected: all.phrase(.injected)
      case .roast: all.phrase(.roast) ?? "its weight"
      case .offal: names.phrase(.offal)
      case .intact: all.phrase(.portion)
      }
    return phrase.map { ["\(form.rawValue): `\($0)`"] } ?? []
  }

  private func isParasiteExempt(_ kind: AnimalKind) -> Bool {
    switch kind {
    case .mollusc: all.contains(.shellfish)
    case .fish: all.containsAny(.tuna, .roe)
    default: false
    }
  }

  private func notes(_ kind: AnimalKind, _ part: RawPart) -> [String] {
    switch part.kind {
    case .wildGame where kind == .wildGame:
      ["taken as wild: write `farmed` where it was raised or inspected (63 °C for 15 s)"]
    case .farmedGame where !all.contains(.farmed):
      ["taken as raised or inspected: write `wild` where it was hunted (74 °C)"]
    default: []
    }
  }

  /// Grams of one piece as bought, at the least.
  static func pieceGrams(_ line: Ingredient) -> Double? {
    guard let grams = (line.purchasedGrams ?? line.grams)?.low.double else { return nil }
    let isCount = line.unit == nil || line.unit?.kind == .count
    guard isCount, let count = line.amount?.high.double, count > 1 else { return grams }
    return grams / count
  }
}
