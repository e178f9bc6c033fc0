import Glibc
import MealArguments
import MealKit
import MealREPL

extension CommandRunner {
  /// Carries out `mealc repl`.
  func repl(_ arguments: REPLArguments) -> ExitStatus {
    let prompt = REPL(today: CommandRunner.clockDay(), glyphs: console.glyphs, style: console.style(of: STDOUT_FILENO))
    return prompt.run(loading: arguments.file) ? .fine : .usage
  }
}
