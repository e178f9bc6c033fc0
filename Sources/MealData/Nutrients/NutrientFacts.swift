/// What is fixed about a nutrient: the rows of the table behind `Nutrient`.
struct NutrientFacts: Sendable {
  let key: String
  let unit: String
  let decimals: UInt8
  let number: UInt16
  let name: String
  let words: String

  init(_ key: String, _ unit: String, _ decimals: UInt8, _ number: UInt16, _ name: String, _ words: String) {
    self.key = key
    self.unit = unit
    self.decimals = decimals
    self.number = number
    self.name = name
    self.words = words
  }

  /// True where `word` is one of the words.
  func has(word: String) -> Bool {
    words.split(separator: " ").contains { $0 == word }
  }

  /// One row a case of `Nutrient`, in its order.
  ///
  /// Names, units, decimals and numbers are those of SR28's NUTR_DEF.
  static let all: [NutrientFacts] = [
    NutrientFacts("energy_kcal", "kcal", 0, 208, "energy", "energy calories kcal"),
    NutrientFacts("energy_kj", "kJ", 0, 268, "energy in kilojoules", "energy-kj kilojoules kj"),
    NutrientFacts("protein_g", "g", 2, 203, "protein", "protein"),
    NutrientFacts("fat_g", "g", 2, 204, "fat", "fat total-fat"),
    NutrientFacts("carbs_g", "g", 2, 205, "carbohydrate", "carbs carbohydrate carbohydrates carb"),
    NutrientFacts("fiber_g", "g", 1, 291, "fibre", "fiber fibre dietary-fiber dietary-fibre"),
    NutrientFacts("sugars_g", "g", 2, 269, "sugars", "sugars sugar total-sugars"),
    NutrientFacts("alcohol_g", "g", 1, 221, "alcohol", "alcohol ethanol"),
    NutrientFacts("water_g", "g", 2, 255, "water", "water moisture"),
    NutrientFacts("ash_g", "g", 2, 207, "ash", "ash"),
    NutrientFacts("saturated_fat_g", "g", 3, 606, "saturated fat", "saturated saturated-fat saturates sat-fat"),
    NutrientFacts("monounsaturated_fat_g", "g", 3, 645, "monounsaturated fat", "monounsaturated monounsaturates mono"),
    NutrientFacts("polyunsaturated_fat_g", "g", 3, 646, "polyunsaturated fat", "polyunsaturated polyunsaturates poly"),
    NutrientFacts("trans_fat_g", "g", 3, 605, "trans fat", "trans trans-fat"),
    NutrientFacts("cholesterol_mg", "mg", 0, 601, "cholesterol", "cholesterol"),
    NutrientFacts("linoleic_acid_g", "g", 3, 618, "linoleic acid (18:2)", "linoleic-acid linoleic"),
    NutrientFacts("linoleic_acid_n6_g", "g", 3, 675, "linoleic acid (18:2 n-6 c,c)", "linoleic-acid-n6"),
    NutrientFacts("linolenic_acid_g", "g", 3, 619, "linolenic acid (18:3)", "linolenic-acid linolenic"),
    NutrientFacts("alpha_linolenic_acid_g", "g", 3, 851, "alpha-linolenic acid (ALA)", "alpha-linolenic-acid ala"),
    NutrientFacts("epa_g", "g", 3, 629, "eicosapentaenoic acid (EPA)", "epa"),
    NutrientFacts("dpa_g", "g", 3, 631, "docosapentaenoic acid (DPA)", "dpa"),
    NutrientFacts("dha_g", "g", 3, 621, "docosahexaenoic acid (DHA)", "dha"),
    NutrientFacts("arachidonic_acid_g", "g", 3, 620, "arachidonic acid (20:4)", "arachidonic-acid"),
    NutrientFacts("starch_g", "g", 2, 209, "starch", "starch"),
    NutrientFacts("sucrose_g", "g", 2, 210, "sucrose", "sucrose"),
    NutrientFacts("glucose_g", "g", 2, 211, "glucose", "glucose dextrose"),
    NutrientFacts("fructose_g", "g", 2, 212, "fructose", "fructose"),
    NutrientFacts("lactose_g", "g", 2, 213, "lactose", "lactose"),
    NutrientFacts("maltose_g", "g", 2, 214, "maltose", "maltose"),
    NutrientFacts("galactose_g", "g", 2, 287, "galactose", "galactose"),
    NutrientFacts("calcium_mg", "mg", 0, 301, "calcium", "calcium"),
    NutrientFacts("iron_mg", "mg", 2, 303, "iron", "iron"),
    NutrientFacts("magnesium_mg", "mg", 0, 304, "magnesium", "magnesium"),
    NutrientFacts("phosphorus_mg", "mg", 0, 305, "phosphorus", "phosphorus"),
    NutrientFacts("potassium_mg", "mg", 0, 306, "potassium", "potassium"),
    NutrientFacts("sodium_mg", "mg", 0, 307, "sodium", "sodium"),
    NutrientFacts("zinc_mg", "mg", 2, 309, "zinc", "zinc"),
    NutrientFacts("copper_mg", "mg", 3, 312, "copper", "copper"),
    NutrientFacts("fluoride_ug", "µg", 1, 313, "fluoride", "fluoride"),
    NutrientFacts("manganese_mg", "mg", 3, 315, "manganese", "manganese"),
    NutrientFacts("selenium_ug", "µg", 1, 317, "selenium", "selenium"),
    NutrientFacts("vitamin_a_rae_ug", "µg", 0, 320, "vitamin A (RAE)", "vitamin-a vitamin-a-rae"),
    NutrientFacts("vitamin_a_iu", "IU", 0, 318, "vitamin A (IU)", "vitamin-a-iu"),
    NutrientFacts("retinol_ug", "µg", 0, 319, "retinol", "retinol"),
    NutrientFacts("beta_carotene_ug", "µg", 0, 321, "beta-carotene", "beta-carotene"),
    NutrientFacts("alpha_carotene_ug", "µg", 0, 322, "alpha-carotene", "alpha-carotene"),
    NutrientFacts("beta_cryptoxanthin_ug", "µg", 0, 334, "beta-cryptoxanthin", "beta-cryptoxanthin"),
    NutrientFacts("lycopene_ug", "µg", 0, 337, "lycopene", "lycopene"),
    NutrientFacts("lutein_zeaxanthin_ug", "µg", 0, 338, "lutein and zeaxanthin", "lutein-zeaxanthin lutein"),
    NutrientFacts("vitamin_c_mg", "mg", 1, 401, "vitamin C", "vitamin-c ascorbic-acid"),
    NutrientFacts("vitamin_d_ug", "µg", 1, 328, "vitamin D", "vitamin-d"),
    NutrientFacts("vitamin_d_iu", "IU", 0, 324, "vitamin D (IU)", "vitamin-d-iu"),
    NutrientFacts("vitamin_e_mg", "mg", 2, 323, "vitamin E (alpha-tocopherol)", "vitamin-e"),
    NutrientFacts("vitamin_e_added_mg", "mg", 2, 573, "vitamin E, added", "vitamin-e-added"),
    NutrientFacts("vitamin_k_ug", "µg", 1, 430, "vitamin K (phylloquinone)", "vitamin-k vitamin-k1"),
    NutrientFacts("vitamin_k2_mk4_ug", "µg", 1, 428, "vitamin K2 (menaquinone-4)", "vitamin-k2 menaquinone-4"),
    NutrientFacts("thiamin_mg", "mg", 3, 404, "thiamin", "thiamin thiamine vitamin-b1"),
    NutrientFacts("riboflavin_mg", "mg", 3, 405, "riboflavin", "riboflavin vitamin-b2"),
    NutrientFacts("niacin_mg", "mg", 3, 406, "niacin", "niacin vitamin-b3"),
    NutrientFacts("pantothenic_acid_mg", "mg", 3, 410, "pantothenic acid", "pantothenic-acid vitamin-b5"),
    NutrientFacts("vitamin_b6_mg", "mg", 3, 415, "vitamin B6", "vitamin-b6 b6"),
    NutrientFacts("vitamin_b12_ug", "µg", 2, 418, "vitamin B12", "vitamin-b12 b12"),
    NutrientFacts("vitamin_b12_added_ug", "µg", 2, 578, "vitamin B12, added", "vitamin-b12-added"),
    NutrientFacts("folate_ug", "µg", 0, 417, "folate, total", "folate-total"),
    NutrientFacts("folate_dfe_ug", "µg", 0, 435, "folate (DFE)", "folate folate-dfe vitamin-b9"),
    NutrientFacts("folate_food_ug", "µg", 0, 432, "folate, food", "folate-food"),
    NutrientFacts("folic_acid_ug", "µg", 0, 431, "folic acid", "folic-acid"),
    NutrientFacts("choline_mg", "mg", 1, 421, "choline", "choline"),
    NutrientFacts("betaine_mg", "mg", 1, 454, "betaine", "betaine"),
    NutrientFacts("caffeine_mg", "mg", 0, 262, "caffeine", "caffeine"),
    NutrientFacts("theobromine_mg", "mg", 0, 263, "theobromine", "theobromine"),
    NutrientFacts("phytosterols_mg", "mg", 0, 636, "phytosterols", "phytosterols"),
    NutrientFacts("tryptophan_g", "g", 3, 501, "tryptophan", "tryptophan"),
    NutrientFacts("threonine_g", "g", 3, 502, "threonine", "threonine"),
    NutrientFacts("isoleucine_g", "g", 3, 503, "isoleucine", "isoleucine"),
    NutrientFacts("leucine_g", "g", 3, 504, "leucine", "leucine"),
    NutrientFacts("lysine_g", "g", 3, 505, "lysine", "lysine"),
    NutrientFacts("methionine_g", "g", 3, 506, "methionine", "methionine"),
    NutrientFacts("cystine_g", "g", 3, 507, "cystine", "cystine"),
    NutrientFacts("phenylalanine_g", "g", 3, 508, "phenylalanine", "phenylalanine"),
    NutrientFacts("tyrosine_g", "g", 3, 509, "tyrosine", "tyrosine"),
    NutrientFacts("valine_g", "g", 3, 510, "valine", "valine"),
    NutrientFacts("histidine_g", "g", 3, 512, "histidine", "histidine"),
    NutrientFacts("added_sugars_g", "g", 2, 0, "added sugars", "added-sugars added-sugar"),
    NutrientFacts("polyols_g", "g", 2, 0, "polyols", "polyols sugar-alcohols polyol sugar-alcohol"),
    NutrientFacts("erythritol_g", "g", 2, 0, "erythritol", "erythritol"),
    NutrientFacts("xylitol_g", "g", 2, 0, "xylitol", "xylitol"),
    NutrientFacts("maltitol_g", "g", 2, 0, "maltitol", "maltitol"),
    NutrientFacts("sorbitol_g", "g", 2, 0, "sorbitol", "sorbitol"),
    NutrientFacts("mannitol_g", "g", 2, 0, "mannitol", "mannitol"),
    NutrientFacts("isomalt_g", "g", 2, 0, "isomalt", "isomalt"),
    NutrientFacts("lactitol_g", "g", 2, 0, "lactitol", "lactitol"),
    NutrientFacts("allulose_g", "g", 2, 0, "allulose", "allulose"),
    NutrientFacts("biotin_ug", "µg", 1, 0, "biotin", "biotin vitamin-b7"),
    NutrientFacts("iodine_ug", "µg", 1, 0, "iodine", "iodine"),
    NutrientFacts("chloride_mg", "mg", 0, 0, "chloride", "chloride"),
    NutrientFacts("chromium_ug", "µg", 1, 0, "chromium", "chromium"),
    NutrientFacts("molybdenum_ug", "µg", 1, 0, "molybdenum", "molybdenum"),
    NutrientFacts("net_carbs_g", "g", 2, 0, "net carbohydrate", "net-carbs net-carb net-carbohydrate"),
    NutrientFacts("salt_g", "g", 3, 0, "salt equivalent", "salt"),
    NutrientFacts("omega_3_g", "g", 3, 0, "omega-3 fatty acids", "omega-3 omega3"),
    NutrientFacts("omega_6_g", "g", 3, 0, "omega-6 fatty acids", "omega-6 omega6"),
  ]
}
