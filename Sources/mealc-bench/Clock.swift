import Glibc

/// The monotonic clock, or with `--cpu` that of the processor: what this process used, whatever else the machine did.
enum Clock {
  private static let id = CommandLine.arguments.contains("--cpu") ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC

  /// Seconds since some moment.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(id, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The shortest of `rounds` runs, in seconds.
  ///
  /// What `body` returns is kept alive, so that no run is optimised away.
  static func best<Result>(of rounds: Int, _ body: () -> Result) -> Double {
    var best = Double.infinity
    for _ in 0..<rounds {
      let start = now()
      let result = body()
      best = min(best, now() - start)
      withExtendedLifetime(result) {}
    }
    return best
  }
}
