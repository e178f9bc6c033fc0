import MealIR
import SafetyEngine
import Testing

/// The tricky cases of FACTS.md 4.3.
@Suite struct TrickyDishTests {
  @Test func ribRoastInConvection() {
    let dish = Dish(
      "Rib roast", "serves 12\n- 5.2 kg beef rib roast\nstep roast 3 h in oven at 121 C \"With the fan on.\"")
    #expect(dish.foodCode == "3-401.11(B) 62.8/240 whole beef roast")
    #expect(dish.notes().contains("54.4 °C for 112 min"))
    #expect(dish.warnings == [])
  }

  @Test func stuffedChickenBreast() {
    let dish = Dish("Stuffed chicken breast", "serves 4\n- 4 chicken breasts\n- 200 g ricotta")
    #expect(dish.foodCode == "3-401.11(A)(3) 74/0 stuffed poultry")
    #expect(dish.federal == "73.9/0")
  }

  @Test func meatloafWithEgg() {
    let dish = Dish("Meatloaf", "serves 6\n- 1 egg\n- 800 g ground beef")
    #expect(dish.foodCode == "3-401.11(A)(2) 68/17 ground beef")
    #expect(dish.federal == "71.1/0")
  }

  @Test func ravioliWithCheese() {
    let home = Dish("Ravioli", "serves 4\n- 400 g flour\n- 4 eggs\n- 300 g ricotta")
    #expect(home.foodCode == "3-401.11(A)(3) 74/0 stuffed pasta")
    #expect(home.notes().contains("strict reading"))
    let bought = Dish("Supper", "serves 4\n- 500 g fresh ravioli")
    #expect(bought.foodCode == "3-401.11(A)(3) 74/0 stuffed pasta")
  }

  @Test func rolledRoast() {
    let line = "- 2 kg pork shoulder, boned and rolled"
    let dish = Dish("Rolled pork", "serves 8\n\(line)")
    #expect(dish.foodCode == "3-401.11(B) 62.8/240 whole rolled pork roast")
    let british = Dish("Rolled beef", "serves 8\n- 2 kg beef topside, rolled", region: .uk)
    #expect(british.british == "70/120")
    #expect(british.notes(.unitedKingdom).contains("cook through"))
    let whole = Dish("Beef", "serves 8\n- 2 kg beef topside", region: .uk)
    #expect(whole.notes(.unitedKingdom).contains("may be pink"))
  }

  @Test func sousVideSteak() {
    let steps = "step bath 120 min in sous-vide at 54.4 C\nstep sear 2 min on hob"
    let dish = Dish("Sous vide steak", "serves 2\n- 2 ribeye steaks\n\(steps)")
    #expect(dish.foodCode == "3-401.11(C) 54.4/6720 beef")
    #expect(dish.notes().contains("3-502.12"))
    #expect(dish.notes().contains("sear the outside"))
    #expect(dish.warnings == [])
    let short = "step bath 60 min in sous-vide at 54.4 C\nstep sear 2 min on hob"
    #expect(Dish("Sous vide steak", "serves 2\n- 2 ribeye steaks\n\(short)").warnings.count == 1)
    let pork = Dish("Pork", "serves 2\n- 2 pork steaks\n\(steps)")
    #expect(pork.foodCode == "3-401.11(A)(2) 68/17 pork")
    #expect(pork.warnings.count == 1)
    let needled = Dish("Steak", "serves 2\n- 2 ribeye steaks, tenderized\n\(steps)")
    #expect(needled.foodCode == "3-401.11(A)(2) 68/17 tenderised beef")
  }

  @Test func pinkDuck() {
    let dish = Dish("Pink duck breast", "serves 2\n- 2 duck breasts")
    #expect(dish.foodCode == "3-401.11(A)(3) 74/0 poultry")
    #expect(dish.notes().contains("3-401.11(D)"))
    #expect(dish.warnings == ["poultry is served undercooked"])
  }

  @Test func noLongerPink() {
    let dish = Dish(
      "Chicken", "serves 2\n- 2 chicken breasts\nstep fry 12 min on hob \"Fry until no longer pink inside.\"")
    #expect(dish.warnings == [])
  }

  @Test func ceviche() {
    let dish = Dish("Ceviche", "serves 4\n- 500 g sea bass fillet\n- 200 ml lime juice")
    #expect(dish.foodCode == "3-402.11 -20/604800 fish served raw")
    #expect(dish.notes().contains("3-401.11(D)"))
    #expect(dish.notes().contains("not heat"))
    #expect(dish.warnings.count == 1)
    #expect(Dish("Ceviche", "serves 4\n- 500 g sea bass fillet", region: .eu).european == "-20/86400")
    #expect(Dish("Ceviche", "serves 4\n- 500 g sea bass fillet", region: .uk).british == "-20/86400")
  }

