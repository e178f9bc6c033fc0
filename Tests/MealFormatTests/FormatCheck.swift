import MealFormat
import MealSyntax
import MealTestSupport
import Testing

/// The formatted text; records an issue where the text has a fault.
func formatted(_ text: String, _ location: SourceLocation = #_sourceLocation) -> String {
  let bytes = Array(text.utf8)
  guard let result = Formatter.format(bytes) else {
    Issue.record("not formatted: \(Parser.parse(bytes).faults) in \(text)", sourceLocation: location)
    return ""
  }
  return String(decoding: result, as: UTF8.self)
}

/// Checks that `text` becomes `expected`, and that `expected` stays as it is.
func expectFormat(_ text: String, _ expected: String, _ location: SourceLocation = #_sourceLocation) {
  #expect(formatted(text, location) == expected, sourceLocation: location)
  #expect(formatted(expected, location) == expected, "second time", sourceLocation: location)
}

/// Checks what holds for every text without faults: formatting keeps the tree, and a second time changes nothing.
func expectStable(_ bytes: [UInt8], _ location: SourceLocation = #_sourceLocation) {
  let tree = Parser.parse(bytes)
  guard tree.faults.isEmpty else {
    #expect(Formatter.format(tree, of: bytes) == nil, sourceLocation: location)
    return
  }
  guard let once = Formatter.format(tree, of: bytes) else {
    Issue.record("not formatted: \(String(decoding: bytes, as: UTF8.self))", sourceLocation: location)
    return
  }
  let text = String(decoding: once, as: UTF8.self)
  let again = Parser.parse(once)
  let shapes = (TreeShape.lines(tree, of: bytes), TreeShape.lines(again, of: once))
  if shapes.0 != shapes.1 || !again.faults.isEmpty {
    let place = zip(shapes.0, shapes.1).first { $0 != $1 }.map { "\($0) became \($1)" } ?? "\(again.faults)"
    Issue.record("\(place) in\n\(String(decoding: bytes, as: UTF8.self))\nformatted\n\(text)", sourceLocation: location)
  }
  if let twice = Formatter.format(again, of: once), twice != once {
    Issue.record("not stable:\n\(text)\nthen\n\(String(decoding: twice, as: UTF8.self))", sourceLocation: location)
  }
}
