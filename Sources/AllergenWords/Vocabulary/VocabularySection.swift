/// The sections of the vocabulary blob, each an array of 32-bit little-endian numbers but for the strings.
///
/// The blob starts with `magic`, then for each section its offset in bytes and its count of elements.
enum VocabularySection: Int, CaseIterable {
  /// All letters of all records, one after the other.
  case strings
  /// Hash table of surfaces: index + 1, or 0.
  case surfaceSlots
  /// A written form of a word: string offset, length | class << 16, first reading, count of readings.
  case surfaces
  /// What a surface may be: word, and the offset of the exact spelling asked for (length before it) or `none`.
  case readings
  /// For each word the node of terms that begin with it, or 0.
  case roots
  /// Hash table of the steps between nodes: node, word, next node (0 is free).
  case edges
  /// For each node the term that ends there + 1, or 0.
  case nodes
  /// Terms: string offset, length | flags << 16, first decision, count of decisions.
  case terms
  /// Decisions: allergen | kind << 8.
  case decisions
  /// Hash tables of stems by their first and, from the end, their last letters: index + 1, or 0.
  case frontSlots, tailSlots
  /// Stems of compounds: string offset, length | flag << 16, term.
  case stems

  /// The first number of every blob; the version is in it.
  static let magic: UInt32 = 0x3157_4C41
  /// No offset.
  static let none: UInt32 = .max
}
