internal import CMealData
public import MealSource

/// The long stories of diagnostics, from `grammar/diagnostics/`, as they are embedded in the program.
///
/// The embedded text is one file: before each page stands a line `=== M0101`. A test compares it with the folder.
public enum DiagnosticPages {
  /// The page of a code as Markdown; nil where there is none, which a test rules out.
  public static func page(of code: DiagnosticCode) -> String? {
    let bytes = UnsafeBufferPointer(start: meal_pages_start(), count: meal_pages_count())
    let text = String(decoding: bytes, as: UTF8.self)
    let head = "=== \(code)\n"
    guard let start = text.range(of: head) else { return nil }
    let rest = text[start.upperBound...]
    return String(rest.range(of: "\n=== ").map { rest[..<$0.lowerBound] } ?? rest)
  }
}

extension StringProtocol {
  /// The first place of `needle`.
  fileprivate func range(of needle: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(needle) {
        return start..<index(start, offsetBy: needle.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
