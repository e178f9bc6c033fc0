import Foundation

/// A command as the README shows it in its blocks of console text.
///
/// First `$ command`, then lines after `> ` that go on with it, then the output, in which `…` stands for any lines.
struct ConsoleSession {
  var command: String
  var output: [Substring] = []

  /// All commands of a page, in order.
  static func all(in page: String) -> [ConsoleSession] {
    page.components(separatedBy: "```console\n").dropFirst().flatMap { part in
      let block = part.components(separatedBy: "\n```")[0]
      return sessions(block.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  private static func sessions(_ lines: [Substring]) -> [ConsoleSession] {
    var result: [ConsoleSession] = []
    for line in lines {
      if line.hasPrefix("$ ") {
        result.append(ConsoleSession(command: String(line.dropFirst(2))))
      } else if result.isEmpty {
        continue
      } else if line == ">" || line.hasPrefix("> "), result[result.count - 1].output.isEmpty {
        result[result.count - 1].command += "\n" + line.dropFirst(2)
      } else {
        result[result.count - 1].output.append(line)
      }
    }
    return result
  }

  /// As the page shows it.
  var text: String {
    let lines = command.split(separator: "\n", omittingEmptySubsequences: false)
    let shown = lines.enumerated().map { index, line in index == 0 ? "$ \(line)" : line.isEmpty ? ">" : "> \(line)" }
    return (shown + output.map(String.init)).joined(separator: "\n")
  }

  /// The same with what is really printed, cut as it was before: as many lines at the start and the end, and parts between
  /// two cuts from where their first line stands.
  func mended(by text: String) -> ConsoleSession {
    let real = ConsoleSession.lines(of: text)
    let parts = output.split(separator: "…", omittingEmptySubsequences: false)
    guard parts.count > 1, let first = parts.first, let last = parts.last else {
      return ConsoleSession(command: command, output: real)
    }
    var lines = Array(real.prefix(first.count))
    for part in parts.dropFirst().dropLast() {
      let start = real.firstIndex { $0 == part.first } ?? real.endIndex
      lines += ["…"] + real[start...].prefix(part.count)
    }
    return ConsoleSession(command: command, output: lines + ["…"] + real.suffix(last.count))
  }

  /// True where `text` is what is shown.
  func matches(_ text: String) -> Bool {
    ConsoleSession.matches(output[...], ConsoleSession.lines(of: text)[...])
  }

  /// Lines without the blank ones at both ends, and without spaces at their ends.
  private static func lines(of text: String) -> [Substring] {
    text.trimmingCharacters(in: .newlines).split(separator: "\n", omittingEmptySubsequences: false)
  }

  private static func matches(_ shown: ArraySlice<Substring>, _ real: ArraySlice<Substring>) -> Bool {
    guard let first = shown.first else { return real.allSatisfy(\.isEmpty) }
    if first == "…" {
      return (real.startIndex...real.endIndex).contains { matches(shown.dropFirst(), real[$0...]) }
    }
    if first.isEmpty, shown.count == 1, real.isEmpty { return true }
    return real.first == first && matches(shown.dropFirst(), real.dropFirst())
  }
}
