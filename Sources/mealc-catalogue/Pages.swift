/// Puts the pages of the diagnostics together in one file, which the program embeds.
enum Pages {
  private static let folder = "grammar/diagnostics"
  private static let target = "Sources/CMealData/pages.txt"

  /// Writes all pages, before each a line `=== M0101`; the exit status.
  static func build() -> Int32 {
    guard let text = together() else {
      Command.complain("cannot read the pages in \(folder)")
      return 1
    }
    guard Files.write(text, target) else {
      Command.complain("cannot write \(target)")
      return 1
    }
    return 0
  }

  private static func together() -> [UInt8]? {
    var result: [UInt8] = []
    for name in Files.list(folder) where name.hasSuffix(".md") {
      guard let page = Files.read("\(folder)/\(name)") else { return nil }
      result += "=== \(name.dropLast(3))\n".utf8
      result += page
    }
    return result.isEmpty ? nil : result
  }
}
