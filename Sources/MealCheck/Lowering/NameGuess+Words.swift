extension NameGuess {
  /// Words with which no name of a food goes on.
  static let remarks = words(
    """
    roughly about approximately approx around add adjust see plus then if but depending using use store-bought
    like such including ideally preferably cooked-according i we you homemade-or from measured weighed removed
    reserved until when enough equal leaving note notes recipe
    """)

  /// What stands behind "with" where it is no part of a name.
  static let portions = words("a an some extra any its their little juice juices liquid syrup skin skins stems")

  /// Words that stand before a food and only tell how much or which.
  static let leads = words(
    """
    combination mix mixture assortment variety selection bit bits turn turns grind grinds twist twists crack
    cracks amount choice enough plenty some more additional extra several few little generous good small large
    favorite favourite your any other desired remaining rest type kind half quarter and or
    """)

  /// The last word of a maker's name.
  static let makers = words(
    """
    organics farms farm foods brand brands kitchen kitchens company co creamery mill mills valley bros brothers
    """)

  /// Words that change the figures of what they stand with so little that the plain food stands for it.
  static let weak = words(
    """
    lean extra-lean dark bright low-sodium reduced-sodium lower-sodium less-sodium salt-free sodium-free
    no-salt-added unsalted salted unsweetened raw toasted roasted leftover prepared cultured flavored flavoured
    gluten-free certified paleo high-protein quick-cook quick-cooking straight-cut crinkle-cut usa american
    european imported domestic canadian australian english irish french italian spanish mexican mild hot spicy
    sharp mature aged thick-cut thin-cut center-cut centre-cut smooth creamy chunky crunchy crisp crispy tart
    ready-made ready-to-eat ready-rolled pre-made premade pre-cooked bought packaged loose long thin thick
    authentic artisan artisanal rustic crusty soft semi-ripe trimmed golden freshly-made charred blackened
    vegan-friendly savory savoury all-butter fancy leafy pan fry pan-fry mild-flavored mild-flavoured
    neutral-tasting split skinned natural all-natural unfiltered unrefined refined non-gmo kosher halal crumbly
    flaky good-quality top-quality high-quality deli-style deli restaurant-style country-style home-style thai
    asian chinese japanese korean indian greek mediterranean turkish cuban california washington maine atlantic
    pacific young
    """)

  /// The same in several words.
  static let weakPhrases = [
    ["no", "salt", "added"], ["no", "added", "salt"], ["low", "sodium"], ["reduced", "sodium"], ["lower", "sodium"],
    ["less", "sodium"], ["salt", "free"], ["gluten", "free"], ["high", "protein"], ["quick", "cook"],
    ["straight", "cut"],
    ["thick", "cut"], ["center", "cut"], ["ready", "made"], ["extra", "lean"], ["non", "gmo"],
  ]

  /// Colours: they tell sorts of a plant apart, and make no other food of it.
  static let colours = words("green red yellow white black brown purple orange pink blue golden light dark rainbow")

  /// Words that make another food of a kind, though they are none themselves.
  static let changers = words(
    """
    vegan vegetarian plant-based meatless mock faux imitation keto low-carb sugar-free diet zero fat-free nonfat
    non-fat low-fat light lite reduced-fat reduced-sugar dried dry powdered powder freeze-dried pickled candied
    smoked sweetened condensed konjac shirataki kelp jelly cooked fried cloud cool sparkling chocolate-covered
    glazed stuffed filled
    """)

  /// Kinds of which all sorts have much the same figures, and the name that stands for them.
  ///
  /// The last words of a name, and after a colon the name that stands for all where it is another.
  static let kinds: [String: String] = table(
    """
    pear; apple; plum; peaches: peach; peach; grape; mango; mangoe: mango; cherries: cherry; strawberries:
    strawberry; orange; lemon; lime; potatoe: potato; potato; tomatoe: tomato; tomato; onion; shallot; carrot; bell
    pepper; mushroom; lettuce; cucumber; cabbage; squash; radishes: radish; radish; beet; chile: chili pepper;
    chili: chili pepper; chilli: chili pepper; chillie: chili pepper; chilie: chili pepper; pepper flake: red pepper
    flakes; peppercorn; salad green: mixed salad leaf; green: mixed salad leaf; salad leave: mixed salad leaf; micro
    green: mixed salad leaf; microgreen: mixed salad leaf; sprout: bean sprout; seasoning: salt-free seasoning;
    seasoning blend: salt-free seasoning; seasoning mix: salt-free seasoning; spice blend: salt-free seasoning;
    spice mix: salt-free seasoning; spice: salt-free seasoning; spice rub: salt-free seasoning; dry rub: salt-free
    seasoning; rub: salt-free seasoning; herb blend: mixed herb; fresh herb: mixed herb; herb: mixed herb; salt;
    sugar; honey; oil: vegetable oil; vinegar; wine: white wine; beer; lager: beer; ale: beer; water; broth: chicken
    broth; stock: chicken broth; tea; coffee; extract: vanilla extract; essence: vanilla extract; food coloring;
    food colouring: food coloring; food dye: food coloring; gel color: food coloring; sprinkle; hot sauce; pasta;
    spaghetti; noodle: noodles; rice; olive: olives; pickle; bread; tortilla: flour tortilla; bun: hamburger bun;
    shrimp; prawn: shrimp; salmon; salsa; bbq sauce; barbecue sauce: bbq sauce; pasta sauce: marinara sauce;
    marinara sauce; tomato sauce; soy sauce; fish sauce; maple syrup; chocolate chip; mustard; ketchup; cornstarch;
    pie crust; gelatin: flavored gelatin; jell-o: flavored gelatin; jello: flavored gelatin; jam; preserve: jam;
    marmalade; date; raisin; tofu; banana; banana chip; peanut butter; coconut chip: desiccated coconut
    """)

  /// The kinds that are sold dry and fresh.
  static let pastas = words("pasta noodles spaghetti")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  private static func table(_ text: String) -> [String: String] {
    var table: [String: String] = [:]
    for entry in text.split(separator: ";") {
      let words = entry.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let parts = words.split(separator: ":").map { $0.drop { $0 == " " } }
      if let head = parts.first, let name = parts.last { table[String(head)] = String(name) }
    }
    return table
  }
}
