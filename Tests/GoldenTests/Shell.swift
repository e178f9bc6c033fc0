import Foundation

/// Runs commands through the shell in a folder of their own, with the built program on the path and no colour.
struct Shell {
  /// What a command did.
  struct Outcome {
    var output: String
    var errors: String
    /// The exit status; nil where the command was stopped because it took too long.
    var status: Int32?
  }

  let folder: URL

  /// The folder of the test bundle, in which the program stands as well.
  private static let programs = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent()

  /// A fresh copy of `fixture` to work in.
  init(copying fixture: URL) throws {
    let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    folder = base.appendingPathComponent("mealc-transcript-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: fixture, to: folder)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Runs one command line; it is stopped after twenty seconds.
  func run(_ command: String, input: String = "") throws -> Outcome {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", command]
    process.currentDirectoryURL = folder
    process.environment = [
      "PATH": "\(Shell.programs.path):/usr/bin:/bin", "HOME": folder.path, "LC_ALL": "C.UTF-8", "NO_COLOR": "1",
      "SWIFT_BACKTRACE": "enable=no", "TZ": "UTC",
    ]
    let streams = try Streams(input: input)
    defer { streams.remove() }
    process.standardInput = streams.input
    process.standardOutput = streams.output
    process.standardError = streams.errors
    try process.run()
    let isDone = wait(for: process)
    return Outcome(
      output: streams.text("out"), errors: streams.text("err"), status: isDone ? process.terminationStatus : nil)
  }

  private func wait(for process: Process) -> Bool {
    let end = Date(timeIntervalSinceNow: 20)
    while process.isRunning, Date() < end { usleep(2000) }
    if !process.isRunning { return true }
    process.terminate()
    return false
  }
}

/// Files for the three streams of a command.
private struct Streams {
  private let folder: URL
  let input: FileHandle
  let output: FileHandle
  let errors: FileHandle

  init(input text: String) throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("mealc-streams-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, content) in [("in", text), ("out", ""), ("err", "")] {
      try Data(content.utf8).write(to: folder.appendingPathComponent(name))
    }
    input = try FileHandle(forReadingFrom: folder.appendingPathComponent("in"))
    output = try FileHandle(forWritingTo: folder.appendingPathComponent("out"))
    errors = try FileHandle(forWritingTo: folder.appendingPathComponent("err"))
  }

  func text(_ name: String) -> String {
    let data = (try? Data(contentsOf: folder.appendingPathComponent(name))) ?? Data()
    return String(decoding: data, as: UTF8.self)
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
