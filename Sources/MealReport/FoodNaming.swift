import MealData
import MealIR

/// The key and the name under which reports know a food.
struct FoodNaming {
  let catalogue: Catalogue
  let program: Program

  /// A key and a name; nil where no one knows the food.
  func callAsFunction(_ food: FoodReference) -> (key: String, name: String)? {
    switch food {
    case .catalogue(let row, _):
      guard Int(row) < catalogue.rowCount, let food = catalogue.foods.dropFirst(Int(row)).first else { return nil }
      return (catalogue.key(of: food), catalogue.name(of: food))
    case .own(let index): return ("own:\(program.foods[index].name)", program.foods[index].name)
    case .recipe(let use):
      let name = program.recipes[use.recipe.index].name
      return ("recipe:\(name)", name)
    case .unknown: return nil
    }
  }
}
