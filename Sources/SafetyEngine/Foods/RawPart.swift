public import MealIR
public import MealSource

/// A raw animal food of a dish.
public struct RawPart: Sendable {
  /// The line it stands in.
  public var span: SourceSpan
  /// The line's text.
  public var text: String
  /// What it is of.
  public var kind: AnimalKind
  /// Its form.
  public var form: FoodForm
  /// What told so, for the trail.
  public var evidence: [String] = []
  /// Grams of one piece; nil where not known.
  public var pieceGrams: Double?
  /// True for a rolled, boned or skewered joint: its outside is inside.
  public var isRolled = false
  /// Named in 3-401.11(B): cured roasts count as roasts, brine or not.
  public var isCuredRoast = false
  /// True where 3-402.11(B) asks for no freezing.
  public var isParasiteExempt = false
  /// True where the line asks for it rare or pink.
  var isRare = false
  /// The recipe it comes from where the dish uses another one.
  public var recipe: RecipeID?
  /// What to know about how it was read.
  public var notes: [String] = []

  init(_ line: Ingredient, kind: AnimalKind, form: FoodForm) {
    span = line.span
    text = line.text
    self.kind = kind
    self.form = form
  }

  /// Why a rule holds, in a word or three: `poultry`, `ground beef`, `stuffed`.
  public var because: String {
    switch (kind, form) {
    case (.stuffedPasta, _): kind.word
    case (_, .stuffed): "stuffed \(kind.word)"
    case (.poultry, _), (.wildGame, _): kind.word
    case (.egg, _): "egg"
    case (_, .roast): "whole \(isRolled ? "rolled " : "")\(kind.word) roast"
    case (_, .intact): kind.word
    case (_, .offal): "\(kind.word) offal"
    default: "\(form.rawValue) \(kind.word)"
    }
  }
}
