public import MealSource

/// Applies the fixes of diagnostics to texts.
public struct FixApplier {
  /// The new texts of the files that change, by `FileID`.
  public let texts: [FileID: [UInt8]]
  /// How many fixes were applied.
  public let count: Int

  /// Applies every safe fix of `diagnostics`; of fixes that overlap, the first.
  public init(_ diagnostics: [Diagnostic], files: [SourceFile]) {
    var edits: [FileID: [FixIt.Edit]] = [:]
    var count = 0
    for diagnostic in diagnostics {
      guard let fix = diagnostic.fixes.first(where: { $0.applicability == .safe }) else { continue }
      let taken = fix.edits.contains { edit in
        (edits[edit.span.file] ?? []).contains { FixApplier.overlap($0.span.range, edit.span.range) }
      }
      if taken { continue }
      count += 1
      for edit in fix.edits { edits[edit.span.file, default: []].append(edit) }
    }
    self.count = count
    texts = Dictionary(
      uniqueKeysWithValues: edits.map { file, edits in
        (file, FixApplier.apply(edits, to: files[Int(file.index)].bytes))
      })
  }

  private static func overlap(_ left: ByteRange, _ right: ByteRange) -> Bool {
    left == right || (left.start < right.end && right.start < left.end)
  }

  private static func apply(_ edits: [FixIt.Edit], to bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.span.range.start < $1.span.range.start }) {
      result += bytes[position..<Int(edit.span.range.start)]
      result += edit.text.utf8
      position = Int(edit.span.range.end)
    }
    return result + bytes[position...]
  }
}
