/// Where a text comes from.
public enum Input: Hashable, Sendable {
  /// `-` on the command line.
  case standardInput
  /// A file.
  case file(path: String)

  init(_ argument: String) { self = argument == "-" ? .standardInput : .file(path: argument) }
}
