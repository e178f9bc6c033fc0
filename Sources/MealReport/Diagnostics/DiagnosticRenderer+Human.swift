public import MealSource

extension DiagnosticRenderer {
  /// Other places that one diagnostic shows; a long list would hide what matters.
  private static let secondaryLimit = 8

  /// The form for people: the message, the source with marks, notes and help; an empty line between diagnostics.
  public func human(_ diagnostics: [Diagnostic]) -> String {
    let blocks = shown(diagnostics).map { human($0).map { $0.rendered(style) + "\n" }.joined() }
    let rest = rest(diagnostics)
    return (blocks + (rest.isEmpty ? [] : [rest])).joined(separator: "\n")
  }

  /// The lines of one diagnostic.
  func human(_ diagnostic: Diagnostic) -> [StyledText] {
    let snippets = snippets(diagnostic)
    let gutter = (snippets.map(\.numberWidth).max() ?? 1) + 1
    var lines = [title(diagnostic)]
    for (index, snippet) in snippets.enumerated() {
      let place = index == 0 ? self.place(diagnostic.primary.span) : SafeText.shown(snippet.file.name)
      lines += block(snippet, place: place, gutter: gutter)
    }
    let remarks = remarks(diagnostic, gutter: gutter)
    if !remarks.isEmpty, !snippets.isEmpty { lines.append(frame(glyphs.bar, gutter)) }
    return lines + remarks
  }

  static func role(_ severity: Severity) -> Role {
    switch severity {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  private func title(_ diagnostic: Diagnostic) -> StyledText {
    var text = StyledText(
      "\(diagnostic.severity.word)[\(diagnostic.code)]", DiagnosticRenderer.role(diagnostic.severity))
    text.append(": \(SafeText.shown(diagnostic.message))", .strong)
    return text
  }

  /// One snippet a file, the file of the primary label first.
  private func snippets(_ diagnostic: Diagnostic) -> [Snippet] {
    let secondary = diagnostic.secondary.prefix(DiagnosticRenderer.secondaryLimit)
    let labels = [(diagnostic.primary, true)] + secondary.map { ($0, false) }
    var order: [FileID] = []
    for (label, _) in labels where !order.contains(label.span.file) { order.append(label.span.file) }
    return order.compactMap { id in
      guard let file = file(SourceSpan(file: id, range: ByteRange(0, 0))) else { return nil }
      let markers = labels.filter { $0.0.span.file == id }.map { Marker($0.0, isPrimary: $0.1, in: file) }
      let role = DiagnosticRenderer.role(diagnostic.severity)
      return Snippet(file: file, markers: markers, glyphs: glyphs, width: width, role: role)
    }
  }

  private func block(_ snippet: Snippet, place: String, gutter: Int) -> [StyledText] {
    var head = StyledText(String(repeating: " ", count: gutter))
    head.append(glyphs.corner, .frame)
    head.append(" \(place)")
    return [head, frame(glyphs.bar, gutter)]
      + snippet.rows().map { row in
        var line = frame(row.isGap ? glyphs.gap : glyphs.bar, gutter, number: row.number)
        if !row.content.plain.isEmpty {
          line.append(" ")
          line.append(row.content)
        }
        return line
      }
  }

  /// The gutter with a line number or none, and the bar.
  private func frame(_ bar: String, _ gutter: Int, number: Int? = nil) -> StyledText {
    let digits = number.map(String.init) ?? ""
    return StyledText(String(repeating: " ", count: gutter - 1 - digits.utf8.count) + digits + " " + bar, .frame)
  }

  private func remarks(_ diagnostic: Diagnostic, gutter: Int) -> [StyledText] {
    var lines: [StyledText] = []
    let left = diagnostic.secondary.count - DiagnosticRenderer.secondaryLimit
    if left > 0 { lines += remark("note", "\(left) more places are not shown", .note, gutter) }
    for note in diagnostic.notes { lines += remark("note", note, .note, gutter) }
    if let help = diagnostic.help { lines += remark("help", help, .help, gutter) }
    for fix in diagnostic.fixes { lines += remark("fix", fix.title, .help, gutter) }
    return lines
  }

  /// `= note: …`, further lines of the text indented under its first.
  private func remark(_ word: String, _ text: String, _ role: Role, _ gutter: Int) -> [StyledText] {
    let lead = String(repeating: " ", count: gutter)
    return text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { index, part in
      var line = StyledText(lead)
      if index == 0 {
        line.append("= ", .frame)
        line.append("\(word):", role)
      } else {
        line.append(String(repeating: " ", count: word.utf8.count + 3))
      }
      line.append(" \(SafeText.shown(String(part)))")
      return line.trimmed
    }
  }
}
