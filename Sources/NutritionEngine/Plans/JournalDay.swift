import MealIR
public import MealUnits

/// What the journal says an eater had on a day.
public struct JournalDay: Sendable {
  /// The day.
  public var date: CalendarDate
  /// The eater's position.
  public var eater: Int
  /// The lines that were eaten, in the order of time.
  public var lines: [LineNutrition]
  /// Their sum.
  public var nutrition: Portion

  /// All days in order, the eaters of a day in the order of their declaration.
  static func days(of book: RecipeBook) -> [JournalDay] {
    var lines: [Key: [(time: ClockTime, lines: [LineNutrition])]] = [:]
    for event in book.program.log {
      guard let eater = event.eater, case .ate(let items, _) = event.action else { continue }
      let key = Key(date: event.date, eater: eater)
      lines[key, default: []].append((event.time, items.map { book.line($0, times: 1) }))
    }
    return lines.keys.sorted().map { key in
      // Sorted by time; two events of one minute keep the order of the file.
      let events = (lines[key] ?? []).enumerated().sorted {
        ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
      }
      return JournalDay(key, events.flatMap(\.element.lines), book)
    }
  }

  private init(_ key: Key, _ lines: [LineNutrition], _ book: RecipeBook) {
    date = key.date
    eater = key.eater
    self.lines = lines
    nutrition = Portion(
      sum: lines.map { line in
        if case .unknown = line.standing { return Portion(missing: [book.missing(line.ingredient)]) }
        return line.nutrition ?? Portion(Tally())
      })
  }

  private struct Key: Hashable, Comparable {
    var date: CalendarDate
    var eater: Int

    static func < (left: Key, right: Key) -> Bool { (left.date, left.eater) < (right.date, right.eater) }
  }
}
