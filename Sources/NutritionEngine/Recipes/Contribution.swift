import MealIR

/// What one line adds to its recipe.
///
/// Sums, lines of the report and derivations all read this, so that they cannot tell different stories.
enum Contribution {
  /// Grams of a food.
  case food(slot: Int, grams: Figure)
  /// A share of another recipe, as written.
  case recipe(RecipeID, share: Figure)
  /// No amount is written: counts as nothing.
  case noAmount
  /// An optional line that is left out.
  case leftOut
  /// Cannot be counted; why.
  case unknown(String)
}
