import Glibc

/// The monotonic clock.
enum Clock {
  /// Seconds since some moment.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
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