  @Test func rareTuna() {
    let dish = Dish("Rare tuna", "serves 2\n- 2 fresh tuna steaks")
    #expect(dish.foodCode == "3-401.11(A)(1)(b) 63/15 fish")
    #expect(dish.notes().contains("no freezing"))
    #expect(dish.notes().contains("3-401.11(D)"))
    #expect(Dish("Rare salmon", "serves 2\n- 300 g salmon").foodCode == "3-402.11 -20/604800 fish served part-cooked")
    #expect(Dish("Tuna tataki", "serves 2\n- 300 g skipjack tuna").safety.requirements.count == 2)
  }

  @Test(arguments: [
    ("Hollandaise", "3 egg yolks"), ("Mayonnaise", "2 egg yolks"), ("Tiramisu", "4 eggs"),
    ("Chocolate mousse", "4 eggs"),
  ]) func rawEgg(_ title: String, _ line: String) {
    let dish = Dish(title, "serves 4\n- \(line)")
    #expect(dish.foodCode == "3-401.11(A)(2) 68/17 egg")
    #expect(dish.notes().contains("pasteurised"))
    #expect(dish.notes().contains("highly susceptible"))
    #expect(dish.warnings == ["egg is served raw"])
  }

  @Test func pasteurisedEgg() {
    #expect(Dish("Mayonnaise", "serves 4\n- 2 egg yolks, pasteurised").nothing?.contains("pasteurised") == true)
    let heated = "serves 4\n- 4 eggs\nstep whisk 8 min on hob at 70 C"
    #expect(Dish("Tiramisu", heated).warnings == [])
  }

  @Test func stuffingBakedApart() {
    let plain = Dish("Bread stuffing", "serves 4\n- 300 g bread\n- 1 onion")
    #expect(plain.foodCode == "-")
    #expect(plain.federal == "73.9/0")
    let egg = Dish("Bread stuffing", "serves 4\n- 300 g bread\n- 2 eggs")
    #expect(egg.foodCode == "3-401.11(A)(2) 68/17 egg")
    #expect(egg.federal == "73.9/0")
    let meat = Dish("Sausage stuffing", "serves 4\n- 300 g bread\n- 300 g pork sausage")
    #expect(meat.foodCode.hasPrefix("3-401.11(A)(3) 74/0"))
  }

  @Test func lasagneAndCannelloni() {
    let body = "serves 6\n- 500 g beef mince\n- 250 g lasagne sheets"
    let lasagne = Dish("Lasagne", body)
    #expect(lasagne.foodCode == "3-401.11(A)(2) 68/17 ground beef")
    #expect(lasagne.federal == "73.9/0")
    #expect(Dish("Cannelloni", body).foodCode.hasPrefix("3-401.11(A)(3) 74/0 stuffed"))
    let ahead = Dish("Lasagne", "\(body)\nkeeps 3 days")
    #expect(ahead.findings(.keeping).contains { $0.contains("74 °C for 15 s") })
  }

  @Test(arguments: ["3 kg raw ham", "3 kg ham, smoked, uncooked", "2 kg gammon joint", "3 kg country ham"])
  func rawHam(_ line: String) {
    let dish = Dish("Sunday", "serves 10\n- \(line)")
    #expect(dish.foodCode == "3-401.11(B) 62.8/240 whole pork roast")
    #expect(dish.federal == "62.8/180")
  }

  @Test func cookedHam() {
    #expect(Dish("Sandwich", "serves 2\n- 100 g sliced ham").nothing != nil)
    #expect(Dish("Sunday", "serves 9\n- 3 kg fully cooked ham").nothing != nil)
  }

