/// The fifteen allergens, in the order of the legal list; raw values are the names of the JSON output.
public enum AllergenName: String, CaseIterable, Sendable {
  case gluten, crustacean, egg, fish, peanut, soy, milk
  case treeNut = "tree-nut"
  case celery, mustard, sesame, sulphite, lupin, mollusc, coconut

  /// The place in the legal list, from 0.
  var number: Int {
    switch self {
    case .gluten: 0
    case .crustacean: 1
    case .egg: 2
    case .fish: 3
    case .peanut: 4
    case .soy: 5
    case .milk: 6
    case .treeNut: 7
    case .celery: 8
    case .mustard: 9
    case .sesame: 10
    case .sulphite: 11
    case .lupin: 12
    case .mollusc: 13
    case .coconut: 14
    }
  }
}
