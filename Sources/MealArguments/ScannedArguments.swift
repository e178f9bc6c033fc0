/// The command line taken apart: each option is known and its value is of the kind it takes.
struct ScannedArguments {
  var verb: Verb?
  var positionals: [String] = []
  private var values: [OptionName: [String]] = [:]

  mutating func note(_ name: OptionName, _ value: String) { values[name, default: []].append(value) }

  func has(_ name: OptionName) -> Bool { values[name] != nil }

  /// The value of an option; the last where it is given several times.
  func text(_ name: OptionName) -> String? { values[name]?.last }

  func choice<Choice: RawRepresentable<String>>(_ name: OptionName, default usual: Choice) -> Choice {
    text(name).flatMap { Choice(rawValue: $0) } ?? usual
  }

  /// The items of all lists given with an option, each once, in their order; nil where it is not given.
  func list<Item: RawRepresentable<String>>(_ name: OptionName, of: Item.Type) -> [Item]? {
    values[name].map { lists in
      var seen: Set<String> = []
      return lists.flatMap(ValueKind.items).filter { seen.insert($0).inserted }.compactMap { Item(rawValue: $0) }
    }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The words of all cases.
  static var allNames: [String] { allCases.map(\.rawValue) }
}