  @Test func venison() {
    let wild = Dish("Venison", "serves 2\n- 400 g venison steak")
    #expect(wild.foodCode == "3-401.11(A)(3) 74/0 wild game")
    #expect(wild.notes().contains("write `farmed`"))
    #expect(
      Dish("Venison", "serves 2\n- 400 g venison steak, farmed").foodCode == "3-401.11(A)(1)(b) 63/15 farmed game")
  }

  @Test func oysters() {
    let raw = Dish("Raw oysters", "serves 2\n- 12 oysters")
    #expect(raw.foodCode == "3-401.11(A)(1)(b) 63/15 mollusc")
    #expect(raw.notes().contains("no freezing"))
    #expect(raw.notes().contains("3-401.11(D)"))
    #expect(raw.warnings == ["mollusc is served raw"])
    #expect(Dish("Oyster stew", "serves 2\n- 12 oysters").foodCode == "3-401.11(A)(1)(b) 63/15 mollusc")
  }

  @Test func leftoverSoup() {
    let dish = Dish("Leftover soup", "serves 2\n- 300 g cooked chicken\n- 1 l chicken stock")
    #expect(dish.foodCode == "3-403.11 74/15 reheated")
    #expect(dish.federal == "73.9/0")
    #expect(dish.notes().contains("3-403.10"))
  }

  @Test func microwave() {
    let chicken = Dish("Chicken", "serves 2\n- 300 g chicken breast\ncook 8 min in microwave")
    #expect(chicken.foodCode == "3-401.12 74/120 poultry in a microwave")
    let beef = Dish("Beef", "serves 2\n- 300 g beef, diced\ncook 8 min in microwave")
    #expect(beef.foodCode == "3-401.12 74/120 beef in a microwave")
    let butter = "step melt 1 min in microwave \"Melt the butter.\"\nstep fry 8 min on hob"
    #expect(Dish("Beef", "serves 2\n- 300 g beef steak\n- 20 g butter\n\(butter)").foodCode.contains("(A)(1)(b) 63/15"))
  }

  @Test func cornedBeef() {
    #expect(
      Dish("Dinner", "serves 6\n- 2 kg corned beef brisket, injected").foodCode
        == "3-401.11(B) 62.8/240 whole beef roast")
    #expect(
      Dish("Dinner", "serves 6\n- 3 kg ham, cured, raw, injected").foodCode == "3-401.11(B) 62.8/240 whole pork roast")
  }

  @Test func tartare() {
    let dish = Dish("Steak tartare", "serves 2\n- 300 g beef tenderloin\n- 2 egg yolks")
    #expect(dish.foodCode == "3-401.11(A)(2) 68/17 ground beef")
    #expect(dish.warnings == ["ground beef is served raw", "egg is served raw"])
  }

  /// Words that look like others.
  @Test(arguments: [
    ("800 g pork tenderloin, rubbed with ground cumin", "3-401.11(B) 62.8/240 whole pork roast"),
    ("600 g pork chops with minced garlic", "3-401.11(A)(1)(b) 63/15 pork"),
    ("4 pork shoulder steaks", "3-401.11(A)(1)(b) 63/15 pork"),
    ("200 g smoked bacon", "3-401.11(A)(2) 68/17 injected pork"),
    ("400 g smoked haddock", "3-401.11(A)(1)(b) 63/15 fish"), ("2 hard-boiled eggs", "-"),
    ("200 g oyster mushrooms", "-"),
    ("2 tbsp oyster sauce", "-"), ("1 eggplant", "-"), ("200 g beefsteak tomatoes", "-"), ("100 g chorizo", "-"),
    ("200 g fresh chorizo", "3-401.11(A)(2) 68/17 ground pork"), ("1 l chicken stock", "-"), ("12 stuffed olives", "-"),
    ("400 g tinned tuna", "-"), ("2 kg pork ribs", "3-401.11(A)(1)(b) 63/15 pork"), ("200 g imitation crab", "-"),
    ("250 g chicken sausages", "3-401.11(A)(3) 74/0 poultry"), ("200 g hot dogs", "-"),
    ("300 g turkey bacon", "3-401.11(A)(3) 74/0 poultry"),
    ("500 g bison steak", "3-401.11(A)(1)(b) 63/15 farmed game"), ("300 g frog legs", "3-401.11(A)(1)(b) 63/15 fish"),
  ]) func falseFriends(_ line: String, _ answer: String) {
    #expect(Dish("Supper", "serves 4\n- \(line)").foodCode == answer)
  }

  @Test func recipesInRecipes() {
    let raw = "recipe \"Filling\" { serves 4; - 300 g pork mince }"
    #expect(Dish("Pie", "serves 4\n- \"Filling\"", before: raw).foodCode == "3-401.11(A)(2) 68/17 ground pork")
    let cooked = "recipe \"Filling\" { serves 4; - 300 g pork mince; cook 20 min on hob }"
    #expect(
      Dish("Pie", "serves 4\n- \"Filling\"", before: cooked).nothing?.contains("cooked by its own recipe") == true)
  }

  /// Whoever is at risk makes a rare steak a warning; elsewhere it is worth a note.
  @Test func peopleAtRisk() {
    let body = "serves 2\n- 2 ribeye steaks"
    #expect(Dish("Medium-rare steak", body).warnings == [])
    #expect(Dish("Medium-rare steak", body).findings(.undercooked).count == 1)
    #expect(Dish("Medium-rare steak", body, before: "eater Ana { pregnant }").warnings.count == 1)
    #expect(Dish("Medium-rare steak", body, before: "eater Opa { age 80 }").warnings.count == 1)
    #expect(Dish("Medium-rare burger", "serves 2\n- 300 g ground beef").warnings.count == 1)
  }

  @Test func rareRoast() {
    let dish = Dish("Rare roast beef", "serves 8\n- 2 kg prime rib")
    #expect(dish.foodCode == "3-401.11(B) 62.8/240 whole beef roast")
    #expect(dish.notes().contains("rare is within the table"))
    #expect(dish.warnings == [])
    #expect(Dish("Pink pork roast", "serves 8\n- 2 kg pork loin", region: .uk).warnings.count == 1)
  }
}
