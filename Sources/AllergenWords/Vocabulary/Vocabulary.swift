internal import CAllergenWords

/// The vocabulary as it lies in the program: loads only, no parsing, no allocation.
struct Vocabulary: @unchecked Sendable {
  /// The vocabulary inside the program.
  static let builtIn: Vocabulary = {
    guard let start = allergen_words_start() else { preconditionFailure("the vocabulary is missing") }
    return Vocabulary(start: UnsafeRawPointer(start))
  }()

  private let start: UnsafeRawPointer
  private let strings: UnsafeRawPointer
  private let surfaceSlots: UnsafeBufferPointer<UInt32>
  private let surfaces: UnsafeBufferPointer<UInt32>
  private let readings: UnsafeBufferPointer<UInt32>
  private let roots: UnsafeBufferPointer<UInt32>
  private let edges: UnsafeBufferPointer<UInt32>
  private let nodes: UnsafeBufferPointer<UInt32>
  private let terms: UnsafeBufferPointer<UInt32>
  private let decisions: UnsafeBufferPointer<UInt32>
  private let frontSlots: UnsafeBufferPointer<UInt32>
  private let tailSlots: UnsafeBufferPointer<UInt32>
  private let stems: UnsafeBufferPointer<UInt32>

  /// Opens a blob, which must outlive the vocabulary.
  init(start: UnsafeRawPointer) {
    precondition(start.load(as: UInt32.self) == VocabularySection.magic, "not a vocabulary")
    func section(_ section: VocabularySection) -> UnsafeBufferPointer<UInt32> { Vocabulary.section(section, start) }
    self.start = start
    strings = start + Int(start.load(fromByteOffset: 4, as: UInt32.self))
    surfaceSlots = section(.surfaceSlots)
    surfaces = section(.surfaces)
    readings = section(.readings)
    roots = section(.roots)
    edges = section(.edges)
    nodes = section(.nodes)
    terms = section(.terms)
    decisions = section(.decisions)
    frontSlots = section(.frontSlots)
    tailSlots = section(.tailSlots)
    stems = section(.stems)
  }

  private static func section(_ section: VocabularySection, _ start: UnsafeRawPointer) -> UnsafeBufferPointer<UInt32> {
    let head = 4 + section.rawValue * 8
    let offset = Int(start.load(fromByteOffset: head, as: UInt32.self))
    let count = Int(start.load(fromByteOffset: head + 4, as: UInt32.self))
    return UnsafeBufferPointer(start: (start + offset).assumingMemoryBound(to: UInt32.self), count: count)
  }

  /// The bytes of a string.
  func string(_ offset: UInt32, _ count: Int) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: strings + Int(offset), count: count)
  }
}

// MARK: - Surfaces

extension Vocabulary {
  /// The surface spelled by folded letters.
  func surface(_ hash: WordHash, _ letters: ArraySlice<UInt8>) -> Int? {
    var slot = hash.slot(in: surfaceSlots.count)
    while surfaceSlots[slot] != 0 {
      let index = Int(surfaceSlots[slot]) - 1
      if isSpelled(surfaces[index * 4], surfaces[index * 4 + 1], letters) { return index }
      slot = (slot + 1) & (surfaceSlots.count - 1)
    }
    return nil
  }

  private func isSpelled(_ offset: UInt32, _ length: UInt32, _ letters: ArraySlice<UInt8>) -> Bool {
    guard Int(length & 0xFFFF) == letters.count else { return false }
    let spelling = strings + Int(offset)
    for index in 0..<letters.count
    where spelling.load(fromByteOffset: index, as: UInt8.self) != letters[letters.startIndex + index] { return false }
    return true
  }

  /// The classes of a surface.
  func classes(_ surface: Int) -> WordClass { WordClass(rawValue: surfaces[surface * 4 + 1] >> 16) }

  /// What a surface may be.
  func readings(_ surface: Int) -> Range<Int> {
    let first = Int(surfaces[surface * 4 + 2])
    return first..<first + Int(surfaces[surface * 4 + 3])
  }

  /// The word of a reading.
  func word(_ reading: Int) -> UInt32 { readings[reading * 2] }

  /// The spelling that a reading asks for, in lower case with its accents.
  func exactSpelling(_ reading: Int) -> UnsafeRawBufferPointer? {
    let offset = readings[reading * 2 + 1]
    guard offset != VocabularySection.none else { return nil }
    return string(offset + 1, Int(string(offset, 1)[0]))
  }
}

// MARK: - Terms

extension Vocabulary {
  /// The node of the terms that begin with a word.
  func root(_ word: UInt32) -> UInt32? { roots[Int(word)] == 0 ? nil : roots[Int(word)] }

  /// The node one word further.
  func next(_ node: UInt32, _ word: UInt32) -> UInt32? {
    let mask = edges.count / 3 - 1
    var slot = VocabularyHash.edge(node, word) & mask
    while edges[slot * 3 + 2] != 0 {
      if edges[slot * 3] == node, edges[slot * 3 + 1] == word { return edges[slot * 3 + 2] }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// The term that ends at a node.
  func term(_ node: UInt32) -> Int? { nodes[Int(node)] == 0 ? nil : Int(nodes[Int(node)]) - 1 }

  /// The text of a term.
  func text(_ term: Int) -> String {
    String(decoding: string(terms[term * 4], Int(terms[term * 4 + 1] & 0xFFFF)), as: UTF8.self)
  }

  /// True for a word so ambiguous that it must be the line's only food.
  func mustStandAlone(_ term: Int) -> Bool { terms[term * 4 + 1] >> 16 != 0 }

  /// The decisions of a term.
  func decisions(_ term: Int) -> Range<Int> {
    let first = Int(terms[term * 4 + 2])
    return first..<first + Int(terms[term * 4 + 3])
  }

  /// What a decision says.
  func kind(_ decision: Int) -> DecisionKind {
    DecisionKind(rawValue: UInt8(truncatingIfNeeded: decisions[decision] >> 8)) ?? .nothing
  }

  /// What a decision is about.
  func allergen(_ decision: Int) -> UInt8 { UInt8(truncatingIfNeeded: decisions[decision]) }
}

// MARK: - Stems of compounds

extension Vocabulary {
  /// The stem that a word begins with, spelled by its first letters.
  func front(_ hash: WordHash, _ letters: ArraySlice<UInt8>) -> Int? { stem(frontSlots, hash, letters) }

  /// The stem that a word ends with; the hash runs from the end.
  func tail(_ hash: WordHash, _ letters: ArraySlice<UInt8>) -> Int? { stem(tailSlots, hash, letters) }

  /// The term of a stem.
  func stemTerm(_ stem: Int) -> Int { Int(stems[stem * 3 + 2]) }

  /// True where a stem asks for a rest that is known.
  func needsKnownRest(_ stem: Int) -> Bool { stems[stem * 3 + 1] >> 16 != 0 }

  private func stem(_ slots: UnsafeBufferPointer<UInt32>, _ hash: WordHash, _ letters: ArraySlice<UInt8>) -> Int? {
    var slot = hash.slot(in: slots.count)
    while slots[slot] != 0 {
      let index = Int(slots[slot]) - 1
      if isSpelled(stems[index * 3], stems[index * 3 + 1], letters) { return index }
      slot = (slot + 1) & (slots.count - 1)
    }
    return nil
  }
}
