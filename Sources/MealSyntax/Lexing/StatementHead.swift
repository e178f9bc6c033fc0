import MealSource

/// Tells whether the whole head of a statement stands at a place in raw text.
///
/// Ingredient lines are free text, so a `;` ends one only where what follows can hardly be text: `serves 4`, `cook 20 min`.
enum StatementHead {
  /// True where a statement's head stands at `index`.
  ///
  /// On a new line inside open parentheses, declarations count too.
  static func stands(at index: Int, in bytes: UnsafeBufferPointer<UInt8>, onNewLine: Bool) -> Bool {
    var cursor = Cursor(bytes: bytes, index: index)
    let word = cursor.word()
    guard !word.isEmpty, !cursor.byte.isNamePart else { return false }
    cursor.spaces()
    switch word {
    case "serves", "makes", "cook", "rest", "keeps", "ready": return cursor.isNumberAhead
    case "step": return cursor.isStepAhead
    case "for": return cursor.isLoopAhead
    case "if": return cursor.isBlockOnLine
    case "let": return cursor.isBindingAhead
    case "dish", "source": return cursor.byte == UInt8(ascii: "\"")
    case "cuisine", "course", "tags", "technique": return cursor.isLastWordList
    case "freezes": return cursor.isStatementEnd
    case "recipe", "meal", "plan", "food", "aisle", "alias", "use", "household", "eater":
      return onNewLine && (cursor.byte == UInt8(ascii: "\"") || cursor.byte.isASCIILetter)
    case "price", "check", "report", "log", "rate", "def", "require", "prefer", "slot":
      return onNewLine && cursor.byte.isNamePart
    case "pantry", "shop": return onNewLine && cursor.byte == UInt8(ascii: "{")
    default: return false
    }
  }

  private struct Cursor {
    let bytes: UnsafeBufferPointer<UInt8>
    var index: Int

    var byte: UInt8 { index < bytes.count ? bytes[index] : 0 }

    mutating func word() -> String {
      let start = index
      while byte.isASCIILetter || byte == UInt8(ascii: "-") { index += 1 }
      return index - start > 12 ? "" : String(decoding: bytes[start..<index], as: UTF8.self)
    }

    mutating func name() -> Bool {
      let start = index
      while byte.isNamePart || byte == UInt8(ascii: "-") { index += 1 }
      return index > start
    }

    mutating func spaces() {
      while byte == 0x20 || byte == 0x09 { index += 1 }
    }

    var isNumberAhead: Bool {
      byte.isDigit || byte == UInt8(ascii: "(") || (byte >= 0x80 && HighScalar(bytes, index).role == .fraction)
    }

    var isStatementEnd: Bool {
      [0, 0x0A, 0x0D, UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "#")].contains(byte)
    }

    var isStepAhead: Bool {
      var cursor = self
      guard cursor.name() else { return false }
      cursor.spaces()
      return cursor.isNumberAhead
    }

    var isLoopAhead: Bool {
      var cursor = self
      guard cursor.name() else { return false }
      cursor.spaces()
      return cursor.word() == "in" && cursor.byte == 0x20
    }

    var isBindingAhead: Bool {
      var cursor = self
      guard cursor.name() else { return false }
      cursor.spaces()
      return cursor.byte == UInt8(ascii: "=")
    }

    var isBlockOnLine: Bool {
      var cursor = self
      while !cursor.isStatementEnd {
        if cursor.byte == UInt8(ascii: "{") { return true }
        cursor.index += 1
      }
      return false
    }

    /// Words with commas between them, and then the statement's end.
    var isLastWordList: Bool {
      var cursor = self
      while true {
        guard cursor.name() else { return false }
        cursor.spaces()
        if cursor.isStatementEnd { return true }
        guard cursor.byte == UInt8(ascii: ",") else { return false }
        cursor.index += 1
        cursor.spaces()
      }
    }
  }
}
