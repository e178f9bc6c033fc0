import MealData
import MealIR
import MealSource
import MealSyntax
import MealUnits

extension Lowering {
  /// The words of `activity`.
  static let activities = ["sedentary", "light", "moderate", "active", "very-active"]
  /// The words of `diet`.
  static let diets = ["omnivore", "pescatarian", "vegetarian", "vegan", "keto", "low-carb", "mediterranean"]
  /// The words of `energy-equation`.
  static let equations = [
    "mifflin-st-jeor", "mueller-2004", "cunningham-1980", "cunningham-1991", "katch-mcardle", "harris-benedict-1919",
    "roza-shizgal-1984", "schofield-1985", "henry-2005",
  ]

  func declareEaters() {
    for declaration in declarations[.eater] ?? [] {
      guard let name = title(titleNode(declaration.node), declaration.context) else { continue }
      let key = NameFolding.folded(name.text)
      if let first = eaters[key] {
        report(.duplicateName("eater", name.text, at: name.span, first: first.span))
        continue
      }
      eaters[key] = (program.eaters.count, name.span)
      var eater = Eater(name: name.text, span: name.span)
      eater.doc = doc(declaration.node, declaration.context)
      program.eaters.append(eater)
    }
  }

  func lowerEaters() {
    for declaration in declarations[.eater] ?? [] {
      guard let name = title(titleNode(declaration.node), declaration.context),
        let block = declaration.node.child(.block),
        let entry = eaters[NameFolding.folded(name.text)], entry.span == name.span
      else { continue }
      var eater = program.eaters[entry.index]
      var seen = SettingsSeen()
      evaluator.expand(block, declaration.context) { node, context in
        if node.kind == .targets { return self.lowerTargets(node, context, into: &eater) }
        guard node.kind == .field, !node.isBroken else { return }
        let word = self.word(of: node, context.file)
        guard seen.isFirst(word, self.span(node, context), self.evaluator) else { return }
        self.lower(word, node, context, into: &eater)
      }
      program.eaters[entry.index] = eater
    }
  }

  private func lower(_ word: String, _ node: SyntaxNode, _ context: Context, into eater: inout Eater) {
    let value = node.childNodes.last
    switch word {
    case "sex":
      eater.sex = self.word(node, context, of: Eater.Sex.allCases.map(\.rawValue)).flatMap { Eater.Sex(rawValue: $0) }
    case "born": eater.born = date(value, context)
    case "age": eater.age = positive(value, context, .none, "an age in years", most: 130)
    case "height": eater.height = positive(value, context, .length, "a height such as 182 cm", most: 300)
    case "weight": eater.weight = positive(value, context, .mass, "a weight such as 84 kg", most: 500_000)
    case "body-fat": eater.bodyFat = share(value, context, "body fat", below: Rational(8, 10))
    case "share": eater.share = positive(value, context, .none, "a share such as 1/2", most: 4) ?? .one
    case "goal": eater.goal = goal(node, context)
    case "diet": eater.diet = self.word(node, context, of: Lowering.diets)
    case "energy-equation": eater.energyEquation = self.word(node, context, of: Lowering.equations)
    case "activity": lowerActivity(node, context, into: &eater)
    case "numbers": eater.hidesNumbers = self.word(node, context, of: ["hidden", "shown"]) == "hidden"
    case "avoid": eater.avoid = allergens(node, context, isAvoid: true)
    case "dislike": eater.dislike = names(node, context)
    case "pregnant": eater.isPregnant = true
    case "lactating": eater.isLactating = true
    default: break
    }
  }

  private func lowerActivity(_ node: SyntaxNode, _ context: Context, into eater: inout Eater) {
    if node.child(.name) != nil {
      eater.activity = word(node, context, of: Lowering.activities)
    } else if let value = node.childNodes.last, let factor = number(value, context, .none, "a factor such as 1.55") {
      if factor < .one || factor > Rational(3) {
        report(.outOfRange("an activity factor", "from 1 to 3", at: span(value, context)))
      } else {
        eater.activityFactor = factor
      }
    }
  }

