/// What a term decides, about an allergen or about the words around it.
enum DecisionKind: UInt8 {
  /// The allergen is in it.
  case includes
  /// It is not, whatever the words inside the term say.
  case excludes
  /// It often is.
  case may
  /// "gluten-free": takes the allergen from the food beside.
  case removes
  /// "without": denies the next food.
  case not
  /// "free from": denies a whole list.
  case notList
  /// "free": turns the food before it into a `removes`.
  case freeAfter
  /// "may contain": weakens what follows in the sentence.
  case trace
  /// Nothing; hides shorter terms inside it.
  case nothing

  /// True for what settles an allergen, so that shorter terms inside have no say.
  var decides: Bool {
    switch self {
    case .includes, .excludes, .may, .removes: true
    case .not, .notList, .freeAfter, .trace, .nothing: false
    }
  }

  /// True for what acts on other claims.
  var isModifier: Bool {
    switch self {
    case .includes, .excludes, .may, .nothing: false
    case .removes, .not, .notList, .freeAfter, .trace: true
    }
  }
}
