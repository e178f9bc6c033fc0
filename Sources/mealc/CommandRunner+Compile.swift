import MealArguments
import MealKit

extension CommandRunner {
  /// Carries out `mealc compile`.
  func compile(_ arguments: CompileArguments) -> ExitStatus {
    guard let compilation = compilation(arguments.input, today: CommandRunner.clockDay()),
      let entry = compilation.parsedFiles.first
    else { return .usage }
    switch arguments.emit {
    case .tokens: console.print(SyntaxDump(entry).tokens)
    case .tree: console.print(SyntaxDump(entry).tree)
    case .ir: console.print(compilation.programJSON().pretty())
    }
    let faults =
      arguments.emit == .ir
      ? compilation.diagnostics : entry.tree.diagnostics(file: FileID(0), bytes: entry.source.bytes)
    show(faults) { DiagnosticRenderer(files: compilation.files, glyphs: console.glyphs, style: $0) }
    return faults.contains { $0.severity == .error } ? .failed : .fine
  }
}
