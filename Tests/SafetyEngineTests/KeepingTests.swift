import MealIR
import MealSource
import SafetyEngine
import Testing

/// Days in the fridge, cooling, leftovers of plans.
@Suite struct KeepingTests {
  private func keeping(_ body: String, title: String = "Chicken soup", region: Household.Region = .us)
    -> [SafetyFinding]
  {
    Dish(title, "serves 4\n- 500 g chicken thighs\n\(body)", region: region).safety.findings.filter {
      $0.topic == .keeping
    }
  }

  private func warnings(_ body: String, region: Household.Region = .us) -> Int {
    keeping(body, region: region).count { $0.severity == .warning }
  }

  @Test func sevenDays() {
    #expect(warnings("keeps 7 days") == 0)
    #expect(warnings("keeps 8 days") == 1)
    #expect(warnings("keeps 8 days; freezes") == 0)
    #expect(keeping("keeps 8 days").first?.rule?.name == "FDA Food Code 2022 3-501.17")
    #expect(keeping("keeps 5 days").contains { $0.message.contains("3 to 4 days") })
  }

  @Test func britain() {
    #expect(warnings("keeps 2 days", region: .uk) == 0)
    #expect(warnings("keeps 3 days", region: .uk) == 1)
    #expect(warnings("- 200 g rice\nkeeps 2 days", region: .uk) == 1)
    #expect(keeping("keeps 3 days", region: .uk).first?.rule?.isVerified == false)
    #expect(warnings("keeps 3 days", region: .eu) == 0)
  }

  @Test func cooling() {
    #expect(keeping("keeps 3 days").contains { $0.rule?.name == "FDA Food Code 2022 3-501.14" })
    #expect(keeping("").isEmpty)
  }

  @Test func biscuitsKeep() {
    let dish = Dish("Oat cookies", "serves 12\n- 200 g flour\n- 1 egg\nkeeps 14 days")
    #expect(dish.findings(.keeping) == [])
  }

  @Test(arguments: [("2026-12-05", 0), ("2026-12-06", 0), ("2026-12-07", 1)])
  func leftovers(_ day: String, _ count: Int) {
    let text = """
      recipe "Soup" { serves 4; - 500 g chicken thighs; keeps 7 days }
      plan "Fortnight" {
        from 2026-11-30 for 14 days
        slot dinner 18:30
        2026-11-30 dinner "Soup"
        \(day) dinner leftovers "Soup"
      }
      """
    #expect(Dish.result(text).planFindings.count == count)
  }
}
