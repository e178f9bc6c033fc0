/// What a word of a recipe tells about safety: the columns of `SafetyVocabulary`.
enum Sense: String, CaseIterable, Sendable {
  // What an animal food is.
  case beef, pork, lamb, veal, goat, poultry, ratite, game, inspectedGame, fish, crustacean, mollusc, egg
  // What was done to it before the heat.
  case ground, tenderised, injected, stuffed, rolled, roast, portion, offal, ham
  // Why it needs none, and what looks so and does.
  case cooked, cured, stillRaw, pasteurised, raw, plant
  // Where it comes from.
  case farmed, wild
  // Fish of which parasites are not to be feared.
  case tuna, shellfish, roe
  // What kind of dish it is.
  case rawDish, rare, pink, rawEggDish, eggToOrder, eggBeaten, casserole, stuffing, stuffedPasta, reheated, shelfStable
  case rice
  // What a step does, and in what.
  case heat, cold, holding, oven, convection, humid, microwave, sousVide
  // Words that only look like one of these.
  case nothing

  /// True for what an animal food is.
  var isKind: Bool { AnimalKind(self) != nil }
}
