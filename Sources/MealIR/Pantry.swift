public import MealSource
public import MealUnits

/// Something that is in the house.
public struct PantryItem: Sendable {
  /// What and how much.
  public var ingredient: Ingredient
  /// When it goes off, if stated.
  public var expires: CalendarDate?

  /// Makes an item.
  public init(ingredient: Ingredient, expires: CalendarDate?) {
    self.ingredient = ingredient
    self.expires = expires
  }
}

/// Something to buy that no recipe needs; need not be a food.
public struct ShopItem: Sendable {
  /// The line as written.
  public var text: String
  /// Where.
  public var span: SourceSpan

  /// Makes an item.
  public init(text: String, span: SourceSpan) {
    self.text = text
    self.span = span
  }
}

/// A part of the household's own shop.
public struct Aisle: Sendable {
  /// The name.
  public var name: String
  /// The foods that stand there, in the order of walking.
  public var foods: [Named]
  /// Where.
  public var span: SourceSpan

  /// Makes an aisle.
  public init(name: String, foods: [Named], span: SourceSpan) {
    self.name = name
    self.foods = foods
    self.span = span
  }
}

/// Two names of one food.
public struct FoodAlias: Sendable {
  /// The new name.
  public var name: Named
  /// The name that the catalogue or the household knows.
  public var target: Named
  /// The food; `unknown` where no one knows it.
  public var reference: FoodReference

  /// Makes an alias.
  public init(name: Named, target: Named, reference: FoodReference) {
    self.name = name
    self.target = target
    self.reference = reference
  }
}
