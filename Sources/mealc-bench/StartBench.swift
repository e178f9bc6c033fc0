import Glibc
import MealKit

/// How long `mealc macros "…"` takes as a whole process, beside a C program that prints one line.
///
/// Runs before any other case: a child's peak memory counts from that of the process that spawns it.
struct StartBench {
  let program: String
  let spawns: Int

  private static let command = ["macros", "2 eggs with 200g cottage cheese"]
  private static let lineProgram =
    "#include <stdio.h>\nint main(void) { return puts(\"2 eggs with 200g cottage cheese\") < 0; }\n"

  /// Nothing where `mealc` is not built; without a C compiler only times, no ratio.
  func figures() -> [Figure] {
    guard access(program, X_OK) == 0 else {
      print("no cold start: build \(program) with `-Xswiftc -static-executable`")
      return []
    }
    let line = lineProgram()
    let times = measure([[program] + StartBench.command] + (line.map { [[$0]] } ?? []))
    guard let ours = times.first else { return [] }
    var figures = [
      Figure(name: "start: mealc macros, best", value: ours.best, unit: "ms"),
      Figure(name: "start: mealc macros, median", value: ours.median, unit: "ms"),
      Figure(name: "start: peak memory", value: ours.peak, unit: "MB", goal: .atMost(30)),
    ]
    guard times.count == 2 else { return figures }
    let theirs = times[1]
    figures += [
      Figure(name: "start: C program, best", value: theirs.best, unit: "ms"),
      Figure(name: "start: C program, median", value: theirs.median, unit: "ms"),
      Figure(name: "start: mealc over C, best", value: ours.best / theirs.best, unit: "times", goal: .atMost(4)),
      Figure(name: "start: mealc over C, median", value: ours.median / theirs.median, unit: "times", goal: .atMost(4)),
    ]
    return figures
  }

  private struct Times {
    /// Milliseconds.
    var best, median: Double
    /// Megabytes.
    var peak: Double

    init(_ runs: [ChildProcess]) {
      let times = runs.map { $0.seconds * 1000 }.sorted()
      best = times.first ?? 0
      median = times.isEmpty ? 0 : times[times.count / 2]
      peak = runs.map(\.megabytes).max() ?? 0
    }
  }

  /// Runs the commands in turn, so that all meet the same machine; empty where one cannot be run.
  private func measure(_ commands: [[String]]) -> [Times] {
    var runs = [[ChildProcess]](repeating: [], count: commands.count)
    for _ in 0..<spawns {
      for (index, command) in commands.enumerated() {
        guard let run = ChildProcess.run(command) else { return [] }
        runs[index].append(run)
      }
    }
    return runs.map(Times.init)
  }

  /// The path of a C program that prints a line; nil where no compiler is found.
  private func lineProgram() -> String? {
    let path = "/tmp/mealc-bench-line-\(getpid())"
    guard let file = fopen(path + ".c", "w") else { return nil }
    fputs(StartBench.lineProgram, file)
    fclose(file)
    for compiler in ["cc", "clang", "gcc"] {
      let command = [compiler, "-O2", "-o", path, path + ".c"]
      if ChildProcess.run(command)?.status == 0 { return path }
    }
    return nil
  }
}

/// A process that was started and waited for.
struct ChildProcess {
  var seconds: Double
  var megabytes: Double
  var status: Int32

  /// Runs a command with its output thrown away; nil where it cannot be started.
  static func run(_ command: [String]) -> ChildProcess? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { arguments.forEach { free($0) } }
    let start = Clock.now()
    var (pid, status, usage) = (pid_t(), Int32(), rusage())
    guard posix_spawnp(&pid, command[0], &actions, nil, &arguments, environ) == 0, wait4(pid, &status, 0, &usage) == pid
    else {
      return nil
    }
    return ChildProcess(seconds: Clock.now() - start, megabytes: Double(usage.ru_maxrss) / 1024, status: status)
  }
}
