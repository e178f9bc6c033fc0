import MealData
import MealIR
import MealUnits

/// Evaluates what files check and plans require, on what is written.
struct CheckEvaluator {
  private let book: RecipeBook
  private var program: Program { book.program }

  init(_ book: RecipeBook) { self.book = book }

  /// All results: checks first, then plans in order.
  func results() -> [CheckResult] {
    let plans = program.plans.indices.map { PlanNutrition(book, $0) }
    var results = program.checks.map { check($0, plans) }
    for plan in plans {
      results += plan.source.requirements.map { requirement in
        result(requirement, .plan(plan.index)) { measure(requirement, $0, in: plan) }
      }
    }
    return results
  }

  private func check(_ requirement: Requirement, _ plans: [PlanNutrition]) -> CheckResult {
    result(requirement, .check) { nutrient in
      switch requirement.period {
      case nil, .serving, .meal: return measureDishes(requirement, nutrient)
      case .day, .week, .days, .plan:
        if plans.isEmpty { return [.init("the program", because: "no plan is written")] }
        return plans.flatMap { measure(requirement, nutrient, in: $0) }
      }
    }
  }

  private func result(
    _ requirement: Requirement, _ origin: CheckResult.Origin, _ measure: (Nutrient) -> [CheckResult.Measurement]
  ) -> CheckResult {
    guard case .nutrient(let key) = requirement.metric, let nutrient = Nutrient(key: key) else {
      return CheckResult(
        requirement: requirement, origin: origin, passed: nil, deciding: nil, measurements: [],
        note: "not computed by this version", isUncomputed: true)
    }
    return CheckResult(requirement, origin, measure(nutrient))
  }

  // MARK: Dishes

  /// Every recipe and meal that the selector chooses, by serving, or whole where another period or none is stated.
  private func measureDishes(_ requirement: Requirement, _ nutrient: Nutrient) -> [CheckResult.Measurement] {
    let recipes = program.recipes.indices.filter { program.recipes[$0].meal == nil }
    let fillings =
      recipes.map { Plan.Filling.recipe(RecipeID($0)) } + program.meals.indices.map { Plan.Filling.meal($0) }
    let chosen = fillings.filter {
      SelectorScope(slot: nil, date: nil, filling: $0).matches(requirement.selector, program)
    }
    if chosen.isEmpty { return [.init("the program", because: "nothing of that kind is written")] }
    var servings = ServingCache(book)
    return chosen.map { filling in
      let isServing = requirement.period == .serving
      let portion = isServing ? servings.serving(of: filling, slot: "") : whole(filling)
      return measurement(name(filling), portion, nutrient, requirement, [filling])
    }
  }

  private func whole(_ filling: Plan.Filling) -> Portion {
    switch filling {
    case .recipe(let id), .leftovers(let id): RecipeNutrition(book, id, NutritionOptions()).total
    case .meal(let index), .leftoversOfMeal(let index): MealNutrition(book, index, NutritionOptions()).total
    case .out: Portion(missing: ["out"])
    }
  }

  private func name(_ filling: Plan.Filling) -> String {
    switch filling {
    case .recipe(let id), .leftovers(let id): program.recipes[id.index].name
    case .meal(let index), .leftoversOfMeal(let index): program.meals[index].name
    case .out: "out"
    }
  }

  private func measurement(
    _ subject: String, _ portion: Portion, _ nutrient: Nutrient, _ requirement: Requirement, _ fillings: [Plan.Filling]
  ) -> CheckResult.Measurement {
    guard let tally = portion.tally else {
      return .init(subject, because: "\(portion.missing.joined(separator: ", ")) cannot be counted")
    }
    guard let figure = tally(nutrient) else {
      return .init(subject, because: "no source states \(nutrient.name) for anything in it")
    }
    let names = tally.isAtLeast(nutrient) ? lacking(nutrient, fillings) : []
    return .init(subject, figure, requirement.bound, lacking: names)
  }

  /// Names of what does not state `nutrient` in any of `fillings`.
  private func lacking(_ nutrient: Nutrient, _ fillings: [Plan.Filling]) -> [String] {
    var names: [String] = []
    for recipe in fillings.flatMap(recipes) {
      for name in book.lacking(nutrient, in: recipe) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  private func recipes(_ filling: Plan.Filling) -> [RecipeID] {
    switch filling {
    case .recipe(let id), .leftovers(let id): [id]
    case .meal(let index), .leftoversOfMeal(let index): program.meals[index].dishes.map(\.recipe)
    case .out: []
    }
  }

  // MARK: Plans

  private func measure(
    _ requirement: Requirement, _ nutrient: Nutrient, in plan: PlanNutrition
  ) -> [CheckResult.Measurement] {
    let eaters = requirement.eaters.isEmpty ? plan.source.eaters : requirement.eaters
    let stretches = PlanStretch.stretches(of: plan, requirement.period ?? .day)
    var measurements: [CheckResult.Measurement] = []
    for stretch in stretches {
      for eater in eaters {
        let helpings = stretch.helpings(of: eater, in: plan, requirement, program)
        if helpings.isEmpty { continue }
        let portion = Portion(sum: helpings.map { requirement.period == .serving ? $0.serving : $0.eaten })
        let subject = "\(program.eaters[eater].name), \(stretch.name)"
        var found = measurement(subject, portion, nutrient, requirement, helpings.map(\.filling))
        found.leaveOpen(stretch.isOpen(in: plan, requirement, eater, program), requirement.bound)
        measurements.append(found)
      }
    }
    return measurements
  }
}

extension CheckResult {
  /// Sums up what was measured.
  init(_ requirement: Requirement, _ origin: Origin, _ measurements: [Measurement]) {
    let limits = Limits(requirement.bound)
    func slack(_ measurement: Measurement) -> Double { measurement.figure.map { limits.slack($0.value) } ?? -.infinity }
    let failed = measurements.filter { $0.passed == false }
    let open = measurements.filter { $0.passed == nil }
    let pool = failed.isEmpty ? (open.isEmpty ? measurements : open) : failed
    let deciding = failed.first ?? pool.min { slack($0) < slack($1) }
    let passed: Bool? = !failed.isEmpty ? false : open.isEmpty && !measurements.isEmpty ? true : nil
    let note = measurements.isEmpty ? "nothing is pinned that it speaks of" : deciding?.note
    self.init(
      requirement: requirement, origin: origin, passed: passed, deciding: deciding, measurements: measurements,
      note: note)
  }
}

extension CheckResult.Measurement {
  /// Leaves the judgement open where slots are open that can still change it.
  mutating func leaveOpen(_ isOpen: Bool, _ bound: Bound) {
    guard isOpen, let figure else { return }
    let isAbove = bound.high.map { figure.value > $0.double } ?? false
    let isSettled = passed == true && bound.high == nil || passed == false && isAbove
    if isSettled { return }
    passed = nil
    note = "slots are open: this is what is pinned so far"
  }
}
