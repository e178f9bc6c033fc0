import Foundation
import Testing

@testable import MealREPL

struct HistoryFileTests {
  private let directory = NSTemporaryDirectory() + "mealc-history-\(UUID().uuidString)"

  private func contents(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

  @Test func appendsAndLoads() throws {
    let path = directory + "/state/mealc/history"
    var file = HistoryFile(path: path)
    #expect(file.load().entries.isEmpty)
    for line in ["2 eggs", "2 eggs", "", "crème"] { file.append(line) }
    var other = HistoryFile(path: path)
    other.append("oats")
    #expect(try contents(path) == "2 eggs\ncrème\noats\n")
    #expect(file.load().entries == ["2 eggs", "crème", "oats"])
    #expect(file.notice() == nil)
    #expect(try FileManager.default.contentsOfDirectory(atPath: directory + "/state/mealc") == ["history"])
    try FileManager.default.removeItem(atPath: directory)
  }

  @Test func isBounded() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    let path = directory + "/history"
    try (0..<1200).map { "\($0)\n" }.joined().write(toFile: path, atomically: true, encoding: .utf8)
    var file = HistoryFile(path: path)
    file.append("new")
    #expect(try contents(path).split(separator: "\n").count == 1000)
    #expect(try contents(path).hasPrefix("201\n"))
    try FileManager.default.removeItem(atPath: directory)
  }

  @Test func keepsSymbolicLinks() throws {
    try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    try "a\n".write(toFile: directory + "/real", atomically: true, encoding: .utf8)
    try FileManager.default.createSymbolicLink(atPath: directory + "/link", withDestinationPath: directory + "/real")
    var file = HistoryFile(path: directory + "/link")
    file.append("b")
    #expect(try contents(directory + "/real") == "a\nb\n")
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: directory + "/link") == directory + "/real")
    try FileManager.default.removeItem(atPath: directory)
  }

  @Test func failureIsToldOnce() throws {
    var file = HistoryFile(path: "/dev/null/mealc/history")
    file.append("a")
    file.append("b")
    #expect(file.notice()?.hasPrefix("the history is not kept: ") == true)
    #expect(file.notice() == nil)
  }

  @Test func standardPaths() {
    #expect(HistoryFile.standardPath(stateHome: "/s", home: "/h") == "/s/mealc/history")
    #expect(HistoryFile.standardPath(stateHome: "s", home: "/h") == "/h/.local/state/mealc/history")
    #expect(HistoryFile.standardPath(stateHome: nil, home: nil) == nil)
  }
}
