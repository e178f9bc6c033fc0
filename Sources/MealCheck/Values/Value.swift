import MealIR
import MealSource
import MealSyntax
import MealUnits

/// What an expression comes to.
indirect enum Value {
  /// A number, with or without a dimension.
  case number(Quantity)
  /// Two numbers of one dimension, the low and the high.
  case range(Quantity, Quantity)
  /// Money.
  case money(Money)
  /// Two amounts of one currency, the low and the high.
  case moneyRange(Money, Money)
  /// True or false.
  case bool(Bool)
  /// A text.
  case string(String)
  /// Values in order.
  case list([Value])
  /// Named values in the order written.
  case record([(name: String, value: Value)])
  /// A day.
  case date(CalendarDate)
  /// A time of day.
  case time(ClockTime)
  /// A function.
  case function(Function)
  /// What an expression with a reported fault comes to: everything made of it is unknown too, silently.
  case unknown

  /// A function of the program.
  struct Function {
    var name: String
    var node: SyntaxNode
    var file: FileID
    var scope: Scope
  }
}

extension Value {
  /// True for the value of an expression whose fault is already reported.
  var isUnknown: Bool { if case .unknown = self { true } else { false } }

  /// What messages call the type: "a mass", "a text".
  var typeName: String {
    switch self {
    case .number(let quantity): Value.name(of: quantity.dimension)
    case .range(let low, _): "a range of \(low.dimension == .none ? "numbers" : low.dimension.description)"
    case .money: "money"
    case .moneyRange: "a range of money"
    case .bool: "true or false"
    case .string: "a text"
    case .list: "a list"
    case .record: "a record"
    case .date: "a date"
    case .time: "a time of day"
    case .function: "a function"
    case .unknown: "unknown"
    }
  }

  private static func name(of dimension: Dimension) -> String {
    switch dimension {
    case .none: "a number"
    case .energy: "an energy"
    case .count: "a count"
    default: "a \(dimension)"
    }
  }

  /// The text that an interpolation puts in.
  var interpolated: String {
    switch self {
    case .number(let quantity): quantity.text
    case .range(let low, let high): "\(low.text(withUnit: false))–\(high.text)"
    case .money(let money): money.description
    case .moneyRange(let low, let high): "\(low.text)–\(high)"
    case .bool(let flag): flag ? "true" : "false"
    case .string(let text): text
    case .list(let values): values.map(\.interpolated).joined(separator: ", ")
    case .record(let entries):
      "{ " + entries.map { "\($0.name): \($0.value.interpolated)" }.joined(separator: ", ") + " }"
    case .date(let date): date.description
    case .time(let time): time.description
    case .function(let function): function.name
    case .unknown: ""
    }
  }
}

extension Quantity {
  /// The value in the unit it was written in, to six decimals: `2.3 kg`.
  var text: String { text(withUnit: true) }

  func text(withUnit: Bool) -> String {
    let unit = unit ?? Quantity.baseUnit(dimension)
    let number = unit.flatMap { self.number(of: $0) } ?? value
    let digits = number.decimalText()
    guard withUnit, let unit else { return digits }
    return "\(digits) \(unit == .gasMark ? "C" : unit.symbol)"
  }

  /// The unit that a value of a dimension is held in; nil for plain and compound numbers.
  static func baseUnit(_ dimension: Dimension) -> Unit? {
    switch dimension {
    case .mass: .gram
    case .volume: .millilitre
    case .length: .centimetre
    case .time: .second
    case .energy: .kilocalorie
    case .temperature: .celsius
    default: nil
    }
  }
}
