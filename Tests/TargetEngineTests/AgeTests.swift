import MealIR
import MealUnits
import Testing

@testable import TargetEngine

@Suite struct AgeTests {
  private func body(_ born: (Int, Int, Int), _ today: (Int, Int, Int)?) -> EaterBody {
    var eater = Eater(name: "Ann", span: People.span)
    eater.born = CalendarDate(year: born.0, month: born.1, day: born.2)
    return EaterBody(eater, today: today.flatMap { CalendarDate(year: $0.0, month: $0.1, day: $0.2) })
  }

  @Test(arguments: [
    ((1992, 3, 14), (2026, 3, 13), 33.0), ((1992, 3, 14), (2026, 3, 14), 34), ((1992, 3, 14), (2026, 11, 30), 34),
    ((2000, 2, 29), (2026, 2, 28), 25), ((2000, 2, 29), (2026, 3, 1), 26), ((2000, 2, 29), (2024, 2, 29), 24),
    ((2026, 11, 30), (2026, 11, 30), 0), ((2008, 12, 1), (2026, 11, 30), 17), ((2008, 11, 30), (2026, 11, 30), 18),
  ])
  func wholeYears(_ born: (Int, Int, Int), _ today: (Int, Int, Int), _ years: Double) {
    #expect(body(born, today).age?.value == years)
  }

  @Test func theFractionIsSaidToBeUnused() {
    #expect(body((1992, 3, 14), (2026, 11, 30)).age?.notes.first?.contains("fraction") == true)
  }

  @Test func noDayOrABirthToCome() {
    #expect(body((1992, 3, 14), nil).age == nil)
    #expect(body((1992, 3, 14), nil).ageFault == .today)
    #expect(body((2027, 1, 1), (2026, 11, 30)).age == nil)
    #expect(body((2027, 1, 1), (2026, 11, 30)).ageFault == .age)
  }

  @Test func infantsAreToldApartByMonths() {
    func stage(_ born: (Int, Int, Int)) -> String? {
      LifeStage.stages(body(born, (2026, 11, 30))).stages.first?.name
    }
    #expect(stage((2026, 6, 1)) == "infant, 0 to 6 months")
    #expect(stage((2026, 5, 30)) == "infant, 6 to 12 months")
    #expect(stage((2025, 11, 30)) == "child, 1 to 3 years")
    #expect(stage((2022, 12, 1)) == "child, 1 to 3 years")
    #expect(stage((2022, 11, 30)) == "child, 4 to 8 years")
  }
}
