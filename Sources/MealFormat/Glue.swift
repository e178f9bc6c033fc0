/// What stands between a token and the token before it, apart from comments and line breaks that are kept.
enum Glue: UInt8 {
  /// Nothing.
  case none
  /// One space.
  case space
  /// A space where one was written, else nothing.
  case asWritten
  /// `; `: the token begins another statement on the same line.
  case separator
  /// A new line: the token begins a statement, or closes a block that lies open.
  case line

  /// The columns it takes on one line, where `isApart` says whether something was written there.
  func width(isApart: Bool) -> Int {
    switch self {
    case .none, .line: 0
    case .space: 1
    case .asWritten: isApart ? 1 : 0
    case .separator: 2
    }
  }
}
