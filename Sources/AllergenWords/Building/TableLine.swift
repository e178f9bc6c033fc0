/// A line of a table: what its terms decide, and the terms.
///
///     gluten+ milk~ : crumpet, scone
///     coconut+ milk- : coconut|milk
///     gluten! : gluten free
///     skip : of, the
struct TableLine {
  /// The head of a line.
  enum Head: Equatable {
    case decisions([BuildDecision])
    case wordClass(UInt32)
    /// Forms of irregular words: `forms : owies owsa owsem`.
    case forms
  }

  let number: Int
  let head: Head
  let terms: [String]
}

/// A decision of the tables.
struct BuildDecision: Equatable, Hashable {
  let allergen: UInt8
  let kind: DecisionKind
}
