/// The kilocalories that a gram of each macronutrient of one food yields, by the Atwater system (Merrill & Watt 1973).
///
/// SR28 gives them a food at a time; where it does not, the energy was computed in another way.
public struct AtwaterFactors: Hashable, Sendable {
  /// Kilocalories a gram of protein; 0...4.36 in SR28.
  public var protein: Double
  /// Kilocalories a gram of fat; 0...9.04 in SR28.
  public var fat: Double
  /// Kilocalories a gram of carbohydrate by difference; 0...4.27 in SR28.
  public var carbs: Double

  /// Makes factors, in kcal/g.
  public init(protein: Double, fat: Double, carbs: Double) {
    self.protein = protein
    self.fat = fat
    self.carbs = carbs
  }
}
