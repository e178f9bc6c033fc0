/// What is wrong with a line of the tables.
struct VocabularyFault: Error, Equatable, CustomStringConvertible {
  let table: String
  let line: Int
  let message: String

  var description: String { "\(table):\(line): \(message)" }
}
