// swift-tools-version: 6.2
// One section a level of the module graph, from the bottom to the top: an arrow may only point to a module declared
// before. The chart in README.md says in one sentence what each module is.
import PackageDescription

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A library of the project: strict settings, sources in `Sources/NAME`.
func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

/// A program of the project.
func program(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .executableTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

/// What the tests of several modules share, in `Tests/NAME`.
func testSupport(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, swiftSettings: strict)
}

/// The tests of a module, in `Tests/NAMETests`.
func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
  .testTarget(name: "\(name)Tests", dependencies: dependencies, exclude: exclude, swiftSettings: strict)
}

let package = Package(
  name: "mealc",
  products: [
    .executable(name: "mealc", targets: ["mealc"]),
    .library(name: "MealKit", targets: ["MealKit"]),
  ],
  targets: [
    // Level 0: pure values, no dependencies.
    library("MealSource"),
    // `rounded()` lives in the C maths library.
    .target(name: "MealUnits", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    library("MealJSON"),
    .target(name: "CMealData", exclude: ["tables", "foods.bin", "pages.txt"]),
    .target(name: "CAllergenWords", exclude: ["tables", "words.bin"]),

    // Level 1: text to tree, phrases, the checked program's types, the food table.
    library("MealSyntax", ["MealSource"]),
    library("MealPhrase", ["MealSource", "MealUnits"]),
    library("MealIR", ["MealSource", "MealUnits"]),
    library("MealData", ["MealSource", "MealUnits", "CMealData"]),
    // The allergen detector by words shares nothing with the rest: a test reads that off this graph.
    library("AllergenWords", ["CAllergenWords"]),

    // Level 2: the formatter, the checker, the engines.
    library("MealFormat", ["MealSource", "MealSyntax"]),
    library("MealCheck", ["MealSource", "MealUnits", "MealSyntax", "MealPhrase", "MealIR", "MealData"]),
    library("NutritionEngine", ["MealUnits", "MealIR", "MealData"]),
    library("SafetyEngine", ["MealSource", "MealUnits", "MealIR", "MealData"]),
    library("TargetEngine", ["MealSource", "MealUnits", "MealIR"]),

    // Level 3: results and diagnostics to documents and bytes.
    library(
      "MealReport",
      [
        "MealSource", "MealUnits", "MealJSON", "MealIR", "MealData", "NutritionEngine", "SafetyEngine", "TargetEngine",
        "AllergenWords",
      ]),

    // Level 4: the one public door.
    library(
      "MealKit",
      [
        "MealSource", "MealUnits", "MealJSON", "MealSyntax", "MealPhrase", "MealIR", "MealData", "MealFormat",
        "MealCheck",
        "NutritionEngine", "TargetEngine", "SafetyEngine", "MealReport", "CMealData",
      ]),

    // Level 5 and 6: the prompt, the command line and the programs.
    library("MealArguments", ["MealSource"]),
    library("MealREPL", ["MealKit"]),
    program("mealc", ["MealKit", "MealREPL", "MealArguments"]),
    program("mealc-bench", ["MealKit", "MealPhrase", "MealSource", "MealUnits"]),
    program("mealc-fuzz", ["MealKit", "MealPhrase"], exclude: ["keywords.dict"]),
    program("mealc-catalogue", ["MealUnits", "MealData"]),

    // Tests, by the level of what they test.
    tests("MealSource", ["MealSource"]),
    tests("MealUnits", ["MealUnits"]),
    tests("MealJSON", ["MealJSON"]),
    tests("MealData", ["MealUnits", "MealData"]),
    tests("AllergenWords", ["AllergenWords"], exclude: ["Cases"]),
    tests("MealArguments", ["MealArguments"]),
    tests("MealREPL", ["MealREPL"]),
    tests("NutritionEngine", ["MealSource", "MealUnits", "MealIR", "MealData", "NutritionEngine"]),
    tests("SafetyEngine", ["MealSource", "MealIR", "SafetyEngine", "MealKit"]),
    tests("TargetEngine", ["MealSource", "MealUnits", "MealJSON", "MealIR", "MealData", "TargetEngine", "MealReport"]),
    tests(
      "MealReport", ["MealSource", "MealUnits", "MealJSON", "MealIR", "MealData", "NutritionEngine", "MealReport"]),
    tests("MealKit", ["MealKit"]),
    tests("MealPhrase", ["MealPhrase", "MealSource", "MealUnits"]),
    testSupport("MealTestSupport", ["MealSource", "MealSyntax"], exclude: ["Corpus"]),
    tests("MealSyntax", ["MealSource", "MealSyntax", "MealFormat", "MealTestSupport"], exclude: ["Cases"]),
    tests("MealFormat", ["MealSource", "MealSyntax", "MealFormat", "MealTestSupport"]),
    tests("Golden", ["MealKit"], exclude: ["Cases", "Transcripts"]),
    tests("MealCheck", ["MealKit"]),
    // The program is a dependency so that it is there to be run.
    tests("Examples", ["MealKit", "mealc"]),
    tests("Proof", ["mealc", "mealc-fuzz"], exclude: ["Findings"]),
    tests("Grammar", ["MealSource", "MealSyntax", "MealFormat", "MealTestSupport"]),
  ],
  swiftLanguageModes: [.v6],
  cLanguageStandard: .gnu2x
)
