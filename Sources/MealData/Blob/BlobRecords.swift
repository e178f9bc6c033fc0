// The fixed records of a catalogue blob. No record has padding, so that its bytes are the same in every build.

/// A row of figures.
struct RowRecord: BitwiseCopyable {
  /// The number of a `usda:` key, or a text where `Flags.ownKey` is set.
  var key: UInt32 = 0
  /// Text.
  var name: UInt32 = 0
  /// Byte offset in `values`.
  var values: UInt32 = 0
  /// First index in `measures`.
  var measures: UInt32 = 0
  /// First index in `rowTokens`.
  var tokens: UInt32 = 0
  /// Index in `extras` plus one, or 0.
  var extra: UInt16 = 0
  /// Index in `patterns`.
  var pattern: UInt16 = 0
  /// Index in `factors`.
  var factors: UInt16 = 0
  var measureCount: UInt8 = 0
  var tokenCount: UInt8 = 0
  /// Index in `groups`.
  var group: UInt8 = 0
  /// Percent, or 255.
  var refuse: UInt8 = 255
  var flags: UInt8 = 0
  /// How rare the food is in a kitchen, 0...255: what search holds against the row.
  var rarity: UInt8 = 0

  static let ownKey: UInt8 = 1
  static let brand: UInt8 = 2
}

/// The rarer facts of a row.
struct RowExtra: BitwiseCopyable {
  var common: UInt32 = 0
  var maker: UInt32 = 0
  var scientific: UInt32 = 0
  var refuse: UInt32 = 0
  var source: UInt32 = 0
  /// Index of the row whose figures it borrows plus one, or 0.
  var like: UInt32 = 0
}

/// A value that does not fit in 16 bits.
struct OverflowRecord: BitwiseCopyable {
  var row: UInt16
  var nutrient: UInt8
  var places: UInt8
  var digits: UInt32
}

/// Factors in hundredths, `BlobFormat.missing` where the source has none.
struct FactorRecord: BitwiseCopyable, Hashable {
  var nitrogen: UInt16 = BlobFormat.missing
  var protein: UInt16 = BlobFormat.missing
  var fat: UInt16 = BlobFormat.missing
  var carbs: UInt16 = BlobFormat.missing
}

/// A household measure of a row.
struct MeasureRecord: BitwiseCopyable {
  var kind: UInt16
  var sequence: UInt16
  /// Thousandths.
  var amount: UInt32
  /// Thousandths of a gram for `amount`.
  var grams: UInt32
}

/// How a measure is worded, and what that means.
struct MeasureKind: BitwiseCopyable, Hashable {
  var text: UInt32
  var qualifier: UInt32
  /// Bits of `Preparation`.
  var preparation: UInt64
  /// Raw value of `Unit`, or 255.
  var unit: UInt8
  /// Raw value of `PieceSize`, or 255.
  var size: UInt8
  /// 1 where words of the qualifier say more than `preparation` holds.
  var special: UInt8
  var reserved: UInt8 = 0
  var reserved2: UInt32 = 0
}

/// Where values come from.
struct OriginRecord: BitwiseCopyable, Hashable {
  /// Index in `sources` plus one, or 0.
  var source: UInt8
  /// Index in `derivations` plus one, or 0.
  var derivation: UInt8
  var citationCount: UInt16
  var citations: UInt32
}

/// A code and what it means.
struct CodeRecord: BitwiseCopyable {
  var code: UInt32
  var text: UInt32
}

/// A work of the literature.
struct LiteratureRecord: BitwiseCopyable {
  var id: UInt32
  var authors: UInt32
  var title: UInt32
  var year: UInt32
  var journal: UInt32
  var place: UInt32
}

/// A curated card.
struct CardRecord: BitwiseCopyable {
  var name: UInt32 = 0
  var note: UInt32 = 0
  var family: UInt32 = 0
  var weights: UInt32 = 0
  var names: UInt32 = 0
  /// Grams a millilitre in ten-thousandths, 0 where unknown.
  var density: UInt32 = 0
  var row: UInt16 = 0
  var weightCount: UInt16 = 0
  var nameCount: UInt16 = 0
  /// Tenths of a percent, or `BlobFormat.missing`.
  var refuse: UInt16 = BlobFormat.missing
  var aisle: UInt8 = 0
  var group: UInt8 = 0
  /// State links by `FoodState`: the row plus one, or 0.
  var cooked: UInt16 = 0
  var raw: UInt16 = 0
  var canned: UInt16 = 0
  var dried: UInt16 = 0
  var frozen: UInt16 = 0
  var drained: UInt16 = 0
  var reserved: UInt16 = 0
}

/// What one of a unit of a card's food weighs.
struct WeightRecord: BitwiseCopyable {
  var preparation: UInt64
  /// Thousandths of a gram.
  var grams: UInt32
  var unit: UInt8
  var size: UInt8
  /// 1 where the card's qualifier has words that `preparation` does not know.
  var special: UInt8
  var reserved: UInt8 = 0
}

/// A name of a card.
struct NameRecord: BitwiseCopyable {
  /// The normalised text: folded, singular words, single spaces.
  var text: UInt32
  /// The name as the card writes it.
  var written: UInt32
  var card: UInt16
  /// Raw value of `FoodLanguage`.
  var language: UInt16
}

/// A word of row names or of the lexicon.
struct TokenRecord: BitwiseCopyable {
  var text: UInt32
  var postings: UInt32
  var postingCount: UInt16
  /// Raw value of `WordClass`.
  var kind: UInt8
  /// The bit of `Preparation` or the raw value of `FoodState`; 255 where neither.
  var detail: UInt8
}
