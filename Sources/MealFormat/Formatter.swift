public import MealSyntax

/// Lays a text out in the canonical way: one statement a line, two spaces a block, single spaces between words.
///
/// The tree says where statements and blocks are, the tokens are printed as they stand, and comments stay where they were.
/// Only white space, line ends and `;` change, so the formatted text has the same tree. Formatting twice is formatting
/// once. Time is linear in the size of the text.
public enum Formatter {
  /// The widest line, in columns, that a block may take that was written on one line; a wider one is opened.
  public static let lineWidth = 100

  /// The canonical layout of a text; nil where the text has a syntax fault, because what was meant is then a guess.
  public static func format(_ bytes: [UInt8]) -> [UInt8]? {
    format(Parser.parse(bytes), of: bytes)
  }

  /// The canonical layout of a text whose tree is already there; nil where the tree has a fault.
  public static func format(_ tree: SyntaxTree, of bytes: [UInt8]) -> [UInt8]? {
    guard tree.faults.isEmpty else { return nil }
    let source = FormatSource(tree, bytes)
    var spacing = SpacingPass(source)
    spacing.run()
    var layout = LayoutPass(source, glue: spacing.glue)
    layout.run()
    var printer = LayoutPrinter(source, glue: layout.glue)
    return printer.printed()
  }
}
