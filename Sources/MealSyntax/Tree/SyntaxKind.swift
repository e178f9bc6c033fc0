/// What a node of the tree is.
public enum SyntaxKind: UInt8, CaseIterable, Sendable, BitwiseCopyable {
  // Structure.
  /// A whole text.
  case file
  /// `{ … }` of statements.
  case block
  /// Tokens that fit nowhere; a fault says why.
  case error

  // Statements that may stand in many places.
  /// `let NAME = EXPRESSION`
  case letStatement
  /// `def NAME(PARAMETERS) = EXPRESSION`
  case defStatement
  /// `NAME` or `NAME = EXPRESSION` of a `def`.
  case parameter
  /// `for NAME in EXPRESSION { … }`
  case forStatement
  /// `if EXPRESSION { … } else …`
  case ifStatement
  /// A word and what belongs to it: `serves 4`, `sex female`, `tags a, b`.
  case field

  // Declarations.
  /// `use "…"`
  case useStatement
  /// `household "…" { … }`
  case household
  /// `kitchen { … }`
  case kitchen
  /// `oven 1 shelves 3`
  case appliance
  /// `eater NAME { … }`
  case eater
  /// `targets { … }`
  case targets
  /// `protein 1.6 g/kg`, `net-carbs <= 25 g`
  case target
  /// `food NAME per 100 g { … }`
  case food
  /// `price …`
  case price
  /// `rate …`
  case rate
  /// `recipe "…" { … }`
  case recipe
  /// `meal "…" { … }`
  case meal
  /// `dish "…" …`
  case dish
  /// `plan "…" { … }`
  case plan
  /// `pantry { … }`
  case pantry
  /// `shop { … }`
  case shop
  /// `aisle "…" { … }`
  case aisle
  /// `alias "…" = "…"`
  case alias
  /// `log DATE { … }`
  case log
  /// One line of a journal.
  case logEvent
  /// `report …`
  case report

  // Lines of recipes.
  /// `- …`
  case ingredient
  /// `\( … )` within an ingredient line or a string.
  case interpolation
  /// `step NAME …`
  case step
  /// `cook …`
  case cook
  /// `rest …`
  case rest

  // Lines of plans.
  /// `slot NAME TIME …`
  case slot
  /// `monday dinner "…"`
  case pin
  /// `absent NAME on DAY …`, `guest NAME on DAY …`
  case attendance
  /// `using …`
  case using
  /// One of what `using` names.
  case source
  /// `require …`, `prefer …`, `check …`
  case requirement
  /// `minimize …`, `maximize …`
  case objective

  // Clauses.
  /// What a requirement measures.
  case metric
  /// `of …`
  case ofClause
  /// A selector between `and` and `or`.
  case selector
  /// `per …`
  case perClause
  /// `for …`
  case forClause
  /// `<= V`, `V..W`
  case bound
  /// `on`, `in` or `at` and what follows.
  case onClause, atClause, afterClause, holdClause, overlapsClause, timesClause, weightClause, labelClause
  /// A word that stands alone: `unattended`.
  case flag
  /// Several words that are one name.
  case words

  // Expressions.
  /// A number with units: `2`, `2 kg`, `1 h 20 min`, `5 %`.
  case number
  /// `€8`, `6,90 €`
  case money
  /// `gas 4`
  case gasMark
  /// A string.
  case string
  /// A name.
  case name
  /// `true`, `false`
  case boolean
  /// A date.
  case date
  /// A time.
  case time
  /// `-X`, `not X`
  case unary
  /// Operands of one precedence with operators between them.
  case binary
  /// `A..B`
  case range
  /// `F(A, B)`
  case call
  /// One argument, perhaps named.
  case argument
  /// `R.FIELD`
  case member
  /// `( … )`
  case paren
  /// `[ … ]`
  case list
  /// `{ a: 1 }`
  case record
  /// `a: 1`
  case recordEntry
  /// `if A { B } else { C }`
  case conditional
}
