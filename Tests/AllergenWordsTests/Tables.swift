import Foundation

@testable import AllergenWords

/// The tables of the vocabulary, as the repository has them.
enum Tables {
  static let directory = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources/CAllergenWords/tables")

  static func text(_ language: WordLanguage) throws -> String {
    try String(contentsOf: directory.appendingPathComponent("\(language.rawValue).txt"), encoding: .utf8)
  }

  static func builder() throws -> VocabularyBuilder {
    var builder = VocabularyBuilder()
    for language in WordLanguage.allCases { try builder.add(text(language), language) }
    return builder
  }

  static func blob() throws -> [UInt8] { VocabularyWriter.write(try builder()) }
}
