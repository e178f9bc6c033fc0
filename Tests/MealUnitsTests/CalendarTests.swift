import MealUnits
import Testing

@Suite struct CalendarTests {
  @Test func knowsWeekdays() {
    #expect(CalendarDate(year: 2026, month: 11, day: 30)?.weekday == .monday)
    #expect(CalendarDate(year: 1970, month: 1, day: 1)?.weekday == .thursday)
    #expect(CalendarDate(year: 2000, month: 2, day: 29)?.weekday == .tuesday)
  }

  @Test(arguments: [(2026, 2, 29), (2100, 2, 29), (2026, 13, 1), (2026, 4, 31), (0, 1, 1), (2026, 1, 0)])
  func refusesDaysThatNoCalendarHas(year: Int, month: Int, day: Int) {
    #expect(CalendarDate(year: year, month: month, day: day) == nil)
  }

  @Test func everyDayOfFourCenturiesReadsBack() {
    for number in stride(from: -100_000, through: 46_097, by: 1) {
      let date = CalendarDate(dayNumber: number)
      let parts = date.components
      #expect(CalendarDate(year: parts.year, month: parts.month, day: parts.day)?.dayNumber == number)
    }
  }

  @Test func prints() {
    #expect(CalendarDate(year: 2026, month: 1, day: 5)?.description == "2026-01-05")
    #expect(ClockTime(hour: 7, minute: 5)?.description == "07:05")
    #expect(ClockTime(hour: 24, minute: 0) == nil)
  }

  @Test func moneyRoundsByItsCurrency() throws {
    let yen = try #require(Currency(code: "JPY"))
    #expect(Money(Rational(2_995, 1000), .eur).description == "3.00 EUR")
    #expect(Money(Rational(2_985, 1000), .eur).description == "2.98 EUR")
    #expect(Money(Rational(5, 2), yen).description == "2 JPY")
    #expect(Currency(code: "XYZ") == nil)
  }
}
