public import MealSource
public import MealUnits

/// The household's settings.
public struct Household: Sendable {
  /// Whose label rules, safe temperatures and reference values hold.
  public enum Region: String, CaseIterable, Sendable {
    /// United States (the default), European Union, United Kingdom.
    case us = "US"
    case eu = "EU"
    case uk = "UK"
  }

  /// The name; nil where no household is declared.
  public var name: String?
  /// Where it is declared.
  public var span: SourceSpan?
  /// What `##` lines above it say.
  public var doc: String?
  /// The currency that bare amounts and reports use; nil where none is stated.
  public var currency: Currency?
  /// A BCP 47 tag, such as `en-IE`.
  public var locale = "en"
  /// The region.
  public var region = Region.us
  /// Whose cups and spoons.
  public var units = UnitSystem.us
  /// What cooks.
  public var kitchen = Kitchen()

  /// A household with the defaults.
  public init() {}
}

/// What there is to cook with, and how many pairs of hands.
public struct Kitchen: Sendable, Hashable {
  /// Something that heats or mixes.
  public struct Appliance: Sendable, Hashable {
    /// The name, such as `oven` or `air-fryer`.
    public var name: String
    /// How many there are (burners, for a hob).
    public var count: Int
    /// Dishes that one holds at once.
    public var shelves: Int

    /// Makes an appliance.
    public init(name: String, count: Int, shelves: Int = 1) {
      self.name = name
      self.count = count
      self.shelves = shelves
    }
  }

  /// Pairs of hands.
  public var hands = 1
  /// Appliances in the order written.
  public var appliances = [Appliance(name: "oven", count: 1, shelves: 2), Appliance(name: "hob", count: 4)]

  /// The kitchen of a program without a household: one pair of hands, an oven, four burners.
  public init() {}
}
