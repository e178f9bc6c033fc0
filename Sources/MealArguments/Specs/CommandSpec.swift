/// A command as data: what its command line may hold, and what its help says.
///
/// The parser, the help and shell completions are all read from this.
public struct CommandSpec: Sendable {
  /// The first word.
  public let verb: Verb
  /// What it does, in a few words.
  public let summary: String
  /// Its forms, without the name of the program.
  public let usage: [String]
  /// What the summary leaves open: a paragraph each.
  public let description: [String]
  /// The arguments that are no options; nil where it takes none.
  public let positional: PositionalSpec?
  /// Its own options; those of `GlobalOptions` go with every command.
  public let options: [OptionSpec]
  /// Command lines to learn from, with what each does.
  public let examples: [Example]

  /// A command line and what it does.
  public struct Example: Sendable {
    /// The command line, without the name of the program.
    public let line: String
    /// What it does, in a few words.
    public let meaning: String

    init(_ line: String, _ meaning: String) {
      self.line = line
      self.meaning = meaning
    }
  }
}
