import Glibc
import MealArguments
import MealKit

extension CommandRunner {
  /// Carries out `mealc fmt`.
  func format(_ arguments: FmtArguments) -> ExitStatus {
    var status = ExitStatus.fine
    for input in arguments.inputs {
      let outcome = format(input, onlyCheck: arguments.check)
      if outcome.rawValue > status.rawValue { status = outcome }
    }
    return status
  }

  private func format(_ input: Input, onlyCheck: Bool) -> ExitStatus {
    let name: String
    let bytes: [UInt8]
    do throws(WorkspaceError) {
      switch input {
      case .standardInput:
        name = "<stdin>"
        bytes = try DiskWorkspace.standardInput(limit: MealCompiler.fileSizeLimit)
      case .file(let path):
        name = path
        bytes = try DiskWorkspace(entry: path).read(path, limit: MealCompiler.fileSizeLimit)
      }
    } catch {
      if case .file(let path) = input { unreadable(path, error) } else { unreadable("standard input", error) }
      return .usage
    }
    guard let formatted = Formatter.format(bytes) else {
      refuse(name, bytes)
      return .failed
    }
    return deliver(formatted, for: input, name, isChanged: formatted != bytes, onlyCheck: onlyCheck)
  }

  private func deliver(
    _ formatted: [UInt8], for input: Input, _ name: String, isChanged: Bool, onlyCheck: Bool
  ) -> ExitStatus {
    if onlyCheck {
      if isChanged { console.remark("would reformat \(name)") }
      return isChanged ? .failed : .fine
    }
    guard case .file(let path) = input else {
      console.print(formatted)
      return .fine
    }
    guard isChanged else { return .fine }
    do throws(WorkspaceError) {
      try DiskWorkspace.replace(path, with: formatted)
      return .fine
    } catch {
      console.error("error[\(DiagnosticCode.unreadableFile)]: cannot write `\(path)`: \(error.reason)")
      return .usage
    }
  }

  /// A text that does not parse is left alone; its faults are shown.
  private func refuse(_ name: String, _ bytes: [UInt8]) {
    let source = SourceFile(name: name, bytes: bytes)
    let faults = ParsedFile(source).tree.diagnostics(file: FileID(0), bytes: bytes)
    show(faults) { DiagnosticRenderer(files: [source], glyphs: console.glyphs, style: $0) }
    console.remark("\(name) is left as it is")
  }
}
