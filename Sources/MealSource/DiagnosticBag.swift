/// Collects the diagnostics of a compilation and hands them out in a fixed order.
public struct DiagnosticBag: Sendable {
  /// The most diagnostics that are shown; the rest are counted.
  public static let shownLimit = 100

  private var collected: [Diagnostic] = []
  private var seen: Set<Key> = []
  private var broken: [SourceSpan] = []

  private struct Key: Hashable {
    var code: DiagnosticCode
    var span: SourceSpan
  }

  /// Makes an empty bag.
  public init() {}

  /// True where nothing was collected.
  public var isEmpty: Bool { collected.isEmpty }

  /// True where an error was collected.
  public var hasErrors: Bool { collected.contains { $0.severity == .error } }

  /// Adds a diagnostic, unless the same code was already given for the same span.
  public mutating func add(_ diagnostic: Diagnostic) {
    guard seen.insert(Key(code: diagnostic.code, span: diagnostic.primary.span)).inserted else { return }
    collected.append(diagnostic)
  }

  /// Adds several diagnostics.
  public mutating func add(contentsOf diagnostics: some Sequence<Diagnostic>) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// Marks a region as already reported: later phases' diagnostics inside it only follow from that fault.
  public mutating func markBroken(_ span: SourceSpan) {
    broken.append(span)
  }

  /// True where `span` lies in a region that is already reported.
  public func isBroken(_ span: SourceSpan) -> Bool {
    broken.contains { $0.file == span.file && $0.range.contains(span.range) }
  }

  /// Adds a later phase's diagnostic, unless it lies in a region that is already reported.
  public mutating func addUnlessBroken(_ diagnostic: Diagnostic) {
    if !isBroken(diagnostic.primary.span) { add(diagnostic) }
  }

  /// All diagnostics by file, offset, code.
  public func sorted() -> [Diagnostic] {
    collected.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      let (p, q) = (a.primary.span, b.primary.span)
      if p.file != q.file { return p.file < q.file }
      if p.range.start != q.range.start { return p.range.start < q.range.start }
      if a.code != b.code { return a.code.rawValue < b.code.rawValue }
      return left.offset < right.offset
    }.map(\.element)
  }
}
