extension UnitWords {
  /// What a unit word means: a unit, or a fixed number of one (`Pfund` is 500 g).
  struct Meaning: Sendable {
    var unit: Unit
    var times: Int

    init(_ unit: Unit, times: Int = 1) {
      self.unit = unit
      self.times = times
    }
  }

  /// The meanings that rows of `table` point to by position; new ones go at the end.
  static let meanings: [Meaning] = [
    Meaning(.milligram), Meaning(.microgram), Meaning(.gram), Meaning(.kilogram), Meaning(.ounce),
    Meaning(.pound), Meaning(.millilitre), Meaning(.centilitre), Meaning(.decilitre), Meaning(.litre),
    Meaning(.teaspoon), Meaning(.tablespoon), Meaning(.dessertspoon), Meaning(.cup), Meaning(.fluidOunce),
    Meaning(.gill), Meaning(.pint), Meaning(.quart), Meaning(.gallon), Meaning(.millimetre),
    Meaning(.centimetre), Meaning(.inch), Meaning(.foot), Meaning(.second), Meaning(.minute),
    Meaning(.hour), Meaning(.day), Meaning(.kilocalorie), Meaning(.kilojoule), Meaning(.celsius),
    Meaning(.fahrenheit), Meaning(.gasMark), Meaning(.piece), Meaning(.serving), Meaning(.clove),
    Meaning(.slice), Meaning(.rasher), Meaning(.can), Meaning(.jar), Meaning(.packet),
    Meaning(.box), Meaning(.carton), Meaning(.tub), Meaning(.bottle), Meaning(.bag),
    Meaning(.sachet), Meaning(.envelope), Meaning(.punnet), Meaning(.stick), Meaning(.cube),
    Meaning(.bar), Meaning(.square), Meaning(.block), Meaning(.sheet), Meaning(.strip),
    Meaning(.fillet), Meaning(.steak), Meaning(.chop), Meaning(.rack), Meaning(.breast),
    Meaning(.thigh), Meaning(.leg), Meaning(.wing), Meaning(.drumstick), Meaning(.bunch),
    Meaning(.sprig), Meaning(.head), Meaning(.heart), Meaning(.stalk), Meaning(.rib),
    Meaning(.ear), Meaning(.leaf), Meaning(.spear), Meaning(.floret), Meaning(.pod),
    Meaning(.bulb), Meaning(.root), Meaning(.wedge), Meaning(.segment), Meaning(.ring),
    Meaning(.round), Meaning(.loaf), Meaning(.roll), Meaning(.ball), Meaning(.patty),
    Meaning(.link), Meaning(.chunk), Meaning(.log), Meaning(.tray), Meaning(.pot),
    Meaning(.pack), Meaning(.container), Meaning(.basket), Meaning(.dozen), Meaning(.recipe),
    Meaning(.glass), Meaning(.mug), Meaning(.bowl), Meaning(.shot), Meaning(.pinch),
    Meaning(.dash), Meaning(.drop), Meaning(.knob), Meaning(.handful), Meaning(.drizzle),
    Meaning(.splash), Meaning(.scoop), Meaning(.sprinkle), Meaning(.dollop), Meaning(.pat),
    Meaning(.smidgen), Meaning(.spoonful), Meaning(.glug), Meaning(.squeeze), Meaning(.touch),
    Meaning(.gram, times: 500), Meaning(.gram, times: 250),
    Meaning(.gram, times: 100), Meaning(.gram, times: 10), Meaning(.millilitre, times: 50),
  ]
}
