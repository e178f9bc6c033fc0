import Foundation

/// The project's sources on disk, found from this file.
enum SourceTree {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// A source file: its module, its path within `Sources`, the modules it imports.
  struct File {
    var module: String
    var path: String
    var imports: Set<String>
  }

  /// All Swift files of `Sources`, by path.
  static let files: [File] = {
    let sources = root.appending(path: "Sources").path(percentEncoded: false)
    let paths = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().map { path in
      let text = (try? String(contentsOfFile: "\(sources)/\(path)", encoding: .utf8)) ?? ""
      return File(module: String(path.prefix { $0 != "/" }), path: path, imports: imports(of: text))
    }
  }()

  /// The names behind `import`, whatever stands before it on the line.
  private static func imports(of text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ").map(String.init)
      guard let at = words.firstIndex(of: "import"), at + 1 < words.count, words[..<at].allSatisfy(isModifier) else {
        continue
      }
      names.insert(words[at + 1])
    }
    return names
  }

  private static func isModifier(_ word: String) -> Bool {
    word.hasPrefix("@") || ["public", "internal", "private", "fileprivate", "package"].contains(word)
  }
}
