/// Files held in memory, by path: for embedding, tests and standard input.
public struct MemoryWorkspace: Workspace {
  /// The texts, by path.
  ///
  /// Paths are relative, with `/` between folders.
  public var files: [String: [UInt8]]

  /// A workspace of texts.
  public init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  /// A workspace of bytes.
  public init(bytes files: [String: [UInt8]]) {
    self.files = files
  }

  /// The path of `name` seen from the folder of `path`, `.` and `..` resolved.
  public func resolve(_ name: String, from path: String) throws(WorkspaceError) -> String {
    var parts = path.split(separator: "/").dropLast().map(String.init)
    if name.hasPrefix("/") { throw .outsideRoot("the workspace") }
    for part in name.split(separator: "/") {
      if part == "." { continue }
      if part == ".." {
        if parts.popLast() == nil { throw .outsideRoot("the workspace") }
      } else {
        parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The text at `path`.
  public func read(_ path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    guard let bytes = files[path] else {
      if files.keys.contains(where: { $0.hasPrefix(path + "/") }) { throw .notAFile("a folder") }
      throw .notFound
    }
    if bytes.count > limit { throw .tooLarge(limit: limit) }
    return bytes
  }

  /// The path itself.
  public func displayName(of path: String) -> String { path }
}
