/// One thing somebody did at the keyboard, as `KeyDecoder` reads it from the bytes of a terminal.
enum Key: Hashable, Sendable {
  /// Printable text; several characters where they arrived together.
  case text(String)
  /// Text from the clipboard, line breaks included.
  case paste(String)
  /// A letter with Ctrl, in lower case.
  case control(Character)
  /// A character with Alt (or after Escape).
  case alt(Character)
  case enter, tab, escape, backspace, delete
  case up, down, left, right, home, end
  case wordLeft, wordRight
  /// Ctrl-Delete.
  case deleteWord
}
