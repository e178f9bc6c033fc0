/// A rule as it is cited: what a number rests on.
public struct SafetyRule: Sendable, Hashable {
  /// A stable key: `fc2022.3-401.11.A3`.
  public var id: String
  /// What reports call it: `FDA Food Code 2022 3-401.11(A)(3)`.
  public var name: String
  /// What it says, in our words.
  public var text: String
  /// False where no source was at hand when it was written down.
  public var isVerified: Bool

  init(_ id: String, _ name: String, _ text: String, isVerified: Bool = true) {
    self.id = id
    self.name = name
    self.text = text
    self.isVerified = isVerified
  }

  /// Name and text in one line, marked where unverified.
  public var citation: String { "\(name): \(text)\(isVerified ? "" : " (unverified)")" }
}
