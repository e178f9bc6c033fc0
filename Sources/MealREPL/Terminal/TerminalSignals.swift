internal import Glibc

/// The signals that matter while a terminal is in raw mode.
///
/// Those that end the program give the terminal its mode back first; the others arrive as bytes in a pipe, so that one
/// `poll` waits for keys and signals alike. The handlers use only memory made before they were installed and only calls
/// that are safe in a signal handler. There is one terminal in a process, hence the shared state.
enum TerminalSignals {
  private static let fatal = [SIGINT, SIGTERM, SIGHUP, SIGQUIT]
  private static let noted = [SIGWINCH, SIGCONT, SIGTSTP]

  private struct Shared {
    /// Where to restore the mode; negative while no terminal is raw.
    var terminal: Int32 = -1
    var output: Int32 = -1
    var pipeRead: Int32 = -1
    var pipeWrite: Int32 = -1
    var mode = termios()
  }

  /// Allocated once and never freed: a handler may look at it at any time.
  nonisolated(unsafe) private static let shared: UnsafeMutablePointer<Shared> = {
    let pointer = UnsafeMutablePointer<Shared>.allocate(capacity: 1)
    pointer.initialize(to: Shared())
    openPipe(pointer)
    atexit { TerminalSignals.restore() }
    return pointer
  }()
  nonisolated(unsafe) private static var before: [(signal: Int32, action: sigaction)] = []

  /// The end of the pipe to poll: one byte for each signal, its number.
  static var descriptor: Int32 { shared.pointee.pipeRead }

  /// Installs the handlers; `mode` is what `terminal` gets back if the program ends.
  static func install(terminal: Int32, output: Int32, mode: termios) {
    shared.pointee.mode = mode
    shared.pointee.output = output
    shared.pointee.terminal = terminal
    for signal in fatal { handle(signal) { TerminalSignals.die($0) } }
    for signal in noted { handle(signal) { TerminalSignals.note($0) } }
  }

  /// Puts the handlers from before back.
  static func uninstall() {
    for (signal, action) in before.reversed() {
      var action = action
      sigaction(signal, &action, nil)
    }
    before = []
    shared.pointee.terminal = -1
  }

  /// Stops the program, and what runs with it, as the kernel does on Ctrl-Z; returns when it is continued.
  static func stop() { kill(0, SIGTSTP) }

  /// A signal that is ignored stays so (`nohup`).
  private static func handle(_ signal: Int32, _ handler: @escaping @convention(c) (Int32) -> Void) {
    var old = sigaction()
    sigaction(signal, nil, &old)
    guard address(old.__sigaction_handler.sa_handler) != address(SIG_IGN) else { return }
    var new = sigaction()
    new.__sigaction_handler.sa_handler = handler
    sigaction(signal, &new, nil)
    before.append((signal, old))
  }

  private static func address(_ handler: __sighandler_t?) -> Int { unsafeBitCast(handler, to: Int.self) }

  private static func note(_ signal: Int32) {
    let saved = errno
    var byte = UInt8(truncatingIfNeeded: signal)
    _ = write(shared.pointee.pipeWrite, &byte, 1)
    errno = saved
  }

  private static func die(_ number: Int32) {
    restore()
    signal(number, SIG_DFL)
    raise(number)
  }

  private static func restore() {
    let terminal = shared.pointee.terminal
    guard terminal >= 0 else { return }
    shared.pointee.terminal = -1
    let pasteOff: StaticString = "\u{1B}[?2004l\r\n"
    _ = write(shared.pointee.output, pasteOff.utf8Start, pasteOff.utf8CodeUnitCount)
    tcsetattr(terminal, TCSADRAIN, &shared.pointee.mode)
  }

  private static func openPipe(_ shared: UnsafeMutablePointer<Shared>) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)  // a handler must never wait
    }
    shared.pointee.pipeRead = ends[0]
    shared.pointee.pipeWrite = ends[1]
  }
}
