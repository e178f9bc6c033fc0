import Glibc
import MealArguments
import MealKit

// A closed pipe ends output, it does not kill the program with a signal.
signal(SIGPIPE, SIG_IGN)

do throws(UsageError) {
  let invocation = try Invocation(Array(CommandLine.arguments.dropFirst()))
  let console = Console(invocation.globals)
  let status = try CommandRunner(console: console).run(invocation.command)
  exit(console.finish(status))
} catch {
  let console = Console()
  console.error(error.text)
  exit(console.finish(ExitStatus(rawValue: UsageError.exitStatus) ?? .usage))
}
