/// The words with a role of their own in food names, by class.
///
/// Read by the builder alone: the blob carries them.
///
/// Never here: words that make another food (smoked, skinless, nonfat, unsalted, whole-wheat, sweetened ...).
enum Lexicon {
  static let free = """
    fresh freshly large small medium big extra-large jumbo tiny organic ripe overripe good quality best finest favorite
    favourite free-range cage-free pasture-raised grass-fed wild-caught farm-fresh local seasonal homemade home-made
    store-bought shop-bought storebought premium plain everyday heaping heaped generous scant about approximately approx
    optional additional extra more some few firm tender young thawed defrosted cold warm hot room-temperature
    room temperature temp chilled softened washed cleaned rinsed well scrubbed thick thin thickly thinly finely coarsely
    roughly lightly gently loosely firmly neatly very quite just beaten whisked soaked picked patted new
    individual single your own pure real natural little boiling mild robust bodied coarse fine assorted
    color colour culinary grade choice favorite authentic traditional genuine
    heirloom vine-ripened vine-ripe sun-ripened hothouse greenhouse hass nice
    size sized bite-size bite-sized regular standard heinz hershey hellmann philadelphia kraft ghirardelli mccormick
    filippo barilla maldon morton diamond crystal kikkoman tabasco-brand brand
    kerrygold bertolli goya swanson campbell progresso pillsbury nestle lindt guittard callebaut valrhona lurpak
    breakstone fage chobani siggi oatly califia skippy jif tillamook sargento cabot stonyfield oscar-mayer
    nielsen-massey watkins wesson mazola bragg aroy-d chaokoh ronzoni buitoni banza zatarain mahatma quaker nabisco
    keebler stouffer hormel jimmy-dean johnsonville perdue tyson butterball boar's-head applegate ocean-spray welch smucker
    bonne-maman tesco sainsbury waitrose asda aldi lidl kirkland mccain ore-ida
    """

  static let preparation = """
    chopped diced cubed minced sliced grated shredded crumbled mashed pureed packed unpacked whole halved quartered
    crushed melted sifted pitted peeled toasted whipped shaved flaked torn julienned trimmed seeded cored shelled
    slivered zested juiced hulled stemmed unpeeled softened spiralized deveined squeezed deseeded destemmed destoned
    stoned julienne segmented cut bruised smashed scored snipped separated divided ribboned
    """

  /// The state and its words.
  static let states: [(FoodState, String)] = [
    (
      .cooked,
      "cooked boiled steamed poached grilled baked roasted braised fried sauteed pan-fried broiled precooked leftover"
    ),
    (.raw, "raw uncooked"),
    (.canned, "canned tinned can tin jarred"),
    (.dried, "dried dry dehydrated"),
    (.frozen, "frozen"),
    (.drained, "drained"),
  ]

  static let clause = "for to at on as such if plus per until depending about like preferably"

  static let part = """
    clove floret leaf sprig stalk fillet kernel spear slice wedge bulb head piece chunk cube bunch stem strip
    rasher segment half quarter ear pod steak knob
    """

  static let binder = "of the a an and or with in without from"

  /// Words that say little in a row's name, so that a row with them is no farther from a query without them.
  static let faint = """
    raw fresh all commercial variety type regular plain enriched unenriched bleached unbleached mixed species include
    year round average salad or cooking table ns usda nfs with without added salt and skin unprepared ready-to-serve
    cultured fluid granulated ground generic prepared purpose wheat refrigerated shelf stable double-acting vitamin a d
    spring summer white red ripe green whole style smooth tap drinking select choice only meat separable lean fat
    trimmed to 1 8 0 inch grade broiler fryer from the of in by not as purchased unsweetened leaf mature edible portion
    medium long grain short ascorbic acid calcium sodium iron citric
    """

  /// Words that make another food of what they stand with, wherever in a row's name.
  static let product = """
    cake bread pie cookie candy juice sauce soup gravy dip mix drink nectar oil powder concentrate chip cracker bar dressing
    salad dinner sandwich substitute meatless imitation vegetarian syrup jam jelly pickled pickle flavor flavored coated
    filled filling stuffed breaded liver gizzard heart kidney brain tongue lung spleen tripe giblet gravy-style chicory
    stick nugget pastry pudding topping frosting beverage formula spread paste puree casserole pizza roll kernel-oil
    """

  /// What the first segment of a row's name says where it does not name the food itself.
  enum Shelf {
    /// Only where the food stands: "Spices, cinnamon, ground" is cinnamon.
    case bare
    /// What the food is, while the second segment says which: "Oil, olive" is olive oil, never olives.
    case kind
  }

  /// The shelf that a first segment names; nil where it names the food.
  static func shelf(_ segment: String) -> Shelf? {
    let text = NameWords(segment).text
    return bareShelves.contains(text) ? .bare : kindShelves.contains(text) ? .kind : nil
  }

  private static let bareShelves: Set<String> = Set(
    [
      "nuts", "seeds", "spices", "fish", "mollusks", "crustaceans", "beverages", "cereals", "cereals ready-to-eat",
      "snacks",
      "candies", "game meat", "alcoholic beverage", "alcoholic beverages", "sweeteners", "leavening agents",
      "vegetables",
      "fruit", "fruits", "frozen novelties", "tomato products", "cheese", "frozen desserts",
    ].map { NameWords($0).text })

  private static let kindShelves: Set<String> = Set(
    [
      "soup", "sauce", "oil", "cookies", "beef", "pork", "lamb", "veal", "pork, fresh", "syrups", "sugars",
      "salad dressing",
      "salad dressings", "bread", "cake", "pie", "crackers", "sausage", "luncheon meat", "juice", "gravy", "desserts",
      "puddings", "ice creams", "toppings", "frostings", "fat", "dressing", "poultry", "turkey", "chicken", "peppers",
      "beans", "mushrooms", "squash", "tea", "coffee", "milk", "cream", "yogurt", "rice", "noodles", "pasta", "egg",
      "potatoes",
    ].map { NameWords($0).text })
}
