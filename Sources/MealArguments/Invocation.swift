/// A command line, understood: the command, its arguments, and the options that go with every command.
public struct Invocation: Hashable, Sendable {
  /// The options that go with every command.
  public let globals: GlobalOptions
  /// What to do.
  public let command: Command

  /// Understands the arguments of the program, its own name not among them.
  public init(_ arguments: [String]) throws(UsageError) {
    let scanned = try ArgumentScanner.scan(arguments)
    globals = GlobalOptions(scanned)
    command = try Command(scanned)
  }
}
