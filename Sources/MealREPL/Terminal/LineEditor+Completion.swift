extension LineEditor {
  /// Puts in the only candidate, or what all have in common; where that adds nothing, the second Tab lists them.
  mutating func complete(after before: Trace) {
    guard let completion = completer?(buffer.text, buffer.byteOffset), let first = completion.candidates.first else {
      return bell()
    }
    if completion.candidates.count == 1 {
      buffer.replace(bytes: completion.range, with: first.text + first.suffix)
    } else if before == .ambiguous {
      list(completion.candidates)
      previous = .ambiguous
    } else {
      extend(completion)
      previous = .ambiguous
    }
  }

  private mutating func extend(_ completion: Completion) {
    let prefix = completion.commonPrefix
    let typed = text(completion.range)
    if prefix.count > typed.count, prefix.lowercased().hasPrefix(typed.lowercased()) {
      buffer.replace(bytes: completion.range, with: prefix)
    } else {
      bell()
    }
  }

  private func text(_ bytes: Range<Int>) -> String {
    let line = Array(buffer.text.utf8)
    return String(decoding: line[bytes.clamped(to: 0..<line.count)], as: UTF8.self)
  }

  private mutating func list(_ candidates: [Completion.Candidate]) {
    repaint()
    painter.finish()
    let room = max(1, painter.size.rows - 2)
    for row in CandidateList.rows(candidates.map(\.label), width: painter.size.columns, maximumRows: room) {
      painter.write(row + "\r\n")
    }
  }
}
