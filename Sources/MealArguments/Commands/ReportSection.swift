/// The reports that can be asked for.
public enum ReportSection: String, CaseIterable, Sendable {
  case nutrition, cost, shopping, schedule, week, targets, safety
}
