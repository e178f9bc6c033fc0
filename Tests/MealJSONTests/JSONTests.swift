import Foundation
import MealJSON
import Testing

@Suite struct JSONTests {
  static let document = JSON.members(
    ("name", "a \"b\"\n\u{1}é"), ("count", 3), ("share", 0.1), ("big", .number(1e21)), ("none", .null), ("left", nil),
    ("list", [1, 2]), ("inner", .members(("flag", true), ("deep", [.members(("x", 1))]))))

  @Test func keepsTheOrderOfMembersAndLeavesOutNil() {
    #expect(
      JSONTests.document.compact()
        == #"{"name":"a \"b\"\n\u0001é","count":3,"share":0.1,"big":1e+21,"none":null,"list":[1,2],"inner":{"flag":true,"deep":[{"x":1}]}}"#
    )
  }

  @Test(arguments: [true, false])
  func isReadByOthers(pretty: Bool) throws {
    let text = pretty ? JSONTests.document.pretty() : JSONTests.document.compact()
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    #expect(read?["name"] as? String == "a \"b\"\n\u{1}é")
    #expect(read?["share"] as? Double == 0.1)
    #expect(read?["big"] as? Double == 1e21)
  }

  @Test func numbersAreShortestAndFinite() {
    #expect(JSON.number(0.1 + 0.2).compact() == "0.30000000000000004")
    #expect(JSON.number(100).compact() == "100")
    #expect(JSON.number(-0.0).compact() == "0")
    #expect(JSON.number(.nan).compact() == "null")
    #expect(JSON.number(.infinity).compact() == "null")
  }
}
