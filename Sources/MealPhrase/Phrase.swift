public import MealSource
public import MealUnits

/// An ingredient line cut into its parts, every part with the bytes where it stands.
///
/// Nothing is guessed and nothing is dropped: what is not understood stays in `food`, `preparation` or `notes`.
public struct Phrase: Hashable, Sendable {
  /// Every measure of the food, in the order written.
  public var measures: [Measure] = []
  /// The food, without preparation words, sizes, notes and decorations.
  public var food = PhraseText()
  /// The food with the preparation words that stand before it: `cooked rice` where `food` is `rice`.
  public var foodAsWritten = PhraseText()
  /// Further foods of the line: the pepper of `salt and pepper`, the sauce of `2 chillies plus 1 tbsp sauce`.
  public var also: [PhraseItem] = []
  /// What may be taken instead.
  public var alternatives: [PhraseItem] = []
  /// What is to be done with the food, before or behind its name, in the order written.
  public var preparation: [ByteRange] = []
  /// Text that is neither food nor preparation: brackets that are no measure, purposes, remarks.
  public var notes: [ByteRange] = []
  /// Prices, check boxes, bullets, footnote marks and links.
  public var stripped: [ByteRange] = []
  /// The size word.
  public var size: PhraseSize?
  /// What the line says beside amounts and names.
  public var flags: PhraseFlags = []
  /// `[fixed]`, `[optional]`, `[usda:01123]`.
  public var marks: [PhraseMark] = []
  /// The recipe that the line names, where the whole food is a string.
  public var recipe: RecipeReference?

  /// A phrase of which nothing is known.
  public init() {}

  /// What is written first; nil where the line has no amount.
  public var amount: Measure? { measures.first }
}

/// A further or alternative food of a line.
public struct PhraseItem: Hashable, Sendable {
  /// The food.
  public var food: PhraseText
  /// Its own measures; empty where it has none and shares or lacks those of the line.
  public var measures: [Measure] = []
  /// What is to be done with it.
  public var preparation: [ByteRange] = []
  /// Where the item stands, measures included.
  public var range: ByteRange

  init(food: PhraseText, measures: [Measure], preparation: [ByteRange] = [], range: ByteRange) {
    self.init(food: food, range: range)
    self.measures = measures
    self.preparation = preparation
  }

  /// Makes an item without an amount.
  public init(food: PhraseText, range: ByteRange) {
    self.food = food
    self.range = range
  }
}

/// `large`, `medium-size`, `extra-large`.
public struct PhraseSize: Hashable, Sendable {
  /// The sizes, small ones first.
  public enum Kind: UInt8, Sendable {
    /// Miniature.
    case mini
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large, big.
    case large
    /// Extra-large.
    case extraLarge
    /// Jumbo, huge.
    case jumbo
  }

  /// The size.
  public var kind: Kind
  /// Where the word stands.
  public var range: ByteRange
}

/// A mark in square brackets.
public struct PhraseMark: Hashable, Sendable {
  /// What the mark says.
  public enum Kind: UInt8, Sendable {
    /// `[fixed]`: does not scale.
    case fixed
    /// `[optional]`.
    case optional
    /// `[KEY:ID]`: pins the food; `key` is the text between the brackets.
    case key
  }

  /// What the mark says.
  public var kind: Kind
  /// Where the mark stands, brackets included.
  public var range: ByteRange
  /// The text between the brackets.
  public var key: ByteRange
}

/// Another recipe as an ingredient: `450 g "Pizza dough"`, `"Pizza dough" x 1/2`.
public struct RecipeReference: Hashable, Sendable {
  /// The text between the quotes, escapes not resolved.
  public var name: ByteRange
  /// The string with its quotes.
  public var range: ByteRange
  /// The number behind `x`; nil where there is none.
  public var factor: Rational?
}
