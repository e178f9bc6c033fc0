internal import Glibc

/// The few system calls of this module, told again where a signal interrupts them.
enum SystemCall {
  /// Reads at most `limit` bytes: empty at the end, nil on failure.
  static func read(_ descriptor: Int32, limit: Int = 4096) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      let result = retried { Glibc.read(descriptor, buffer.baseAddress, limit) }
      failed = result < 0
      count = max(0, result)
    }
    return failed ? nil : bytes
  }

  /// Writes all of `bytes`; false on failure.
  @discardableResult
  static func write(_ descriptor: Int32, _ bytes: some Sequence<UInt8>) -> Bool {
    Array(bytes).withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let start = UnsafeRawBufferPointer(rebasing: rest).baseAddress
        let written = retried { Glibc.write(descriptor, start, rest.count) }
        if written < 0 { return false }
        rest = rest.dropFirst(written)
      }
      return true
    }
  }

  /// The text of the error of the last call that failed.
  static var lastError: String { String(cString: strerror(errno)) }

  /// The value of an environment variable, nil where it is unset or empty.
  static func environment(_ name: String) -> String? {
    guard let value = getenv(name).map({ String(cString: $0) }), !value.isEmpty else { return nil }
    return value
  }

  private static func retried(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
