public import MealData
public import MealIR

/// Where a number comes from: what was done with what, down to figures that somebody stated.
public struct Derivation: Sendable {
  /// What was done with the parts.
  public enum Operation: Sendable, Hashable {
    /// The parts were added.
    case sum
    /// The parts were multiplied.
    case product
    /// The first part was divided by the second.
    case quotient
    /// The value per 100 g times grams, over 100.
    case share
    /// Nothing: the number was stated.
    case stated(Origin)
  }

  /// Who stated a number.
  public enum Origin: Sendable, Hashable {
    /// A row of the catalogue, per 100 g; its provenance can be asked for.
    case catalogue(FoodID, Nutrient)
    /// A food of the household's own, by its position, per 100 g; notes say what follows from the label.
    case own(Int, Nutrient)
    /// What is written in the program, in its words.
    case written(String)
    /// Another recipe, which is explained on its own: the chain is too long to print here.
    case recipe(RecipeID)
    /// No one: the part is unknown, and why.
    case unknown(String)
  }

  /// What the number is: "energy of 600 g chicken thighs".
  public var name: String
  /// The number; nil where it is not known.
  public var figure: Figure?
  /// Its unit: `kcal`, `g`; empty for a plain number.
  public var unit: String
  /// What was done.
  public var operation: Operation
  /// What it was done with.
  public var parts: [Derivation]
  /// What to know about it.
  public var notes: [String]

  init(
    _ name: String, _ figure: Figure?, _ unit: String, _ operation: Operation, _ parts: [Derivation] = [],
    notes: [String] = []
  ) {
    self.name = name
    self.figure = figure
    self.unit = unit
    self.operation = operation
    self.parts = parts
    self.notes = notes
  }
}
