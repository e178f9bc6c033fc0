/// Where files come from: the disk, memory, or whatever a host has.
///
/// All reading of a compilation goes through one value of this kind. A path is whatever the workspace understands; the
/// compiler only hands back what it was given.
public protocol Workspace: Sendable {
  /// The path of the file that `use` names in the file at `path`. Refuses what lies outside the workspace's root.
  func resolve(_ name: String, from path: String) throws(WorkspaceError) -> String

  /// The one path by which the file at `path` is known, however it was reached; `path` itself where there is no other.
  func canonicalPath(of path: String) -> String

  /// The bytes of the file at `path`. Refuses what is no regular file, and files larger than `limit` bytes.
  func read(_ path: String, limit: Int) throws(WorkspaceError) -> [UInt8]

  /// What people call the file at `path`.
  func displayName(of path: String) -> String
}

extension Workspace {
  /// The path itself: right where every file has one path only.
  public func canonicalPath(of path: String) -> String { path }
}

/// Why a file cannot be read.
public enum WorkspaceError: Error, Hashable, Sendable {
  /// There is no such file.
  case notFound
  /// The system refuses; why, in words.
  case refused(String)
  /// It is no regular file; what it is, in words.
  case notAFile(String)
  /// It lies outside the root folder, which is named.
  case outsideRoot(String)
  /// It is larger than the limit in bytes.
  case tooLarge(limit: Int)

  /// The reason, as a message ends: "there is no such file".
  public var reason: String {
    switch self {
    case .notFound: "there is no such file"
    case .refused(let why): why
    case .notAFile(let what): "it is \(what)"
    case .outsideRoot(let root): "it lies outside \(root)"
    case .tooLarge(let limit): "it is larger than \(limit / (1 << 20)) MiB"
    }
  }
}
