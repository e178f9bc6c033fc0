import MealData
import MealIR
import MealReport
import MealSource
import MealUnits
import NutritionEngine
import Testing

@Suite struct NutritionReportTests {
  private func text(_ document: ReportDocument, width: Int = 80) -> String { TextWriter(width: width).text(document) }

  @Test func aRecipe() {
    let sample = Sample()
    // 200 × 0.63 + 70 × 3.70 + 10 × 7.41 = 126 + 259 + 74.1 = 459.1 kcal; oats from 60 to 80 g: ± 37 kcal.
    #expect(
      text(NutritionReport(sample.report).recipe(sample.result.recipe(RecipeID(0)))) == """
        Bowl · 2 servings
          ingredient              g     kcal      P     F      C
          200 g skyr            200      126   22.0   0.0    8.0
          60-80 g oats        60–80      259    9.1   4.9   42.0
          a knob of butter      ≈10       74      ?   8.2    0.0
          salt, to taste
          ──────────────────────────────────────────────────────
          total             270–290      459  ≥31.1  13.1   50.0
          a serving             140      230  ≥15.6   6.6   25.0
            low to high              211–248  15–16   6–7  22–28
          per 100 g             100      164  ≥11.1   4.7   17.9

          a serving: fibre ≥3.5 g, net carbs ≥21.5 g (polyols not taken off)
          ≈ estimated; all other weights follow from what is given
          no amount, counts as nothing: salt, to taste
          200 g skyr: carbohydrate = stated + fibre: an EU label does not count fibre
          ≥ at least: butter: no figure for protein, fibre, net carbohydrate

        """)
  }

  @Test func whatIsUnknownShowsNoTotal() {
    var sample = Sample()
    var dust = Ingredient(
      text: "10 g fairy dust", span: sample.source.span("10 g fairy dust"), food: .unknown, foodText: "fairy dust",
      foodSpan: sample.source.span("fairy dust"))
    dust.grams = Interval(Rational(10))
    sample.program.recipes[0].ingredients = [sample.program.recipes[0].ingredients[0], dust]
    #expect(
      text(NutritionReport(sample.report).recipe(sample.result.recipe(RecipeID(0)))) == """
        Bowl · 2 servings
          ingredient              g  kcal     P    F    C
          200 g skyr            200   126  22.0  0.0  8.0
          10 g fairy dust         ?
          ───────────────────────────────────────────────
          no total: fairy dust

          unknown: 10 g fairy dust (nobody knows this food)
          200 g skyr: carbohydrate = stated + fibre: an EU label does not count fibre

        """)
  }

  @Test func aMeal() {
    let sample = Sample()
    let lines = text(NutritionReport(sample.report).meal(sample.result.meal(0))).split(separator: "\n")
    // Two eggs of 50 g: 143 kcal; half a bowl: 229.55 kcal.
    #expect(
      lines.prefix(8).joined(separator: "\n") == """
        Brunch · 2 servings · ready 10:30 on 2026-12-06
          dish                 g     kcal      P     F      C
          Eggs               100      143   12.6   9.5    0.7
            2 eggs           100      143   12.6   9.5    0.7
          Bowl × 1/2     135–145      230  ≥15.6   6.6   25.0
          ───────────────────────────────────────────────────
          total          235–245      373  ≥28.1  16.1   25.7
          a serving          120      186  ≥14.1   8.0   12.9
        """)
  }

  @Test func narrowPagesCutNames() {
    var sample = Sample()
    sample.program.recipes[0].ingredients[0].text = "200 g skyr, plain, as cold as the fridge will make it"
    let report = text(NutritionReport(sample.report).recipe(sample.result.recipe(RecipeID(0))), width: 56)
    #expect(report.contains("\n  200 g skyr, pla…      200      126   22.0   0.0    8.0\n"))
    let wide = text(NutritionReport(sample.report).recipe(sample.result.recipe(RecipeID(0))))
    for line in wide.split(separator: "\n") { #expect(line.count <= 80) }
  }

  @Test func aWeek() {
    #expect(
      text(WeekReport(Sample().report).document()) == """
        Week · 2 days from 2026-11-30

        monday 2026-11-30
          breakfast  Bowl    Ana 1, Ben 1
          dinner     Brunch  Ana 1 1/2

                            kcal      P      F      C
          Ana                509  ≥36.6   18.6   44.3
            low to high  477–541  35–38  18–19  39–50
          Ben                230  ≥15.6    6.6   25.0
            low to high  211–248  15–16    6–7  22–28

        tuesday 2026-12-01
          breakfast  out
          dinner     open

          Ana: no total, unknown: breakfast (out)
          Ben: no total, unknown: breakfast (out)

        """)
  }

  @Test func hiddenNumbers() {
    var sample = Sample()
    sample.program.eaters[0].hidesNumbers = true
    let week = text(WeekReport(sample.report).document())
    #expect(week.contains("dinner     Brunch  Ana 1 1/2\n"))
    #expect(!week.contains("509") && week.contains("Ben                230"))
  }

  @Test func checks() {
    var sample = Sample()
    var strict = sample.program.checks[0]
    strict.text = "energy per serving of \"Bowl\" <= 220 kcal"
    strict.bound = Bound(high: Rational(220))
    var cost = strict
    cost.metric = .cost
    cost.text = "cost per serving of \"Bowl\" <= 3 EUR"
    sample.program.checks += [strict, cost]
    #expect(
      text(CheckReport(sample.report).document(sample.result.checks)) == """
        Checks
          ✓ energy per serving of "Bowl" 100 kcal..300 kcal: 230 kcal
          ✗ energy per serving of "Bowl" <= 220 kcal: 230 kcal · estimates leave it
            between 211 and 248: only part of that lies within the limits
          ? cost per serving of "Bowl" <= 3 EUR · not computed by this version

        """)
    #expect(CheckReport(sample.report).document([]).blocks.isEmpty)
  }

  @Test func coloursOfMacronutrients() {
    let document = NutritionReport(Sample().report).document()
    let text = TextWriter(style: .colour).text(document)
    #expect(text.contains("\u{1B}[31m22.0\u{1B}[0m"))
    #expect(text.contains("\u{1B}[33m4.9\u{1B}[0m"))
    #expect(text.contains("\u{1B}[34m42.0\u{1B}[0m"))
    #expect(text.contains("\u{1B}[33m≈10\u{1B}[0m"))
  }

  @Test func aPhrase() {
    let sample = Sample()
    let report = MacrosReport(
      "2 eggs and a knob of butter",
      lines: [sample.program.recipes[1].ingredients[0], sample.program.recipes[0].ingredients[2]], in: sample.program,
      catalogue: .builtIn)
    #expect(
      text(report.document()) == """
                              g  kcal      P     F    C
          2 eggs            100   143   12.6   9.5  0.7
          a knob of butter  ≈10    74      ?   8.2  0.0
          ─────────────────────────────────────────────
          total             110   217  ≥12.6  17.7  0.7

          eggs = Egg, whole, raw, fresh [usda:01123]
          ≈ estimated; all other weights follow from what is given

        """)
  }
}
