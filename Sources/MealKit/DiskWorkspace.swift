import Glibc

/// Files on the disk under one root folder, and nothing else: no other folder, no device, no network.
///
/// The root is the nearest folder upwards of the entry file that holds `.git`, else the entry file's own folder. A link that
/// leads out of the root is refused like a path that does. Files are written only by `replace`, and only whole.
public struct DiskWorkspace: Workspace {
  /// The root folder, absolute and without links.
  public let root: String
  /// The folder that display names are relative to, absolute and without links.
  private let current: String

  /// The workspace of an entry file; the file does not have to exist.
  public init(entry path: String) {
    current = DiskWorkspace.real(".") ?? "/"
    let folder = DiskWorkspace.folder(of: path)
    root = DiskWorkspace.rootFolder(from: DiskWorkspace.real(folder) ?? current)
  }

  private static func rootFolder(from folder: String) -> String {
    var candidate = folder
    while true {
      if access(candidate + "/.git", F_OK) == 0 { return candidate }
      guard candidate != "/", !candidate.isEmpty else { return folder }
      candidate = DiskWorkspace.folder(of: candidate)
    }
  }

  /// The folder part of a path; `.` where it has none.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The absolute path without links; nil where nothing stands there.
  private static func real(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
  }

  /// The absolute path without links.
  public func canonicalPath(of path: String) -> String { DiskWorkspace.real(path) ?? path }

  /// The path that `use` names, relative to the folder of the file it stands in.
  public func resolve(_ name: String, from path: String) throws(WorkspaceError) -> String {
    if name.utf8.contains(0) { throw .notFound }
    let joined = name.hasPrefix("/") ? name : DiskWorkspace.folder(of: path) + "/" + name
    guard let real = DiskWorkspace.real(joined) else {
      if errno == ELOOP { throw .refused("too many links lead to it") }
      if !isUnderRoot(lexical: joined) { throw .outsideRoot(root) }
      throw errno == EACCES ? .refused("access is denied") : .notFound
    }
    guard isUnderRoot(real) else { throw .outsideRoot(root) }
    return real
  }

  private func isUnderRoot(_ path: String) -> Bool { root == "/" || path == root || path.hasPrefix(root + "/") }

  /// Whether a path of which nothing exists would lie under the root, by its words.
  private func isUnderRoot(lexical path: String) -> Bool {
    var parts = path.hasPrefix("/") ? [] : current.split(separator: "/").map(String.init)
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return isUnderRoot("/" + parts.joined(separator: "/"))
  }

  /// The bytes of a regular file of at most `limit` bytes.
  public func read(_ path: String, limit: Int) throws(WorkspaceError) -> [UInt8] {
    if path.utf8.contains(0) { throw .notFound }
    var status = stat()
    guard stat(path, &status) == 0 else { throw DiskWorkspace.error(errno) }
    try DiskWorkspace.requireFile(status, limit)
    // Not blocking: what was a file a moment ago may be a pipe now.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
    guard descriptor >= 0 else { throw DiskWorkspace.error(errno) }
    defer { close(descriptor) }
    guard fstat(descriptor, &status) == 0 else { throw DiskWorkspace.error(errno) }
    try DiskWorkspace.requireFile(status, limit)
    return try DiskWorkspace.contents(descriptor, expected: Int(status.st_size), limit)
  }

  private static func requireFile(_ status: stat, _ limit: Int) throws(WorkspaceError) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: break
    case S_IFDIR: throw .notAFile("a folder")
    case S_IFIFO: throw .notAFile("a pipe")
    case S_IFSOCK: throw .notAFile("a socket")
    default: throw .notAFile("a device")
    }
    if status.st_size > limit { throw .tooLarge(limit: limit) }
  }

  /// All that can be read from a descriptor; refuses more than `limit` bytes.
  static func contents(_ descriptor: Int32, expected: Int, _ limit: Int) throws(WorkspaceError) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(expected + 1)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Glibc.read(descriptor, &chunk, chunk.count)
      if count < 0 {
        if errno == EINTR { continue }
        throw error(errno)
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > limit { throw .tooLarge(limit: limit) }
    }
  }

  private static func error(_ code: Int32) -> WorkspaceError {
    code == ENOENT || code == ENOTDIR ? .notFound : .refused(words(code))
  }

  /// The system's words for an error, in the C locale.
  static func words(_ code: Int32) -> String { String(cString: strerror(code)).lowercased() }

  /// The path as the user would write it from the current folder.
  public func displayName(of path: String) -> String {
    guard path.hasPrefix("/") else { return path }
    return path.hasPrefix(current + "/") ? String(path.dropFirst(current.utf8.count + 1)) : path
  }
}

extension DiskWorkspace {
  /// Replaces the file at `path` whole: written beside it, flushed to the disk, then renamed over it.
  ///
  /// Keeps its permissions.
  public static func replace(_ path: String, with bytes: [UInt8]) throws(WorkspaceError) {
    let target = real(path) ?? path
    var status = stat()
    let mode = stat(target, &status) == 0 ? status.st_mode & 0o7777 : 0o644
    let temporary = "\(target).mealc-\(getpid()).tmp"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw error(errno) }
    guard write(bytes, to: descriptor), fchmod(descriptor, mode) == 0, fsync(descriptor) == 0 else {
      let code = errno
      close(descriptor)
      unlink(temporary)
      throw error(code)
    }
    close(descriptor)
    guard rename(temporary, target) == 0 else {
      let code = errno
      unlink(temporary)
      throw error(code)
    }
  }

  /// Writes all bytes, however many calls it takes; false where the system refuses.
  public static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return false
      }
      offset += count
    }
    return true
  }

  /// Everything on standard input, at most `limit` bytes.
  public static func standardInput(limit: Int) throws(WorkspaceError) -> [UInt8] {
    try contents(STDIN_FILENO, expected: 1 << 16, limit)
  }

  /// Makes a folder, and those above it where they are missing.
  public static func makeFolder(_ path: String) throws(WorkspaceError) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT else { throw error(errno) }
    let parent = folder(of: path)
    guard parent != path, parent != "." else { throw error(ENOENT) }
    try makeFolder(parent)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw error(errno) }
  }

  /// The names in a folder, in alphabetical order; nil where there is no such folder.
  public static func names(in path: String) -> [String]? {
    guard let folder = opendir(path) else { return nil }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted()
  }

  /// True where something stands at `path`.
  public static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }
}
