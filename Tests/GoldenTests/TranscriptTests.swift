import Foundation
import Testing

/// Runs the built program as people do, and compares what it prints.
struct TranscriptTests {
  @Test(arguments: Transcript.all)
  func transcript(_ transcript: Transcript) throws {
    let shell = try Shell(copying: Transcript.folder.appendingPathComponent("fixture"))
    defer { shell.remove() }
    let parts = try transcript.steps.map { try TranscriptTests.session($0, shell) }
    GoldenTests.compare(parts.joined(), with: transcript.place)
  }

  /// A step with what it prints, as a transcript has it.
  private static func session(_ step: Transcript.Step, _ shell: Shell) throws -> String {
    var lines = step.lead + [(step.isPreparation ? "% " : "$ ") + step.command] + step.input.map { "< " + $0 }
    let input = step.input.map { $0 + "\n" }.joined()
    let outcome = try shell.run(step.command, input: input)
    if step.isPreparation {
      #expect(outcome.status == 0, "\(step.command): \(outcome.errors)")
      return lines.joined(separator: "\n") + "\n"
    }
    lines += TranscriptTests.lines(outcome.output, shell)
    let errors = TranscriptTests.lines(outcome.errors, shell)
    if !errors.isEmpty { lines += [">2"] + errors }
    lines.append(">= \(outcome.status.map { "\($0)" } ?? "stopped after 20 s")")
    return lines.joined(separator: "\n") + "\n\n"
  }

  /// The lines of a stream, with the folder's name left out; `\` marks a text that does not end with a line end.
  private static func lines(_ text: String, _ shell: Shell) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = text.replacingOccurrences(of: shell.folder.path, with: "$DIR").components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() } else { lines[lines.count - 1] += "\\" }
    return lines
  }
}
