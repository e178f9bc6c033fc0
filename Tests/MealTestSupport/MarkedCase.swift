public import Testing

internal import Foundation
internal import MealSource
internal import MealSyntax

/// A text with the faults that it is meant to have: `# error[M0110]` at the end of each line where one belongs.
///
/// The markers are taken out before the text is read, wherever they stand.
public struct MarkedCase: Sendable, CustomTestStringConvertible {
  /// What the case is about.
  public let name: String
  /// The text without its markers.
  public let text: String
  /// `LINE CODE` of each expected fault, in order.
  public let expected: [String]

  /// What test reports call it.
  public var testDescription: String { name }

  /// Reads a marked text.
  public init(name: String, marked: String) {
    self.name = name
    var lines: [String] = []
    var expected: [String] = []
    for (index, line) in marked.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      var parts = line.components(separatedBy: "# error[")
      let rest = parts.removeFirst()
      lines.append(parts.isEmpty ? rest : MarkedCase.trimmed(rest))
      expected += parts.map { "\(index + 1) \($0.prefix(5))" }
    }
    text = lines.joined(separator: "\n")
    self.expected = expected
  }

  private static func trimmed(_ text: String) -> String {
    var text = text
    while text.last == " " { text.removeLast() }
    return text
  }

  /// `LINE CODE` of each fault that the parser finds.
  public var found: [String] {
    let file = SourceFile(name: name, text: text)
    let diagnostics = Parser.parse(file.bytes).diagnostics(file: FileID(0), bytes: file.bytes)
    return diagnostics.map { "\(file.position(Int($0.primary.span.range.start)).line) \($0.code)" }
  }

  /// The cases of a file that `--- NAME` lines part.
  public static func cases(at path: String) -> [MarkedCase] {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    return ("\n" + text).components(separatedBy: "\n--- ").dropFirst().map { part in
      let end = part.firstIndex(of: "\n") ?? part.endIndex
      return MarkedCase(name: String(part[..<end]), marked: String(part[end...].dropFirst()))
    }
  }
}
