import MealPhrase
import Testing

/// An ingredient line and how it is read, as `Phrase.summary(in:)` prints it.
struct PhraseCase: Sendable, CustomTestStringConvertible {
  let line: String
  let expected: String

  init(_ line: String, _ expected: String) {
    self.line = line
    self.expected = expected
  }

  var testDescription: String { line }

  /// Every line of the tables.
  static let all = amounts + cookbooks + websites + languages + kitchen + europe + sizes
}

/// Reads a string and returns the phrase with its bytes.
func reading(_ line: String, knows: ((PhraseText) -> Bool)? = nil) -> (phrase: Phrase, bytes: [UInt8]) {
  let bytes = Array(line.utf8)
  return (PhraseReader.read(bytes.span, knows: knows), bytes)
}

/// The reading of a line in one line of text.
func summary(_ line: String, knows: ((PhraseText) -> Bool)? = nil) -> String {
  let (phrase, bytes) = reading(line, knows: knows)
  return phrase.summary(in: bytes.span)
}

/// A closure that knows exactly these names, in any case.
func knowing(_ names: Set<String>, in line: String) -> (PhraseText) -> Bool {
  let bytes = Array(line.utf8)
  return { names.contains($0.string(in: bytes.span).lowercased()) }
}
