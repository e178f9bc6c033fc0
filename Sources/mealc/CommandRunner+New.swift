import MealArguments
import MealKit

extension CommandRunner {
  /// Carries out `mealc new`.
  func makeHousehold(_ arguments: NewArguments) -> ExitStatus {
    let folder = arguments.directory
    if let names = DiskWorkspace.names(in: folder), !names.isEmpty {
      console.error("mealc: `\(folder)` is not empty\nhint: name a new folder")
      return .usage
    }
    if DiskWorkspace.names(in: folder) == nil, DiskWorkspace.exists(folder) {
      console.error("mealc: `\(folder)` is no folder\nhint: name a new folder")
      return .usage
    }
    do throws(WorkspaceError) {
      try DiskWorkspace.makeFolder(folder)
      for file in StarterHousehold.files {
        try DiskWorkspace.replace("\(folder)/\(file.name)", with: Array(file.text.utf8))
      }
    } catch {
      console.error("mealc: cannot write to `\(folder)`: \(error.reason)")
      return .usage
    }
    let names = StarterHousehold.files.map(\.name).joined(separator: ", ")
    console.remark("made \(folder): \(names)\nnext: mealc run \(folder)/week.meal")
    return .fine
  }
}
