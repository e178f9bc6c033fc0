import MealIR
import MealSource
import MealUnits

/// A step of a dish as safety sees it.
struct HeatStep: Sendable {
  /// What a step does to the food's temperature.
  enum Purpose: Sendable {
    /// Cooks it.
    case heating
    /// Keeps it warm or waiting.
    case holding
    /// Neither.
    case other
  }

  var name: String
  var span: SourceSpan
  var purpose: Purpose
  /// °C of the appliance; nil where not stated.
  var celsius: Double?
  /// Seconds, at the least.
  var seconds: Double
  /// Seconds that the result may wait.
  var hold: Double?
  /// The kind of oven; nil where it is in none.
  var oven: RoastTable.Oven?
  var isMicrowave: Bool
  var isSousVide: Bool
  /// What its words say.
  var senses: Senses
  /// The words of its text, in order.
  var words: [String]
  /// The appliance's name.
  var appliance: String?

  /// Below this nothing cooks: proving, drying, keeping.
  private static let coldestHeat = 40.0

  init(_ step: Step) {
    (name, span, appliance) = (step.name, step.span, step.appliance)
    celsius = step.temperature?.double
    seconds = step.duration.low.double
    hold = step.hold?.double
    let place = Senses([step.appliance ?? ""])
    senses = Senses([step.name, step.appliance ?? "", step.text ?? ""])
    words = SenseScanner.words(step.text ?? "")
    isMicrowave = place.contains(.microwave) || step.appliance == nil && senses.contains(.microwave)
    isSousVide = senses.contains(.sousVide)
    oven = HeatStep.oven(place, senses)
    purpose = HeatStep.purpose(step, place, senses, celsius)
  }

  private static func oven(_ place: Senses, _ senses: Senses) -> RoastTable.Oven? {
    guard place.contains(.oven) else { return nil }
    if senses.contains(.humid) { return .highHumidity }
    return senses.contains(.convection) ? .convection : .still
  }

  private static func purpose(_ step: Step, _ place: Senses, _ senses: Senses, _ celsius: Double?) -> Purpose {
    let title = Senses([step.name])
    if title.contains(.holding) || place.contains(.holding) || senses.contains(.holding) && !title.contains(.heat) {
      return .holding
    }
    if let celsius, celsius < coldestHeat { return .other }
    if title.contains(.cold) || place.contains(.cold) { return .other }
    let isHot = place.containsAny(.heat, .microwave, .sousVide) || senses.containsAny(.heat, .microwave, .sousVide)
    return isHot || celsius != nil ? .heating : .other
  }

  /// True where the step can bring food to what a table asks for; unknown temperatures can.
  func canReach(_ table: HoldTable) -> Bool {
    guard purpose == .heating else { return false }
    return celsius.map { table.isMet(at: $0, for: seconds) } ?? true
  }

  /// The phrase of a sense in the text where one of `names` follows it closely: `mince the beef`.
  func phrase(_ sense: Sense, near names: Set<String>) -> String? {
    SenseScanner.shared.scan(words.joined(separator: " ")).first { hit in
      let reach = hit.word..<min(hit.word + HeatStep.reach, words.count)
      return hit.sense == sense && words[reach].contains { names.contains($0) }
    }?.phrase
  }

  /// Words from a verb to its object.
  private static let reach = 6
}
