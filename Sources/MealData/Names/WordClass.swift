/// What a word does in a food's name.
enum WordClass: UInt8 {
  /// Says which food it is: never set aside.
  case identity = 0
  /// Changes nothing about the food: `fresh`, `organic`, `large`.
  case free = 1
  /// How it was cut or readied: set aside, but a cup of it may weigh something else.
  case preparation = 2
  /// A state that may choose another row.
  case state = 3
  /// Opens a clause that is not part of the name: `for`, `from`.
  case clause = 4
  /// The part that one buys or counts, after the food: `florets`, `sprigs`.
  case part = 5
  /// Binds names: `of`, `and`, `or`.
  case binder = 6
  /// Says little in a row's name: `commercial`, `varieties`.
  ///
  /// Identity in a query.
  case faint = 7
  /// Makes another food of whatever it stands with: `juice`, `soup`, `meatless`.
  ///
  /// Identity in a query.
  case product = 8
}
