import MealIR
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  func lowerMeals() {
    for (index, declaration) in mealSources.enumerated() {
      var meal = program.meals[index]
      meal.doc = doc(declaration.node, declaration.context)
      var seen = SettingsSeen()
      if let block = declaration.node.child(.block) {
        evaluator.expand(block, declaration.context) { node, context in
          guard !node.isBroken else { return }
          if node.kind == .dish {
            if let dish = self.dish(node, context, meal: index) { meal.dishes.append(dish) }
          } else if node.kind == .field {
            let word = self.word(of: node, context.file)
            guard seen.isFirst(word, self.span(node, context), self.evaluator) else { return }
            self.lower(word, node, context, into: &meal)
          }
        }
      }
      program.meals[index] = meal
    }
  }

  private func lower(_ word: String, _ node: SyntaxNode, _ context: Context, into meal: inout Meal) {
    switch word {
    case "serves":
      meal.servings = positive(node.childNodes.last, context, .none, "a number of servings", most: 100_000)
    case "course": meal.courses = names(node, context).map(\.text)
    case "tags": meal.tags = names(node, context).map(\.text)
    case "ready":
      meal.readyTime = time(node.childNodes.first, context)
      if let clause = node.child(.onClause) { meal.readyDate = date(clause.childNodes.last, context) }
    default: break
    }
  }

  func time(_ node: SyntaxNode?, _ context: Context) -> ClockTime? {
    guard let node else { return nil }
    let value = value(node, context)
    if case .time(let time) = value { return time }
    if !value.isUnknown { report(.wrongType(value, wanted: "a time such as 18:30", at: span(node, context))) }
    return nil
  }

  private func dish(_ node: SyntaxNode, _ context: Context, meal: Int) -> Meal.Dish? {
    guard let name = title(titleNode(node), context) else { return nil }
    if let block = node.child(.block) { return inlineDish(name, block, node, context, meal) }
    guard let id = recipeNamed(name) else { return nil }
    return Meal.Dish(recipe: id, scale: scale(node, context) ?? .servingsOfMeal, span: name.span)
  }

  private func inlineDish(_ name: Named, _ block: SyntaxNode, _ node: SyntaxNode, _ context: Context, _ meal: Int)
    -> Meal.Dish
  {
    var recipe = Recipe(name: name.text, span: name.span)
    recipe.meal = meal
    recipe.doc = doc(node, context)
    lower(block, context, into: &recipe)
    let id = RecipeID(program.recipes.count)
    program.recipes.append(recipe)
    return Meal.Dish(recipe: id, scale: .servingsOfMeal, span: name.span)
  }

  /// `x 1/2`, `for 6`; nil where neither stands.
  private func scale(_ node: SyntaxNode, _ context: Context) -> Meal.Dish.Scale? {
    if let clause = node.child(.timesClause),
      let factor = positive(clause.childNodes.last, context, .none, "a factor", most: 10_000)
    {
      return .factor(factor)
    }
    guard let clause = node.child(.forClause) else { return nil }
    return positive(clause.childNodes.last, context, .none, "a number of servings", most: 100_000).map { .servings($0) }
  }

  /// The recipe of a name; reports one that nothing declares, and a meal.
  func recipeNamed(_ name: Named) -> RecipeID? {
    switch dishes[NameFolding.folded(name.text)]?.dish {
    case .recipe(let id): return id
    case .meal:
      report(.notARecipe(name.text, at: name.span))
      return nil
    case nil:
      report(.unknownRecipe(name.text, suggestions: dishSuggestions(name.text), at: name.span))
      return nil
    }
  }

  /// The recipe or meal of a name; reports one that nothing declares.
  func dishNamed(_ name: Named) -> Dish? {
    if let dish = dishes[NameFolding.folded(name.text)]?.dish { return dish }
    report(.unknownRecipe(name.text, suggestions: dishSuggestions(name.text), at: name.span))
    return nil
  }

  private func dishSuggestions(_ name: String) -> [String] {
    Suggestion.closest(to: name, in: dishes.values.map(\.name).sorted())
  }

  /// Reports recipes that contain themselves, once a circle, at its first member, and takes the circle apart.
  func checkRecipeCycles() {
    let uses = program.recipes.map { recipe in
      recipe.ingredients.compactMap { ingredient -> Int? in
        if case .recipe(let use) = ingredient.food { return use.recipe.index }
        return nil
      }
    }
    for cycle in Cycles.find(count: uses.count, { uses[$0] }) {
      guard let first = cycle.min(by: isDeclaredBefore), let start = cycle.firstIndex(of: first) else { continue }
      let path = (cycle[start...] + cycle[..<start]).map { program.recipes[$0].name }
      report(.cyclicRecipe(path: path, at: program.recipes[first].span))
      for member in cycle { cutUses(of: Set(cycle), in: member) }
    }
  }

  private func isDeclaredBefore(_ left: Int, _ right: Int) -> Bool {
    let (a, b) = (program.recipes[left].span, program.recipes[right].span)
    return (a.file, a.range.start) < (b.file, b.range.start)
  }

  private func cutUses(of members: Set<Int>, in recipe: Int) {
    for index in program.recipes[recipe].ingredients.indices {
      if case .recipe(let use) = program.recipes[recipe].ingredients[index].food, members.contains(use.recipe.index) {
        program.recipes[recipe].ingredients[index].food = .unknown
      }
    }
  }
}
