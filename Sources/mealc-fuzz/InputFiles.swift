import Glibc

/// The files that are named on the command line, and all files of the folders among them, by name.
struct InputFiles {
  private(set) var paths: [String] = []

  init(_ arguments: some Sequence<String>) {
    for argument in arguments {
      let entries = InputFiles.entries(of: argument)
      paths += entries.map { $0.map { "\(argument)/\($0)" } } ?? [argument]
    }
  }

  /// Hands the bytes of every file to `body`.
  func forEach(_ body: ([UInt8]) -> Void) {
    for path in paths { body(InputFiles.contents(path)) }
  }

  /// The names in a folder; nil where `path` is none.
  private static func entries(of path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted()
  }

  private static func contents(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { return bytes }
      bytes += buffer[0..<count]
    }
  }
}
