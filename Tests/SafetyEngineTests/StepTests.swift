import MealIR
import SafetyEngine
import Testing

/// Steps that are too cool, ovens for roasts, holding.
@Suite struct StepTests {
  private func warnings(_ lines: String, _ steps: String, title: String = "Supper", region: Household.Region = .us)
    -> [String]
  {
    Dish(title, "serves 4\n\(lines)\n\(steps)", region: region).warnings
  }

  @Test func ovenAt60() {
    let warnings = warnings("- 1.7 kg chicken, whole", "cook 95 min in oven at 60 C")
    #expect(warnings == ["step `cook`: the oven at 60 °C cannot bring poultry to 74 °C"])
    #expect(self.warnings("- 1.7 kg chicken, whole", "cook 95 min in oven at 140 F").count == 1)
    #expect(self.warnings("- 1.7 kg chicken, whole", "cook 95 min in oven at 190 C") == [])
    #expect(self.warnings("- 1.7 kg chicken, whole", "cook 95 min on hob") == [])
  }

  @Test func everyRegionWarns() {
    for region in Household.Region.allCases {
      #expect(warnings("- 500 g beef mince", "cook 30 min in oven at 55 C", region: region).count == 1)
    }
    #expect(warnings("- 500 g beef mince", "cook 60 min in oven at 60 C", region: .uk) == [])
    #expect(warnings("- 500 g beef mince", "cook 30 min in oven at 60 C", region: .uk).count == 1)
  }

  @Test func anotherStepMayReach() {
    let sear = "step warm 10 min in oven at 60 C\nstep fry 20 min on hob"
    #expect(warnings("- 4 chicken thighs", sear) == [])
    let slow = "step sear 3 min on hob\nstep roast 3 h in oven at 60 C"
    #expect(warnings("- 4 chicken thighs", slow).count == 1)
  }

  @Test func noStepHeats() {
    #expect(warnings("- 4 chicken thighs", "step mix 10 min \"Mix all.\"").first?.contains("no step") == true)
    #expect(warnings("- 4 chicken thighs", "") == [])
  }

  @Test func coolRoastingOven() {
    let still = warnings("- 2 kg prime rib", "cook 3 h in oven at 120 C")
    #expect(still.count == 1)
    #expect(still.first?.contains("177 °C") == true)
    #expect(warnings("- 2 kg prime rib", "cook 2 h in oven at 180 C") == [])
    #expect(warnings("- 2 kg prime rib", "cook 2 h in oven at 350 F") == [])
    let fan = warnings("- 2 kg prime rib", "step roast 2 h in oven at 150 C \"Fan on.\"")
    #expect(fan.first?.contains("163 °C") == true)
    #expect(warnings("- 5 kg prime rib", "cook 4 h in oven at 125 C") == [])
    #expect(warnings("- 2 prime ribs (10 kg)", "cook 4 h in oven at 125 C") == [])
    #expect(warnings("- 2 kg prime rib", "cook 3 h in oven at 120 C", region: .uk) == [])
  }

  @Test func humidOven() {
    let bag = warnings("- 2 kg prime rib", "step roast 2 h in oven at 160 C \"In a roasting bag.\"")
    #expect(bag.first?.contains("at most 121 °C") == true)
  }

  @Test func holding() {
    let steps = "step roast 60 min in oven at 190 C\nstep hold 30 min in oven at 50 C"
    #expect(warnings("- 1 kg chicken thighs", steps) == ["step `hold` holds food at 50 °C"])
    let hot = "step roast 60 min in oven at 190 C\nstep hold 30 min in oven at 60 C"
    #expect(warnings("- 1 kg chicken thighs", hot) == [])
    #expect(warnings("- 1 kg chicken thighs", hot, region: .uk).count == 1)
    let wait = "step roast 60 min in oven at 190 C hold up to 5 h"
    #expect(warnings("- 1 kg chicken thighs", wait).count == 1)
  }

  @Test func restingIsNoCooking() {
    #expect(warnings("- 2 kg prime rib", "cook 2 h in oven at 180 C\nrest 20 min") == [])
    #expect(
      warnings("- 500 g flour\n- 2 eggs", "step prove 1 h in oven at 30 C\nstep bake 30 min in oven at 220 C") == [])
  }

  @Test func wordsOfSteps() {
    let ground = Dish(
      "Supper", "serves 4\n- 500 g beef chuck\nstep grind 5 min \"Mince the beef with the garlic.\"\ncook 9 min on hob")
    #expect(ground.foodCode == "3-401.11(A)(2) 68/17 ground beef")
    let garlic = Dish(
      "Supper", "serves 4\n- 500 g beef chuck, diced\nstep prep 5 min \"Mince the garlic.\"\ncook 9 min on hob")
    #expect(garlic.foodCode == "3-401.11(A)(1)(b) 63/15 beef")
    let stuffed = Dish(
      "Supper",
      "serves 4\n- 800 g pork tenderloin\nstep fill 5 min \"Stuff with the prunes.\"\ncook 40 min in oven at 180 C")
    #expect(stuffed.foodCode.hasPrefix("3-401.11(A)(3) 74/0"))
    let pounded = Dish(
      "Schnitzel", "serves 4\n- 4 veal cutlets\nstep flat 5 min \"Pound the veal to 5 mm.\"\ncook 5 min on hob")
    #expect(pounded.foodCode == "3-401.11(A)(2) 68/17 tenderised veal")
  }
}
