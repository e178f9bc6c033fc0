import Foundation

/// The built `mealc` beside this test, and other programs.
enum Program {
  /// What a program that ran to its end said.
  struct Outcome {
    var status: Int32
    var output: String
  }

  /// The executable `mealc` of the same build.
  static var mealc: URL {
    URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "mealc")
  }

  /// A program of the search path; nil where it is not installed.
  static func find(_ name: String) -> URL? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { URL(filePath: "\($0)/\(name)") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
    }
  }

  /// Runs a program to its end.
  static func run(_ program: URL, _ arguments: [String], input: String = "", in folder: URL? = nil) throws -> Outcome {
    let process = Process()
    let (output, typed) = (Pipe(), Pipe())
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    process.standardError = output
    process.standardInput = typed
    try process.run()
    typed.fileHandleForWriting.write(Data(input.utf8))
    try typed.fileHandleForWriting.close()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(status: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }
}
