extension Unit {
  /// The short form that reports and JSON print: `g`, `tbsp`, `fl-oz`, `clove`.
  ///
  /// Stable: part of the JSON contract.
  public var symbol: String {
    switch self {
    case .milligram: "mg"
    case .microgram: "µg"
    case .gram: "g"
    case .kilogram: "kg"
    case .ounce: "oz"
    case .pound: "lb"
    case .millilitre: "ml"
    case .centilitre: "cl"
    case .decilitre: "dl"
    case .litre: "l"
    case .teaspoon: "tsp"
    case .tablespoon: "tbsp"
    case .dessertspoon: "dsp"
    case .fluidOunce: "fl-oz"
    case .millimetre: "mm"
    case .centimetre: "cm"
    case .inch: "in"
    case .foot: "ft"
    case .second: "s"
    case .minute: "min"
    case .hour: "h"
    case .day: "d"
    case .kilocalorie: "kcal"
    case .kilojoule: "kJ"
    case .celsius: "C"
    case .fahrenheit: "F"
    case .gasMark: "gas"
    default: "\(self)"
    }
  }
}
