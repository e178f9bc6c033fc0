import MealPhrase
import Testing

@testable import MealUnits

@Suite struct UnitWordsTests {
  @Test(
    arguments: [
      ("g", .gram), ("Grams", .gram), ("KG", .kilogram), ("lbs.", .pound), ("oz", .ounce), ("ml", .millilitre),
      ("L", .litre),
      ("tsp", .teaspoon), ("Tbsp.", .tablespoon), ("tablespoons", .tablespoon), ("T", .tablespoon), ("t", .teaspoon),
      ("C", .cup), ("c", .cup), ("cups", .cup), ("fl oz", .fluidOunce), ("fl. oz.", .fluidOunce),
      ("fluid ounces", .fluidOunce),
      ("fl-oz", .fluidOunce), ("pints", .pint), ("qt", .quart), ("gallon", .gallon), ("inch", .inch),
      ("clove(s)", .clove),
      ("tins", .can), ("pkg", .packet), ("rashers", .rasher), ("leaves", .leaf), ("loaves", .loaf), ("batch", .recipe),
      ("handfuls", .handful), ("glug", .glug), ("heaping tablespoon", .tablespoon), ("gehäufte Teelöffel", .teaspoon),
    ] as [(String, Unit)])
  func english(_ word: String, _ unit: Unit) {
    #expect(UnitWords.unit(word, context: .ingredient) == unit)
  }

  @Test(
    arguments: [
      ("EL", .tablespoon), ("TL", .teaspoon), ("Prise", .pinch), ("Bund", .bunch), ("Dose", .can), ("Zehe", .clove),
      ("Päckchen", .packet), ("Becher", .tub), ("Stück", .piece), ("Scheiben", .slice), ("ESSLÖFFEL", .tablespoon),
      ("c. à s.", .tablespoon), ("c.à.s.", .tablespoon), ("c. à c.", .teaspoon), ("cuillère à soupe", .tablespoon),
      ("cuillères à café", .teaspoon), ("gousse", .clove), ("pincée", .pinch), ("tranche", .slice), ("verre", .glass),
      ("cucharada", .tablespoon), ("cucharadita", .teaspoon), ("taza", .cup), ("diente", .clove), ("pizca", .pinch),
      ("cucchiaio", .tablespoon), ("cucchiaini", .teaspoon), ("spicchio", .clove), ("pizzico", .pinch), ("etto", .gram),
      ("colher de sopa", .tablespoon), ("colheres de chá", .teaspoon), ("colher (sopa)", .tablespoon),
      ("dente", .clove),
      ("xícara", .cup), ("pitada", .pinch), ("eetlepel", .tablespoon), ("theelepel", .teaspoon), ("teentje", .clove),
      ("snuf(je)", .pinch), ("blik", .can), ("łyżka", .tablespoon), ("łyżeczki", .teaspoon), ("szklanka", .cup),
      ("ząbek", .clove), ("szczypta", .pinch), ("puszka", .can), ("garść", .handful),
    ] as [(String, Unit)])
  func reportLanguages(_ word: String, _ unit: Unit) {
    #expect(UnitWords.unit(word, context: .ingredient) == unit)
  }

  @Test(
    arguments: [
      ("C", .celsius), ("F", .fahrenheit), ("°C", .celsius), ("°F", .fahrenheit), ("min", .minute),
      ("kcal", .kilocalorie),
      ("h", .hour), ("kJ", .kilojoule), ("tbsp", .tablespoon), ("ft", .foot),
    ] as [(String, Unit)])
  func expressions(_ word: String, _ unit: Unit) {
    #expect(UnitWords.unit(word, context: .expression) == unit)
  }

  @Test(arguments: ["t", "T", "c"])
  func noBareLettersInExpressions(_ word: String) {
    #expect(UnitWords.unit(word, context: .expression) == nil)
  }

  @Test(arguments: ["rams", "", "minute", "min", "kcal", "F", "cupboard", "a", "garlic", "tb sp", "ta", "°C"])
  func noUnitsInIngredients(_ word: String) {
    #expect(UnitWords.unit(word, context: .ingredient) == nil)
  }

  @Test(arguments: [("Pfund", 500), ("Pfd.", 500), ("livres", 500), ("ons", 100), ("etti", 100), ("dag", 10), ("g", 1)])
  func unitsThatAreManyGrams(_ word: String, _ times: Int) {
    let bytes = Array(word.utf8)
    let match = UnitWords.match(bytes.span, at: 0, context: .ingredient)
    #expect(match?.unit == .gram)
    #expect(match?.times == times)
  }

  @Test func theLongestWordsWin() {
    let bytes = Array("2 fluid ounces milk".utf8)
    #expect(UnitWords.match(bytes.span, at: 2, context: .ingredient)?.end == 14)
    let stop = Array("1 tbsp. oil".utf8)
    #expect(UnitWords.match(stop.span, at: 2, context: .ingredient)?.end == 7)
    let heaped = Array("2 heaped tsp cocoa".utf8)
    #expect(UnitWords.match(heaped.span, at: 2, context: .ingredient)?.level == .heaped)
  }

  @Test func rowsAreSortedAndNamed() {
    let table = UnitWords.table
    expectSorted(table)
    for row in 0..<table.count {
      guard let code = UnitWords.code(row) else { continue }
      let name = String(decoding: (0..<10).map { table.byte(row, 27 + $0) }, as: UTF8.self)
      #expect(name.hasPrefix(String("\(UnitWords.meanings[code].unit)".prefix(9))), "row \(row)")
    }
  }

  @Test func levelsAreSorted() { expectSorted(UnitWords.levels) }

  @Test func everyRowIsFound() {
    let table = UnitWords.table
    for row in 0..<table.count {
      let word = word(table, row)
      var bytes = Array(word.utf8)
      let key = bytes.withUnsafeMutableBufferPointer { UnitWords.Key(folding: UnsafeBufferPointer($0)) }
      #expect(table.row(of: key) == row, "\(word)")
    }
  }

  private func expectSorted(_ table: UnitWords.Table) {
    for row in 1..<table.count { #expect(word(table, row - 1) < word(table, row)) }
  }

  private func word(_ table: UnitWords.Table, _ row: Int) -> String {
    let text = String(decoding: (0..<UnitWords.Table.keyWidth).map { table.byte(row, $0) }, as: UTF8.self)
    return String(text.reversed().drop { $0 == " " }.reversed())
  }
}
