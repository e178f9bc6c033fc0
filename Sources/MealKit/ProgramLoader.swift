import MealCheck
import MealSource

/// Reads the entry file and all that it uses, each once.
struct ProgramLoader {
  let workspace: any Workspace
  let limit: Int
  var files: [ParsedFile] = []
  var paths: [String] = []
  var diagnostics: [Diagnostic] = []
  /// Files being walked, outermost first, with the `use` that led to the next.
  private var open: [(file: Int, use: SourceSpan?)] = []
  private var numbers: [String: Int] = [:]
  private var finished: Set<Int> = []
  private var uses: [[(target: Int, span: SourceSpan)]] = []

  init(_ workspace: any Workspace, limit: Int) {
    self.workspace = workspace
    self.limit = limit
  }

  /// Loads the entry; its own trouble is thrown, that of used files becomes diagnostics.
  mutating func load(entry path: String) throws(WorkspaceError) {
    let bytes = try workspace.read(path, limit: limit)
    add(workspace.canonicalPath(of: path), bytes, name: path)
    var next = 0
    while next < files.count {
      followUses(of: next)
      next += 1
    }
    reportCycles()
  }

  private mutating func add(_ path: String, _ bytes: [UInt8], name: String) {
    numbers[path] = files.count
    paths.append(path)
    files.append(ParsedFile(SourceFile(name: name, bytes: bytes)))
    uses.append([])
  }

  private mutating func followUses(of file: Int) {
    for use in files[file].uses {
      let span = SourceSpan(file: FileID(file), range: use.range)
      do throws(WorkspaceError) {
        let path = try workspace.resolve(use.path, from: paths[file])
        if numbers[path] == nil {
          add(path, try workspace.read(path, limit: limit), name: workspace.displayName(of: path))
        }
        if let target = numbers[path] { uses[file].append((target, span)) }
      } catch {
        diagnostics.append(.failingUse(use.path, error, at: span))
      }
    }
  }

  /// Reports files that use each other, once a circle, at the `use` of the member that was loaded first.
  private mutating func reportCycles() {
    var state = [Int](repeating: 0, count: files.count)
    for start in files.indices where state[start] == 0 { visit(start, &state, []) }
  }

  private mutating func visit(_ file: Int, _ state: inout [Int], _ path: [(file: Int, span: SourceSpan)]) {
    state[file] = 1
    for use in uses[file] {
      let here = path + [(file, use.span)]
      if state[use.target] == 1, let begin = here.firstIndex(where: { $0.file == use.target }) {
        report(Array(here[begin...]))
      } else if state[use.target] == 0 {
        visit(use.target, &state, here)
      }
    }
    state[file] = 2
  }

  private mutating func report(_ cycle: [(file: Int, span: SourceSpan)]) {
    guard let start = cycle.indices.min(by: { cycle[$0].file < cycle[$1].file }) else { return }
    let turned = cycle[start...] + cycle[..<start]
    let names = turned.map { files[$0.file].source.name }
    diagnostics.append(.cyclicUse(names, at: turned[turned.startIndex].span))
  }
}

/// Words what is wrong with files.
extension Diagnostic {
  static func failingUse(_ name: String, _ error: WorkspaceError, at span: SourceSpan) -> Diagnostic {
    let code: DiagnosticCode
    let help: String
    switch error {
    case .notFound: (code, help) = (.unreadableFile, "check the name; it is relative to the file it stands in")
    case .refused: (code, help) = (.unreadableFile, "check the file's permissions")
    case .notAFile: (code, help) = (.notAFile, "name a `.meal` file")
    case .outsideRoot:
      (code, help) = (
        .fileOutsideRoot, "copy the file under the root folder: the folder of `.git`, or the entry file's own"
      )
    case .tooLarge: (code, help) = (.fileTooLarge, "split the file")
    }
    return Diagnostic(code, "cannot use `\(name)`: \(error.reason)", at: span, label: "used here", help: help)
  }

  static func cyclicUse(_ names: [String], at span: SourceSpan) -> Diagnostic {
    let way = (names + [names.first ?? ""]).map { "`\($0)`" }.joined(separator: " → ")
    return Diagnostic(
      .cyclicUse, "files use each other: \(way)", at: span, label: "leads back here",
      help: "move what both need into a third file")
  }

  /// The entry file itself is too large to be compiled.
  public static func entryTooLarge(_ limit: Int) -> Diagnostic {
    let start = SourceSpan(file: FileID(0), range: ByteRange(0, 0))
    return Diagnostic(
      .fileTooLarge, "the file is larger than \(limit / (1 << 20)) MiB", at: start, label: "not read",
      help: "split the file")
  }
}
