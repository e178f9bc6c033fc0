import MealIR
import MealJSON
import MealUnits

extension ProgramDocument {
  func ownFood(_ food: OwnFood) -> JSON {
    .members(
      ("name", .string(food.name)), ("span", span(food.span)), ("doc", string(food.doc)),
      ("values", list(food.values, value)), ("label", .string(food.label.rawValue)),
      ("weights", list(food.weights, weight)), ("density_g_per_ml", number(food.density)),
      ("refuse", number(food.refuse)), ("contains", list(food.contains, named)),
      ("may_contain", list(food.mayContain, named)), ("source", string(food.source)))
  }

  private func value(_ value: OwnFood.Value) -> JSON {
    .members(
      ("nutrient", .string(value.nutrient)), ("amount_per_100g", number(value.amount)), ("span", span(value.span)))
  }

  private func weight(_ weight: OwnFood.Weight) -> JSON {
    .members(("unit", .string(weight.unit.symbol)), ("grams", number(weight.grams)))
  }

  /// `{"kind": "catalogue", "key": …, "name": …}`, likewise `own`, `recipe`, `unknown`.
  func food(_ food: FoodReference) -> JSON {
    switch food {
    case .catalogue:
      let name = foodName(food)
      return .members(("kind", "catalogue"), ("key", string(name?.key)), ("name", string(name?.name)))
    case .own(let index): return .members(("kind", "own"), ("name", .string(program.foods[index].name)))
    case .recipe(let use):
      return .members(("kind", "recipe"), ("name", recipeName(use.recipe)), ("share", share(use.share)))
    case .unknown: return .members(("kind", "unknown"))
    }
  }

  private func share(_ share: RecipeUse.Share) -> JSON {
    let (unit, amount) =
      switch share {
      case .grams(let amount): ("grams", amount)
      case .millilitres(let amount): ("millilitres", amount)
      case .servings(let amount): ("servings", amount)
      case .pieces(let amount): ("pieces", amount)
      case .factor(let factor): ("factor", Interval(factor))
      }
    return .members(("unit", .string(unit)), ("low", number(amount.low)), ("high", number(amount.high)))
  }

  func ingredient(_ line: Ingredient) -> JSON {
    .members(
      ("text", .string(line.text)), ("span", span(line.span)), ("food", food(line.food)),
      ("food_text", .string(line.foodText)), ("food_span", span(line.foodSpan)), ("amount", interval(line.amount)),
      ("unit", string(line.unit?.symbol)), ("grams", interval(line.grams)),
      ("purchased_grams", interval(line.purchasedGrams)), ("basis", .string(line.basis.word)),
      ("weighing", string(line.weighing)), ("fixed", .bool(line.isFixed)), ("optional", .bool(line.isOptional)),
      ("preparation", string(line.preparation)), ("notes", words(line.notes)),
      ("alternatives", list(line.alternatives, alternative)))
  }

  private func alternative(_ other: Ingredient.Alternative) -> JSON {
    .members(("text", .string(other.text)), ("food", food(other.food)), ("grams", interval(other.grams)))
  }

  func price(_ price: Price) -> JSON {
    .members(
      ("food_text", named(price.food)), ("food", food(price.reference)), ("money", money(price.money)),
      ("per", per(price.per)), ("store", string(price.store)), ("date", date(price.date)), ("span", span(price.span)))
  }

  private func per(_ per: Price.Per) -> JSON {
    switch per {
    case .grams(let amount): quantity("grams", amount, nil)
    case .millilitres(let amount): quantity("millilitres", amount, nil)
    case .pieces(let amount, let unit): quantity("pieces", amount, unit)
    case .pack(let content, let isVolume, let unit):
      quantity(isVolume ? "pack_millilitres" : "pack_grams", content, unit)
    }
  }

  private func quantity(_ kind: String, _ amount: Rational, _ unit: Unit?) -> JSON {
    .members(("kind", .string(kind)), ("amount", number(amount)), ("unit", string(unit?.symbol)))
  }

  func rate(_ rate: ExchangeRate) -> JSON {
    .members(("from", money(rate.from)), ("to", money(rate.to)), ("date", date(rate.date)), ("span", span(rate.span)))
  }

  func pantryItem(_ item: PantryItem) -> JSON {
    .members(("ingredient", ingredient(item.ingredient)), ("expires", date(item.expires)))
  }

  func aisle(_ aisle: Aisle) -> JSON {
    .members(("name", .string(aisle.name)), ("foods", list(aisle.foods, named)), ("span", span(aisle.span)))
  }

  func alias(_ alias: FoodAlias) -> JSON {
    .members(("name", named(alias.name)), ("target", named(alias.target)), ("food", food(alias.reference)))
  }
}
