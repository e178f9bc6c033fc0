/// What a match says about one allergen.
struct Claim {
  let allergen: UInt8
  var kind: DecisionKind
  let match: TermMatch
  /// False once a longer term or a "without" has taken it back.
  var isAlive = true
}
