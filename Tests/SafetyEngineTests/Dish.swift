import MealIR
import MealSource
import MealKit
import SafetyEngine

/// Compiles one recipe and asks how hot it has to get.
struct Dish {
  let safety: DishSafety

  /// `body` is what stands between the recipe's braces.
  init(_ name: String, _ body: String, region: Household.Region = .us, before: String = "") {
    let result = Dish.result("\(before)\nrecipe \"\(name)\" {\n\(body)\n}", region)
    safety = result.recipes[result.recipes.count - 1]
  }

  /// The result of a whole text.
  static func result(_ text: String, _ region: Household.Region = .us) -> SafetyResult {
    let compilation = MealCompiler().compile(text)
    return SafetyResult(compilation.program, .builtIn, options: SafetyOptions(region: region))
  }

  private func requirement(_ authority: SafetyAuthority) -> SafetyRequirement? {
    safety.requirements.first { $0.authority == authority }
  }

  /// `3-401.11(A)(3) 74/0 poultry`, the Food Code's answer.
  var foodCode: String { text(.foodCode) }
  /// `73.9/0`, the federal chart's.
  var federal: String { figure(.federalChart) }
  /// `70/120`.
  var british: String { figure(.unitedKingdom) }
  /// `70/120`.
  var european: String { figure(.europeanUnion) }

  /// All notes of an authority in one line.
  func notes(_ authority: SafetyAuthority = .foodCode) -> String {
    requirement(authority)?.notes.joined(separator: " | ") ?? ""
  }

  private func text(_ authority: SafetyAuthority) -> String {
    guard let requirement = requirement(authority) else { return "-" }
    let section = requirement.rule.rule.name.split(separator: " ").last ?? ""
    return "\(section) \(figure(authority)) \(requirement.because)"
  }

  private func figure(_ authority: SafetyAuthority) -> String {
    guard let requirement = requirement(authority) else { return "-" }
    let celsius = requirement.celsius
    let text = celsius == celsius.rounded() ? "\(Int(celsius))" : "\(celsius)"
    return "\(text)/\(requirement.hold)"
  }

  /// Messages of warnings.
  var warnings: [String] { safety.findings.filter { $0.severity == .warning }.map(\.message) }
  /// Messages of a topic.
  func findings(_ topic: SafetyFinding.Topic) -> [String] {
    safety.findings.filter { $0.topic == topic }.map(\.message)
  }

  /// Why nothing is asked for; nil where something is.
  var nothing: String? {
    if case .nothingRaw(let reason) = safety.standing { reason } else { nil }
  }
}
