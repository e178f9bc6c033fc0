/// A report before it is text: blocks of styled text and tables, which writers lay out.
public struct ReportDocument: Sendable {
  /// A part of a report.
  public enum Block: Sendable {
    /// A title; level 1 is the greatest.
    case heading(StyledText, level: Int)
    /// Running text.
    case paragraph(StyledText)
    /// Lines that belong together, each with a mark.
    case list([StyledText])
    /// Rows and columns.
    case table(ReportTable)
  }

  /// The blocks in order.
  public var blocks: [Block] = []

  /// An empty report.
  public init() {}

  /// Adds a block.
  public mutating func append(_ block: Block) { blocks.append(block) }

  /// Adds another report's blocks.
  public mutating func append(_ other: ReportDocument) { blocks += other.blocks }
}
