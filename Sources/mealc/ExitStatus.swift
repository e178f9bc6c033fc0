/// How the program ends.
enum ExitStatus: Int32 {
  /// All is fine.
  case fine = 0
  /// The program has errors, or a check failed.
  case failed = 1
  /// Wrong usage, or a file named on the command line that cannot be read.
  case usage = 2
  /// A bug in mealc.
  case bug = 70
}