  /// A share such as `18 %`, from 0 up to `limit`.
  private func share(_ node: SyntaxNode?, _ context: Context, _ what: String, below limit: Rational) -> Rational? {
    guard let node, let value = number(node, context, .none, "a share such as 18 %") else { return nil }
    if value >= .zero, value <= limit { return value }
    report(
      .outOfRange(
        what, "from 0 % to \(limit.multiplied(by: Rational(100))?.decimalText() ?? "") %", at: span(node, context)))
    return nil
  }

  private func goal(_ node: SyntaxNode, _ context: Context) -> Eater.Goal? {
    guard let word = word(node, context, of: ["maintain", "lose", "gain"]) else { return nil }
    let amount = node.childNodes.count > 1 ? node.childNodes.last : nil
    if word == "maintain" { return Eater.Goal(change: .zero) }
    guard let amount else {
      report(.missingShare(word, at: span(node, context)))
      return nil
    }
    guard let change = share(amount, context, "a goal", below: Rational(1, 2)) else { return nil }
    return Eater.Goal(change: word == "lose" ? -change : change)
  }

  func allergens(_ node: SyntaxNode, _ context: Context, isAvoid: Bool) -> [Named] {
    names(node, context).compactMap { name in
      if let allergen = Allergen.named(name.text) { return Named(allergen, name.span) }
      report(.unknownAllergen(name.text, isAvoid: isAvoid, at: name.span))
      return nil
    }
  }

  // MARK: Targets

  private func lowerTargets(_ node: SyntaxNode, _ context: Context, into eater: inout Eater) {
    guard let block = node.child(.block) else { return }
    var targets: [Eater.Target] = []
    evaluator.expand(block, context) { node, context in
      guard node.kind == .target, !node.isBroken, let target = self.target(node, context) else { return }
      if let first = targets.first(where: { $0.nutrient == target.nutrient }) {
        self.report(.repeatedSetting(self.word(of: node, context.file), at: target.span, first: first.span))
      } else {
        targets.append(target)
      }
    }
    eater.targets = targets
  }

  private func target(_ node: SyntaxNode, _ context: Context) -> Eater.Target? {
    guard let metric = node.child(.metric), let bound = node.child(.bound) else { return nil }
    let word = text(metric, context)
    guard let nutrient = Nutrient(word: word) else {
      report(.unknownMetric(word, known: Nutrient.allWords, at: span(metric, context)))
      return nil
    }
    guard let limits = limits(bound, context, { self.amount($0, of: nutrient, $1, $2) }) else { return nil }
    let tokens = bound.directTokens
    let isPerKilogram = tokens.contains { $0.kind == .slash }
    if isPerKilogram, let unit = tokens.first(where: { $0.kind == .identifier }),
      evaluator.text(unit, in: context.file) != "kg"
    {
      report(
        .unknownUnit(
          evaluator.text(unit, in: context.file), suggestions: ["kg"], at: evaluator.span(unit, in: context.file)))
      return nil
    }
    let isLean = tokens.count { $0.kind == .identifier } > 1
    let basis: Eater.TargetBasis = isPerKilogram ? (isLean ? .perKilogramLean : .perKilogram) : .day
    // A bare figure is the least that is wanted.
    let hasSign = tokens.first.map { $0.kind != .slash && $0.kind != .range && $0.kind != .identifier } ?? false
    let isRange = bound.directTokens.contains { $0.kind == .range } || bound.childNodes.count > 1
    let wanted = hasSign || isRange ? limits : Bound(low: limits.low, high: nil)
    return Eater.Target(nutrient: nutrient.key, bound: wanted, basis: basis, span: span(node, context))
  }
}

extension Nutrient {
  /// All words that name a nutrient in a file, for suggestions.
  static var allWords: [String] { allCases.flatMap(\.words) }
}
