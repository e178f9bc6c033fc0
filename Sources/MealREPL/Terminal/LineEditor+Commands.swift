extension LineEditor {
  /// Does what a key means.
  ///
  /// A command that cannot do anything rings the bell.
  mutating func perform(_ command: EditCommand) -> Event? {
    let before = previous
    previous = .other
    switch command {
    case .submit: return submit()
    case .interrupt: return interrupt()
    case .suspend: return suspend()
    case .deleteOrEnd: return deleteOrEnd()
    case .moveLeft: buffer.move(to: buffer.cursor - 1)
    case .moveRight: buffer.move(to: buffer.cursor + 1)
    case .moveWordLeft: buffer.move(to: buffer.wordStart)
    case .moveWordRight: buffer.move(to: buffer.wordEnd)
    case .moveToStart: buffer.move(to: 0)
    case .moveToEnd: buffer.move(to: buffer.characters.count)
    case .deleteLeft: delete(from: buffer.cursor - 1)
    case .deleteRight: delete(from: buffer.cursor)
    case .killToEnd: kill(buffer.cursor..<buffer.characters.count, after: before)
    case .killToStart: kill(0..<buffer.cursor, after: before)
    case .killBlankWordLeft: kill(buffer.blankWordStart..<buffer.cursor, after: before)
    case .killWordLeft: kill(buffer.wordStart..<buffer.cursor, after: before)
    case .killWordRight: kill(buffer.cursor..<buffer.wordEnd, after: before)
    case .yank: yank()
    case .transpose: if !buffer.transpose() { bell() }
    case .historyOlder: recall { $0.step(1) }
    case .historyNewer: recall { $0.step(-1) }
    case .historyOldest: recall { $0.oldest() }
    case .historyNewest: recall { $0.newest() }
    case .search: startSearch()
    case .complete: complete(after: before)
    case .clearScreen: painter.clearScreen()
    }
    return nil
  }

  private mutating func submit() -> Event {
    repaint()
    painter.finish()
    history.add(buffer.text)
    return .line(buffer.text)
  }

  private mutating func interrupt() -> Event {
    repaint()
    painter.finish("^C")
    return .interrupted
  }

  private mutating func suspend() -> Event {
    repaint()
    painter.finish("^Z")
    return .suspend
  }

  private mutating func deleteOrEnd() -> Event? {
    guard buffer.isEmpty else {
      delete(from: buffer.cursor)
      return nil
    }
    painter.finish()
    return .end
  }

  private mutating func delete(from start: Int) {
    guard buffer.characters.indices.contains(start) else { return bell() }
    buffer.remove(start..<start + 1)
  }

  private mutating func kill(_ range: Range<Int>, after before: Trace) {
    previous = .kill
    guard !range.isEmpty else { return bell() }
    let isLeft = range.lowerBound < buffer.cursor
    let text = buffer.remove(range)
    if before != .kill { killed = "" }
    killed = isLeft ? text + killed : killed + text
  }

  private mutating func yank() {
    if killed.isEmpty { bell() } else { buffer.insert(killed) }
  }

  private mutating func recall(_ step: (inout HistoryWalk) -> String?) {
    var walk = self.walk ?? HistoryWalk(history, draft: buffer.text)
    guard let line = step(&walk) else { return bell() }
    self.walk = walk
    buffer = LineBuffer(line)
  }
}
