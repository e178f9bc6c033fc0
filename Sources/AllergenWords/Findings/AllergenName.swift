/// The fifteen allergens, in the order of the legal list; raw values are the names of the JSON output.
public enum AllergenName: String, CaseIterable, Sendable {
  case gluten, crustacean, egg, fish, peanut, soy, milk
  case treeNut = "tree-nut"
  case celery, mustard, sesame, sulphite, lupin, mollusc, coconut
}
