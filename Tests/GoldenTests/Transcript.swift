import Foundation
import Testing

/// A session of commands with what they print: `Transcripts/*.transcript`.
///
/// `% COMMAND` prepares, `$ COMMAND` is run and compared; below it stand `< INPUT` lines, standard output, `>2` with
/// standard error, and `>= STATUS`. Every line goes through the shell, in a copy of the folder `fixture`.
struct Transcript: Sendable, CustomTestStringConvertible {
  /// A command and what was written under it.
  struct Step: Sendable {
    /// The comment and empty lines above.
    var lead: [String] = []
    var command: String
    var isPreparation = false
    var input: [String] = []
  }

  let name: String
  let text: String
  let place: URL

  var testDescription: String { name }

  /// All transcripts, by name.
  static let all: [Transcript] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".transcript") }.sorted().map { name in
      let place = folder.appendingPathComponent(name)
      return Transcript(name: name, text: (try? String(contentsOf: place, encoding: .utf8)) ?? "", place: place)
    }
  }()

  static let folder = GoldenCase.home.appendingPathComponent("Transcripts")

  /// The commands, without what they printed: that ends with the line of the status.
  var steps: [Step] {
    var (steps, lead, isOutput): ([Step], [String], Bool) = ([], [], false)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if line.hasPrefix(">= ") {
        isOutput = false
      } else if line.hasPrefix("< "), !steps.isEmpty {
        steps[steps.count - 1].input.append(String(line.dropFirst(2)))
      } else if !isOutput, line.hasPrefix("# ") {
        lead.append(line)
      } else if line.hasPrefix("$ ") || line.hasPrefix("% ") {
        let isPreparation = line.hasPrefix("% ")
        steps.append(Step(lead: lead, command: String(line.dropFirst(2)), isPreparation: isPreparation))
        (lead, isOutput) = ([], !isPreparation)
      }
    }
    return steps
  }
}
