/// The parts of a catalogue blob, in the order of its table of contents.
///
/// The blob is little-endian: a header (magic, checksum), one (offset, count) pair of UInt32 a section, then the sections,
/// each aligned to 8 bytes. Counts are of records, for byte sections of bytes.
enum BlobSection: Int, CaseIterable {
  /// Texts: a UInt16 length, then UTF-8.
  ///
  /// Offset 0 is the empty text.
  case strings
  /// `RowRecord`, in the order of keys.
  case rows
  /// `RowExtra`, for rows that have a common name, a maker, a scientific name, a source.
  case extras
  /// Two UInt64 a pattern: which nutrients a row has a value for.
  case patterns
  /// For each row two UInt64 of non-zero bits, then a UInt16 for each of them; 0xFFFF points to `overflow`.
  case values
  /// `OverflowRecord`, by row, then nutrient: values that do not fit in 16 bits at the nutrient's decimals.
  case overflow
  /// `FactorRecord`: interned Atwater and nitrogen factors.
  case factors
  /// `MeasureRecord`, by row.
  case measures
  /// `MeasureKind`: interned wordings of measures.
  case measureKinds
  /// UInt16 indices of `origins`, ten a row (`BlobFormat.provenanceNutrients`); 0 where the source says nothing.
  case provenance
  /// `OriginRecord`: interned pairs of codes and citations.
  case origins
  /// UInt16 indices of `literature`.
  case citations
  /// `CodeRecord` of derivations.
  case derivations
  /// `CodeRecord` of kinds of source.
  case sources
  /// `LiteratureRecord`.
  case literature
  /// UInt32 texts: the shelves of SR28.
  case groups
  /// `CardRecord`.
  case cards
  /// `WeightRecord`, by card.
  case weights
  /// `NameRecord`: every name of every card, by card.
  case names
  /// UInt32 slots: open addressing over `names` by the letters without spaces; 0 is free, else the index plus one.
  case exactTable
  /// UInt32 slots: open addressing over the English `names` of several words, in any order.
  case orderFreeTable
  /// UInt16 a row: the index of the card that speaks for it plus one, or 0.
  case rowCards
  /// `TokenRecord`: the words of row names and of the lexicon.
  case tokens
  /// UInt16 slots: open addressing over `tokens`.
  case tokenTable
  /// UInt16 row indices, ascending, by token.
  case postings
  /// UInt16 by row: the tokens of its name in order; the high bit opens a segment (after a comma).
  case rowTokens
}
