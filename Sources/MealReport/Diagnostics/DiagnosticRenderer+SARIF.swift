public import MealJSON
public import MealSource

extension DiagnosticRenderer {
  /// What SARIF says about the program that found the problems.
  public struct Tool: Sendable {
    /// The version of mealc.
    public var version: String
    /// The page that explains a code, in Markdown; nil where there is none.
    public var page: @Sendable (DiagnosticCode) -> String?

    /// Describes the program.
    public init(version: String, page: @escaping @Sendable (DiagnosticCode) -> String? = { _ in nil }) {
      self.version = version
      self.page = page
    }
  }

  /// The diagnostics as a SARIF 2.1.0 log: the rules that were met, every result, fixes as changes of artifacts.
  public func sarif(_ diagnostics: [Diagnostic], tool: Tool) -> JSON {
    let codes = Set(diagnostics.map(\.code)).sorted { $0.rawValue < $1.rawValue }
    let driver = JSON.members(
      ("name", "mealc"), ("version", .string(tool.version)), ("rules", .array(codes.map { rule($0, tool) })))
    let run = JSON.members(
      ("tool", .members(("driver", driver))), ("columnKind", "unicodeCodePoints"),
      ("results", .array(diagnostics.map { result($0, rule: codes.firstIndex(of: $0.code) ?? 0) })))
    return .members(
      ("$schema", "https://json.schemastore.org/sarif-2.1.0.json"), ("version", "2.1.0"), ("runs", .array([run])))
  }

  private func rule(_ code: DiagnosticCode, _ tool: Tool) -> JSON {
    let page = tool.page(code)
    let help = page.map { JSON.members(("text", .string($0)), ("markdown", .string($0))) }
    return .members(
      ("id", .string(code.description)),
      ("shortDescription", page.flatMap(DiagnosticRenderer.heading).map { text($0) }), ("help", help),
      ("defaultConfiguration", .members(("level", .string(code.severity.word)))))
  }

  /// The first heading of a page without its marks; nil for a page without one.
  private static func heading(_ page: String) -> String? {
    let line = page.split(separator: "\n").first { $0.hasPrefix("#") }
    return line.map { String($0.drop { $0 == "#" || $0 == " " }) }
  }

  private func result(_ diagnostic: Diagnostic, rule: Int) -> JSON {
    let related = diagnostic.secondary.enumerated().map { location($1, id: $0) }
    return .members(
      ("ruleId", .string(diagnostic.code.description)), ("ruleIndex", .int(rule)),
      ("level", .string(diagnostic.severity.word)), ("message", text(message(diagnostic))),
      ("locations", .array([location(diagnostic.primary, id: nil)])),
      ("relatedLocations", related.isEmpty ? nil : .array(related)),
      ("fixes", diagnostic.fixes.isEmpty ? nil : .array(diagnostic.fixes.map(fix))))
  }

  /// The message with what explains it, a line each: viewers show nothing else.
  private func message(_ diagnostic: Diagnostic) -> String {
    let help = diagnostic.help.map { ["help: \($0)"] } ?? []
    return ([diagnostic.message] + diagnostic.notes.map { "note: \($0)" } + help).joined(separator: "\n")
  }

  private func text(_ text: String) -> JSON { .members(("text", .string(text))) }

  private func location(_ label: Label, id: Int?) -> JSON {
    let place = JSON.members(("artifactLocation", artifact(label.span)), ("region", region(label.span)))
    return .members(
      ("id", id.map(JSON.int)), ("physicalLocation", place), ("message", label.text.isEmpty ? nil : text(label.text)))
  }

  private func artifact(_ span: SourceSpan) -> JSON {
    .members(("uri", .string(DiagnosticRenderer.uri(file(span)?.name ?? ""))))
  }

  private func region(_ span: SourceSpan) -> JSON {
    guard let file = file(span) else { return .members(("startLine", 1)) }
    let (start, end) = (file.position(Int(span.range.start)), file.position(Int(span.range.end)))
    return .members(
      ("startLine", .int(start.line)), ("startColumn", .int(start.column)), ("endLine", .int(end.line)),
      ("endColumn", .int(end.column)), ("byteOffset", .int(start.offset)),
      ("byteLength", .int(end.offset - start.offset)))
  }

  private func fix(_ fix: FixIt) -> JSON {
    var order: [FileID] = []
    for edit in fix.edits where !order.contains(edit.span.file) { order.append(edit.span.file) }
    let changes = order.map { id in
      let edits = fix.edits.filter { $0.span.file == id }
      return JSON.members(
        ("artifactLocation", artifact(SourceSpan(file: id, range: ByteRange(0, 0)))),
        ("replacements", .array(edits.map(replacement))))
    }
    return .members(("description", text(fix.title)), ("artifactChanges", .array(changes)))
  }

  private func replacement(_ edit: FixIt.Edit) -> JSON {
    .members(("deletedRegion", region(edit.span)), ("insertedContent", text(edit.text)))
  }

  /// A path as a URI reference: bytes outside the unreserved set in percent escapes; absolute paths as `file:` URIs.
  static func uri(_ path: String) -> String {
    let plain = Array("-._~/".utf8)
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = path.hasPrefix("/") ? Array("file://".utf8) : []
    for byte in path.utf8 {
      let isWord = (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
      if isWord || plain.contains(byte) {
        bytes.append(byte)
      } else {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
