import Foundation
import MealKit
import Testing

/// One case of `Cases/`: a `.meal` file, or a folder with `main.meal` and the files it uses.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  /// What of a compilation is compared; the name of the folder.
  enum Kind: String, CaseIterable, Sendable {
    case check, errors, nutrition, ingredients, plan, format, ir
  }

  let kind: Kind
  let name: String
  /// The files by their paths in the case.
  let files: [String: [UInt8]]
  /// The path of the entry in `files`.
  let entry: String
  /// Where the expected output stands.
  let output: URL

  var testDescription: String { "\(kind.rawValue)/\(name)" }

  /// The folder of this target's sources.
  static let home = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// All cases, by kind and name.
  static let all: [GoldenCase] = Kind.allCases.flatMap(cases)

  private static func cases(of kind: Kind) -> [GoldenCase] {
    let folder = home.appendingPathComponent("Cases/\(kind.rawValue)")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.sorted().compactMap { GoldenCase(kind, folder, $0) }
  }

  private init?(_ kind: Kind, _ folder: URL, _ item: String) {
    let place = folder.appendingPathComponent(item)
    self.kind = kind
    if item.hasSuffix(".meal") {
      name = String(item.dropLast(5))
      entry = item
      files = [item: GoldenCase.bytes(place)]
    } else if FileManager.default.fileExists(atPath: place.appendingPathComponent("main.meal").path) {
      name = item
      entry = "main.meal"
      files = GoldenCase.folder(place)
    } else {
      return nil
    }
    output = folder.appendingPathComponent(name + ".out")
  }

  private static func bytes(_ place: URL) -> [UInt8] {
    [UInt8](FileManager.default.contents(atPath: place.path) ?? Data())
  }

  private static func folder(_ place: URL) -> [String: [UInt8]] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: place.path)) ?? []
    let files = paths.filter { $0.hasSuffix(".meal") }.map { ($0, bytes(place.appendingPathComponent($0))) }
    return Dictionary(uniqueKeysWithValues: files)
  }
}

extension GoldenCase {
  /// The compilation of the case; today is 2026-11-30, and `#! budget 2000` in the first line limits its steps.
  func compile() throws -> Compilation {
    var compiler = MealCompiler()
    compiler.today = try #require(CalendarDate(year: 2026, month: 11, day: 30))
    compiler.budget = budget ?? compiler.budget
    return try compiler.compile(entry, in: GoldenWorkspace(memory: MemoryWorkspace(bytes: files)))
  }

  private var budget: Int? {
    let first = String(decoding: (files[entry] ?? []).prefix { $0 != 0x0A }, as: UTF8.self)
    return first.hasPrefix("#! budget ") ? Int(first.dropFirst(10)) : nil
  }
}

/// Files in memory; one named `huge.meal` is as if it were too large.
struct GoldenWorkspace: Workspace {
  let memory: MemoryWorkspace

  func resolve(_ name: String, from path: String) throws(WorkspaceError) -> String {
    try memory.resolve(name, from: path)
  }

  func read(_ path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    if path.hasSuffix("huge.meal") { throw .tooLarge(limit: limit) }
    return try memory.read(path, limit: limit)
  }

  func displayName(of path: String) -> String { path }
}
