import MealUnits
import Testing

@testable import MealUnits

@Suite struct UnitWordsTests {
  @Test func rowsAreSortedAndNamed() {
    let table = UnitWords.table
    var last = ""
    for row in 0..<table.count {
      let bytes = (0..<UnitWords.Table.keyWidth).map { table.byte(row, $0) }
      let word = String(decoding: bytes, as: UTF8.self)
      #expect(last < word)
      last = word
      guard let code = UnitWords.code(row) else { continue }
      let name = (0..<10).map { table.byte(row, 27 + $0) }
      let expected = "\(UnitWords.meanings[code].unit)"
      #expect(String(decoding: name, as: UTF8.self).hasPrefix(String(expected.prefix(9))), "\(word)")
    }
  }
}
