import Foundation

/// Runs command lines in a fresh folder that holds `examples/`, with `mealc` in the path.
struct Shell {
  private let folder: URL

  /// The folder of the built programs: that of the test bundle.
  private static let programs = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()

  /// True where `mealc` was built along with the tests.
  static let hasProgram = FileManager.default.isExecutableFile(atPath: programs.appending(path: "mealc").path)

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "mealc-readme-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let examples = Example.project.appending(path: "examples")
    try FileManager.default.copyItem(at: examples, to: folder.appending(path: "examples"))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// What a command writes to standard output and then to standard error.
  func output(of command: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "{ \(command)\n} 2>.stderr; cat .stderr; rm .stderr"]
    process.currentDirectoryURL = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    process.environment = ["PATH": "\(Shell.programs.path):\(path)", "LC_ALL": "C.UTF-8", "NO_COLOR": "1"]
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
