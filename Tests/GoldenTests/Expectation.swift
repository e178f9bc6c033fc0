import Foundation
import MealKit

/// What a line says should be found in it: `# error[M0402] "mass and a volume"`; each `^` after the `#` means a line above.
struct Expectation: Hashable, Sendable {
  var file: String
  var line: Int
  var severity: String
  var code: String
  /// A part of the message; empty where the code is enough.
  var part: String

  /// The expectations in the files of a case, in order.
  static func all(in files: [String: [UInt8]]) -> [Expectation] {
    files.keys.sorted().flatMap { name in
      let lines = String(decoding: files[name] ?? [], as: UTF8.self).split(
        separator: "\n", omittingEmptySubsequences: false)
      return lines.enumerated().flatMap { index, line in expectations(String(line), name, index + 1) }
    }
  }

  private static func expectations(_ text: String, _ file: String, _ line: Int) -> [Expectation] {
    guard text.contains("[M0"), let pattern = try? Regex(#"# ?(\^*) ?(error|warning|note)\[(M\d{4})\](?: "([^"]*)")?"#)
    else { return [] }
    return text.matches(of: pattern).map { match in
      let parts = match.output.map { $0.substring.map(String.init) ?? "" }
      return Expectation(file: file, line: line - parts[1].count, severity: parts[2], code: parts[3], part: parts[4])
    }
  }

  /// True where `diagnostic`, which stands at `line` of `file`, is the expected one.
  func isMet(by found: Found) -> Bool {
    (file, line, severity, code) == (found.file, found.line, found.severity, found.code)
      && (part.isEmpty || found.message.contains(part))
  }

  /// What was found in a place.
  struct Found: Sendable {
    var file: String
    var line: Int
    var severity: String
    var code: String
    var message: String

    init(_ diagnostic: Diagnostic, _ files: [SourceFile]) {
      let span = diagnostic.primary.span
      let source = files[Int(span.file.index)]
      file = source.name
      line = source.position(Int(span.range.start)).line
      severity = diagnostic.severity.word
      code = diagnostic.code.description
      message = diagnostic.message
    }

    var text: String { "\(file):\(line): \(severity)[\(code)]: \(message)" }
  }

  var text: String { "\(file):\(line): \(severity)[\(code)] \"\(part)\"" }

  /// What was expected and not found, and what was found and not expected.
  static func differences(_ expected: [Expectation], _ found: [Found]) -> [String] {
    var open = expected
    var result: [String] = []
    for item in found {
      if let index = open.firstIndex(where: { $0.isMet(by: item) }) {
        open.remove(at: index)
      } else {
        result.append("not expected: \(item.text)")
      }
    }
    return open.map { "not found:    \($0.text)" } + result
  }
}
