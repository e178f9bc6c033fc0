/// Lays a gathered vocabulary out as the blob that `Vocabulary` reads; the same tables always give the same bytes.
struct VocabularyWriter {
  private let builder: VocabularyBuilder
  private var strings: [UInt8] = []
  private var sections: [VocabularySection: [UInt32]] = [:]

  private init(_ builder: VocabularyBuilder) { self.builder = builder }

  /// The blob of a vocabulary.
  static func write(_ builder: VocabularyBuilder) -> [UInt8] {
    var writer = VocabularyWriter(builder)
    writer.writeSurfaces()
    writer.writePhrases()
    writer.writeTerms()
    writer.writeStems()
    return writer.layOut()
  }

  private mutating func intern(_ text: String) -> UInt32 {
    let offset = UInt32(strings.count)
    strings += text.utf8
    return offset
  }

  private mutating func writeSurfaces() {
    let spellings = builder.surfaces.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    var surfaces: [UInt32] = []
    var readings: [UInt32] = []
    for spelling in spellings {
      guard let surface = builder.surfaces[spelling] else { continue }
      let length = UInt32(spelling.utf8.count) | surface.classes << 16
      surfaces += [intern(spelling), length, UInt32(readings.count / 2), UInt32(surface.readings.count)]
      for reading in surface.readings { readings += [UInt32(reading.word), internExact(reading.exact)] }
    }
    sections[.surfaces] = surfaces
    sections[.readings] = readings
    sections[.surfaceSlots] = slots(spellings.map { WordHash($0.utf8) })
  }

  private mutating func internExact(_ exact: String?) -> UInt32 {
    guard let exact else { return VocabularySection.none }
    strings.append(UInt8(exact.utf8.count))
    return intern(exact) - 1
  }

  private mutating func writePhrases() {
    var roots = [UInt32](repeating: 0, count: builder.wordCount)
    for (word, node) in builder.steps[0] { roots[word] = UInt32(node) }
    sections[.roots] = roots
    sections[.nodes] = builder.ends.map { end in end.map { UInt32($0) + 1 } ?? 0 }
    sections[.edges] = edges()
  }

  private func edges() -> [UInt32] {
    let count = builder.steps.dropFirst().reduce(0) { $0 + $1.count }
    let size = tableSize(count)
    var table = [UInt32](repeating: 0, count: size * 3)
    for (node, steps) in builder.steps.enumerated().dropFirst() {
      for (word, next) in steps.sorted(by: { $0.key < $1.key }) {
        var slot = VocabularyHash.edge(UInt32(node), UInt32(word)) & (size - 1)
        while table[slot * 3 + 2] != 0 { slot = (slot + 1) & (size - 1) }
        table.replaceSubrange(slot * 3..<slot * 3 + 3, with: [UInt32(node), UInt32(word), UInt32(next)])
      }
    }
    return table
  }

  private mutating func writeTerms() {
    var terms: [UInt32] = []
    var decisions: [UInt32] = []
    for term in builder.terms {
      let length = UInt32(term.text.utf8.count) | (term.mustStandAlone ? 1 << 16 : 0)
      terms += [intern(term.text), length, UInt32(decisions.count), UInt32(term.decisions.count)]
      decisions += term.decisions.map { UInt32($0.allergen) | UInt32($0.kind.rawValue) << 8 }
    }
    sections[.terms] = terms
    sections[.decisions] = decisions
  }

  private mutating func writeStems() {
    var stems: [UInt32] = []
    let fronts = stemSlots(builder.fronts, &stems) { WordHash($0.utf8) }
    let tails = stemSlots(builder.tails, &stems) { WordHash($0.utf8.reversed()) }
    sections[.frontSlots] = fronts
    sections[.tailSlots] = tails
    sections[.stems] = stems
  }

  private mutating func stemSlots(
    _ stems: [String: VocabularyBuilder.Stem], _ records: inout [UInt32], _ hash: (String) -> WordHash
  ) -> [UInt32] {
    let first = records.count / 3
    let spellings = stems.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    for spelling in spellings {
      guard let stem = stems[spelling] else { continue }
      records += [
        intern(spelling), UInt32(spelling.utf8.count) | (stem.needsKnownRest ? 1 << 16 : 0), UInt32(stem.term),
      ]
    }
    return slots(spellings.map(hash)).map { $0 == 0 ? 0 : $0 + UInt32(first) }
  }

  private func tableSize(_ count: Int) -> Int {
    var size = 16
    while size < count * 2 { size *= 2 }
    return size
  }

  private func slots(_ hashes: [WordHash]) -> [UInt32] {
    var table = [UInt32](repeating: 0, count: tableSize(hashes.count))
    for (index, hash) in hashes.enumerated() {
      var slot = hash.slot(in: table.count)
      while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
      table[slot] = UInt32(index) + 1
    }
    return table
  }

  private func layOut() -> [UInt8] {
    var head: [UInt32] = [VocabularySection.magic]
    var body: [UInt8] = []
    let start = 4 + VocabularySection.allCases.count * 8
    for section in VocabularySection.allCases {
      let bytes = section == .strings ? strings : (sections[section] ?? []).flatMap(littleEndian)
      head += [UInt32(start + body.count), UInt32(section == .strings ? bytes.count : bytes.count / 4)]
      body += bytes
      while (start + body.count) % 4 != 0 { body.append(0) }
    }
    return head.flatMap(littleEndian) + body
  }

  private func littleEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> ($0 * 8)) }
  }
}
