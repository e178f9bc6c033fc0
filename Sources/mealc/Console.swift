import Glibc
import MealArguments
import MealKit

/// Standard output and standard error: results on the one, diagnostics and troubles on the other.
///
/// Output is gathered and written once; the order of the two streams does not matter to readers.
final class Console {
  private var out: [UInt8] = []
  private var err: [UInt8] = []
  private var canWrite = true
  let isQuiet: Bool
  let glyphs: Glyphs
  private let color: GlobalOptions.Color

  init(_ globals: GlobalOptions? = nil) {
    isQuiet = globals?.isQuiet ?? false
    glyphs = globals?.isASCII == true ? .ascii : .unicode
    color = globals?.color ?? .auto
  }

  /// The style of a stream: colour on a terminal only, unless asked for.
  func style(of descriptor: Int32) -> Style {
    let isPlain = getenv("NO_COLOR").map { $0.pointee != 0 } ?? false
    return color.isOn(isTerminal: isatty(descriptor) == 1, noColor: isPlain) ? .colour : .none
  }

  func print(_ text: String) { out.append(contentsOf: text.utf8) }

  func print(_ bytes: [UInt8]) { out.append(contentsOf: bytes) }

  func error(_ text: String) {
    err.append(contentsOf: text.utf8)
    if !text.hasSuffix("\n"), !text.isEmpty { err.append(0x0A) }
  }

  /// A remark that `--quiet` leaves out.
  func remark(_ text: String) {
    if !isQuiet { error(text) }
  }

  /// Writes what was gathered; a broken pipe is no error.
  func flush() {
    if canWrite, !DiskWorkspace.write(out, to: STDOUT_FILENO) { canWrite = false }
    _ = DiskWorkspace.write(err, to: STDERR_FILENO)
    out = []
    err = []
  }

  /// Writes everything and gives the status to end with.
  func finish(_ status: ExitStatus) -> Int32 {
    flush()
    return status.rawValue
  }
}
