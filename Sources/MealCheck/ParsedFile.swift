public import MealSource
public import MealSyntax

/// A file and its tree: what the checker is given.
public struct ParsedFile: Sendable {
  /// The text.
  public let source: SourceFile
  /// Its tree.
  public let tree: SyntaxTree

  /// Parses a text.
  public init(_ source: SourceFile) {
    self.source = source
    tree = Parser.parse(source.bytes)
  }

  /// The files that `use` statements at its top name, as written, with their places.
  public var uses: [(path: String, range: ByteRange)] {
    tree.root.children(.useStatement).compactMap { node in
      guard !node.isBroken, let string = node.child(.string), let token = string.token(.string) else { return nil }
      return (String(source.text(token.range).dropFirst().dropLast()), string.range)
    }
  }
}
