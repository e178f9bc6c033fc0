/// What a key does to the line.
enum EditCommand: Hashable, Sendable {
  case submit, interrupt, suspend, deleteOrEnd
  case moveLeft, moveRight, moveWordLeft, moveWordRight, moveToStart, moveToEnd
  case deleteLeft, deleteRight
  case killToEnd, killToStart, killBlankWordLeft, killWordLeft, killWordRight
  case yank, transpose
  case historyOlder, historyNewer, historyOldest, historyNewest, search
  case complete, clearScreen
}

extension EditCommand {
  /// The command of a key that is not text, after the Emacs habits of shells.
  init?(_ key: Key) {
    switch key {
    case .text, .paste, .escape: return nil
    case .control(let letter): self.init(control: letter)
    case .alt(let character): self.init(alt: character)
    case .enter: self = .submit
    case .tab: self = .complete
    case .backspace: self = .deleteLeft
    case .delete: self = .deleteRight
    case .up: self = .historyOlder
    case .down: self = .historyNewer
    case .left: self = .moveLeft
    case .right: self = .moveRight
    case .home: self = .moveToStart
    case .end: self = .moveToEnd
    case .wordLeft: self = .moveWordLeft
    case .wordRight: self = .moveWordRight
    case .deleteWord: self = .killWordRight
    }
  }

  private init?(control letter: Character) {
    switch letter {
    case "a": self = .moveToStart
    case "b": self = .moveLeft
    case "c": self = .interrupt
    case "d": self = .deleteOrEnd
    case "e": self = .moveToEnd
    case "f": self = .moveRight
    case "k": self = .killToEnd
    case "l": self = .clearScreen
    case "n": self = .historyNewer
    case "p": self = .historyOlder
    case "r": self = .search
    case "t": self = .transpose
    case "u": self = .killToStart
    case "w": self = .killBlankWordLeft
    case "y": self = .yank
    case "z": self = .suspend
    default: return nil
    }
  }

  private init?(alt character: Character) {
    switch character {
    case "b", "B": self = .moveWordLeft
    case "f", "F": self = .moveWordRight
    case "d", "D": self = .killWordRight
    case "\u{7F}": self = .killWordLeft
    case "<": self = .historyOldest
    case ">": self = .historyNewest
    default: return nil
    }
  }
}
