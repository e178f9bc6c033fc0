import Glibc
import MealArguments
import MealKit

extension CommandRunner {
  /// Carries out `mealc check`.
  func check(_ arguments: CheckArguments) -> ExitStatus {
    var status = ExitStatus.fine
    let today = CommandRunner.clockDay()
    for input in arguments.inputs {
      guard var compilation = compilation(input, today: today) else { return .usage }
      if arguments.fix {
        guard let fixed = fixed(compilation, input, today) else { return .usage }
        compilation = fixed
      }
      let evaluation = compilation.evaluate()
      if evaluation.hasFailed { status = .failed }
      report(evaluation, arguments.format)
    }
    return status
  }

  private func report(_ evaluation: Evaluation, _ format: CheckFormat) {
    switch format {
    case .json: console.print(evaluation.checkJSON().pretty())
    case .sarif: console.print(evaluation.sarif(version: CommandRunner.version).pretty())
    case .concise: console.error(evaluation.renderer().concise(evaluation.diagnostics))
    case .text:
      show(evaluation.diagnostics) { evaluation.renderer(glyphs: console.glyphs, style: $0) }
      if let remark = evaluation.uncomputed { console.remark(remark) }
    }
  }

  /// Applies the safe fixes to the files and compiles them again; nil where a file cannot be written.
  private func fixed(_ compilation: Compilation, _ input: Input, _ today: CalendarDate) -> Compilation? {
    guard case .file = input else {
      console.error("error: `--fix` needs a file to write to, not standard input")
      return nil
    }
    let fixes = FixApplier(compilation.diagnostics, files: compilation.files)
    guard fixes.count > 0 else { return compilation }
    for (file, bytes) in fixes.texts.sorted(by: { $0.key < $1.key }) {
      let path = compilation.files[Int(file.index)].name
      do throws(WorkspaceError) {
        try DiskWorkspace.replace(path, with: bytes)
      } catch {
        console.error("error[\(DiagnosticCode.unreadableFile)]: cannot write `\(path)`: \(error.reason)")
        return nil
      }
    }
    console.remark("applied \(fixes.count) fix\(fixes.count == 1 ? "" : "es")")
    return self.compilation(input, today: today)
  }
}
