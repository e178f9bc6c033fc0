import Foundation
import MealKit
import Testing

/// One file under `examples/`.
struct Example: Sendable, CustomTestStringConvertible {
  /// The path under `examples/`.
  let path: String

  var testDescription: String { path }

  /// The folder of the whole project.
  static let project = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// All files, by path.
  static let all: [Example] = {
    let folder = project.appending(path: "examples").path
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? []
    return paths.filter { $0.hasSuffix(".meal") }.sorted().map(Example.init)
  }()

  /// The contents of all files, by path.
  static let texts: [String: [UInt8]] = Dictionary(
    uniqueKeysWithValues: all.map { example in
      let place = project.appending(path: "examples/\(example.path)").path
      return (example.path, [UInt8](FileManager.default.contents(atPath: place) ?? Data()))
    })

  /// The compiled file, on a day that no example depends on.
  func compile() throws -> Compilation {
    try MealCompiler().compile(path, in: MemoryWorkspace(bytes: Example.texts))
  }
}
