internal import Glibc

/// The terminal at standard input and output: raw mode, its size, and waiting for keys and signals.
final class Terminal {
  /// What `wait` waited for.
  enum Wakeup {
    case keys([UInt8])
    case resized
    /// The program runs again after a stop.
    case continued
    /// Somebody asked the program to stop, from outside.
    case stopped
    /// Nothing happened for as long as was asked.
    case pause
    /// The terminal is gone.
    case closed
  }

  private let input: Int32
  private let output: Int32
  private var cooked = termios()
  private var isRaw = false

  private static let pasteOn = "\u{1B}[?2004h"
  private static let pasteOff = "\u{1B}[?2004l"

  /// The terminal, nil where the descriptors are none or it cannot move its cursor.
  init?(input: Int32 = STDIN_FILENO, output: Int32 = STDOUT_FILENO) {
    guard isatty(input) == 1, isatty(output) == 1, Terminal.canMoveCursor else { return nil }
    self.input = input
    self.output = output
  }

  private static var canMoveCursor: Bool {
    switch SystemCall.environment("TERM") {
    case nil, "dumb", "cons25", "emacs": false
    default: true
    }
  }

  /// The size of the window now.
  var size: ScreenSize {
    var window = winsize()
    guard ioctl(output, UInt(TIOCGWINSZ), &window) == 0 else { return ScreenSize(columns: 0, rows: 0) }
    return ScreenSize(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  func write(_ text: String) {
    if !text.isEmpty { SystemCall.write(output, text.utf8) }
  }

  /// Turns echo, line editing and signal keys of the kernel off; false on failure.
  ///
  /// What was typed ahead stays.
  func enterRaw() -> Bool {
    guard !isRaw else { return true }
    guard tcgetattr(input, &cooked) == 0 else { return false }
    TerminalSignals.install(terminal: input, output: output, mode: cooked)
    guard setRaw() else {
      TerminalSignals.uninstall()
      return false
    }
    isRaw = true
    write(Terminal.pasteOn)
    return true
  }

  func leaveRaw() {
    guard isRaw else { return }
    write(Terminal.pasteOff)
    tcsetattr(input, TCSADRAIN, &cooked)
    TerminalSignals.uninstall()
    isRaw = false
  }

  /// Gives the terminal back, stops the program until it is continued, and takes the terminal again.
  func stop() {
    leaveRaw()
    TerminalSignals.stop()
    _ = enterRaw()
  }

  /// Takes raw mode again after a stop that came unasked: the shell has put its own mode in place.
  func takeBack() {
    _ = setRaw()
    write(Terminal.pasteOn)
  }

  private func setRaw() -> Bool {
    var raw = cooked
    raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INPCK | ISTRIP | IXON)
    raw.c_lflag &= ~tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
    withUnsafeMutableBytes(of: &raw.c_cc) {
      $0[Int(VMIN)] = 1
      $0[Int(VTIME)] = 0
    }
    return tcsetattr(input, TCSADRAIN, &raw) == 0
  }

  /// Waits for a key or a signal, at most `milliseconds` where given.
  func wait(milliseconds: Int32?) -> Wakeup {
    while true {
      var sources = [
        pollfd(fd: TerminalSignals.descriptor, events: Int16(POLLIN), revents: 0),
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&sources, 2, milliseconds ?? -1)
      if count == 0 { return .pause }
      if count < 0, errno != EINTR { return .closed }
      if count < 0 { continue }
      if sources[0].revents != 0, let wakeup = signalled() { return wakeup }
      if sources[1].revents != 0 { return typed() }
    }
  }

  private func typed() -> Wakeup {
    guard let bytes = SystemCall.read(input), !bytes.isEmpty else { return .closed }
    return .keys(bytes)
  }

  private func signalled() -> Wakeup? {
    guard let byte = SystemCall.read(TerminalSignals.descriptor, limit: 1)?.first else { return nil }
    switch Int32(byte) {
    case SIGWINCH: return .resized
    case SIGCONT: return .continued
    case SIGTSTP: return .stopped
    default: return nil
    }
  }
}
