import Foundation
import Testing

@testable import AllergenWords

/// The blob in the program is what the tables say; `MEAL_RECORD=1` writes it anew.
struct VocabularyRebuildTests {
  @Test func theBlobIsMadeFromTheTables() throws {
    let blob = try Tables.blob()
    let file = Tables.directory.deletingLastPathComponent().appendingPathComponent("words.bin")
    if ProcessInfo.processInfo.environment["MEAL_RECORD"] != nil { try Data(blob).write(to: file) }
    #expect(try [UInt8](Data(contentsOf: file)) == blob, "MEAL_RECORD=1 swift test --filter AllergenWordsTests")
  }
}
