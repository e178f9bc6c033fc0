/// How a part of a dish comes to the table.
enum Serving: Sendable {
  /// Cooked.
  case cooked
  /// Raw: ceviche, tartare, mayonnaise.
  case raw
  /// Undercooked: rare, pink.
  case rare

  init(_ part: RawPart, _ facts: DishFacts) {
    self = .cooked
    if part.kind == .egg {
      if facts.isRawEgg || facts.isRaw { self = .raw }
    } else if part.kind == .poultry || part.kind == .pork {
      // No one means chicken by `sushi`; pink duck is meant.
      if facts.isRare { self = .rare }
    } else if facts.isRaw {
      self = .raw
    } else if facts.isRare {
      self = .rare
    }
  }
}
