internal import CMealData
public import MealSource

/// The long stories of diagnostics, from `grammar/diagnostics/`, as they are embedded in the program.
///
/// The embedded text is one file: before each page stands a line `=== M0101`. `mealc-catalogue pages` writes it, and a test
/// compares it with the folder.
public enum DiagnosticPages {
  /// The page of a code as Markdown; nil where there is none, which a test rules out.
  public static func page(of code: DiagnosticCode) -> String? {
    let bytes = UnsafeBufferPointer(start: meal_pages_start(), count: meal_pages_count())
    let head = Array("=== \(code)\n".utf8)
    var start = 0
    while start < bytes.count {
      if bytes[start...].starts(with: head) { return page(bytes, from: start + head.count) }
      start = nextLine(bytes, start)
    }
    return nil
  }

  /// The lines from `start` to the next head.
  private static func page(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> String {
    var end = start
    while end < bytes.count, !bytes[end...].starts(with: "=== M".utf8) { end = nextLine(bytes, end) }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  private static func nextLine(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    (bytes[start...].firstIndex(of: 0x0A) ?? bytes.count - 1) + 1
  }
}
