import Foundation
import Testing

/// The module graph as README.md draws it: an arrow only points to a level below.
struct ModuleGraphTests {
  private static let levels: [[String]] = [
    ["MealSource", "MealUnits", "MealJSON", "CMealData", "CAllergenWords"],
    ["MealSyntax", "MealPhrase", "MealIR", "MealData", "AllergenWords"],
    [
      "MealFormat", "MealCheck", "NutritionEngine", "CostEngine", "ScheduleEngine", "PlannerEngine", "SafetyEngine",
      "TargetEngine",
    ],
    ["MealReport"],
    ["MealKit"],
    ["MealREPL", "MealArguments", "MealLanguageServer"],
    ["mealc", "mealc-bench", "mealc-fuzz", "mealc-catalogue"],
  ]

  /// Modules that belong to the system.
  private static let system: Set<String> = ["Glibc", "Synchronization"]

  private func level(_ module: String) -> Int? { ModuleGraphTests.levels.firstIndex { $0.contains(module) } }

  @Test func arrowsOnlyGoDown() throws {
    #expect(SourceTree.files.count > 100)
    for file in SourceTree.files {
      let own = try #require(level(file.module), "\(file.module) has no level in this test")
      for name in file.imports.subtracting(ModuleGraphTests.system) {
        let other = try #require(level(name), "\(file.path) imports \(name)")
        #expect(other < own, "\(file.path) imports \(name), which does not lie below it")
      }
    }
  }

  @Test func enginesSeeTheCheckedProgramAlone() {
    for file in SourceTree.files where file.module.hasSuffix("Engine") {
      let others = file.imports.subtracting(["MealSource", "MealUnits", "MealIR", "MealData"])
      #expect(others.isEmpty, "\(file.path) imports \(others.sorted())")
    }
  }

  @Test func onlyDoorsTalkToTheSystem() {
    for file in SourceTree.files where file.imports.contains("Glibc") {
      let isDoor =
        file.module.hasPrefix("mealc") || file.path == "MealKit/DiskWorkspace.swift"
        || file.path.hasPrefix("MealREPL/Terminal/")
      #expect(isDoor, "\(file.path) imports Glibc")
    }
  }

  /// Each call of the library's search sets tables up: `holds` of MealCheck costs a hundredth of it.
  @Test func checkingSearchesNoTextByPatterns() throws {
    for file in SourceTree.files where file.module == "MealCheck" {
      let url = SourceTree.root.appending(path: "Sources/\(file.path)")
      let text = try String(contentsOf: url, encoding: .utf8)
      for name in ["text", "preparation", "written", "line"] {
        #expect(!text.contains("\(name).contains(\""), "\(file.path): write `holds`")
      }
    }
  }

  @Test func nothingNeedsFoundation() {
    for file in SourceTree.files {
      #expect(file.imports.allSatisfy { !$0.hasPrefix("Foundation") }, "\(file.path) imports Foundation")
    }
  }
}
