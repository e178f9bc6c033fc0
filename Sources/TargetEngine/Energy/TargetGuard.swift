/// A rule that kept an eater's targets within what is safe, or that warns.
public struct TargetGuard: Sendable, Hashable {
  /// Which rule.
  public enum Kind: String, CaseIterable, Sendable {
    /// No deficit for a life stage.
    case pregnant, lactating, minor, underweight
    /// Less than was asked for: the share, the floor.
    case cappedDeficit = "capped-deficit"
    case floor
    /// The target lies below resting energy; little energy is left for lean mass.
    case belowResting = "below-resting"
    case lowAvailability = "low-availability"
    /// Something that the rules need is not stated.
    case unchecked
    /// Keto lies outside the accepted ranges, by design.
    case outsideDistribution = "outside-distribution"
    /// The written targets cannot be met together.
    case noRoomForFat = "no-room-for-fat"
  }

  /// Which rule.
  public let kind: Kind
  /// What happened: one line without a full stop that stands alone.
  public let message: String
  /// Why.
  public let note: String
  /// The source of the rule.
  public let evidence: Evidence

  init(_ kind: Kind, _ message: String, because note: String, _ evidence: Evidence) {
    self.kind = kind
    self.message = message
    self.note = note
    self.evidence = evidence
  }

  /// True where the target is not what was asked for, or harm is possible; else it is a remark.
  public var isWarning: Bool {
    switch kind {
    case .unchecked, .outsideDistribution: false
    case .pregnant, .lactating, .minor, .underweight, .cappedDeficit, .floor, .belowResting, .lowAvailability,
      .noRoomForFat:
      true
    }
  }
}
