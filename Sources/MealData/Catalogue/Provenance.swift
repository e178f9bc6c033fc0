/// Where one value of one food comes from.
public struct Provenance: Hashable, Sendable {
  /// The code of how the value was derived: `A`, `NC`; empty where the source says nothing.
  public var derivationCode: String
  /// How the value was derived: "Analytical data".
  public var derivation: String
  /// The code of the kind of source: `1`, `4`.
  public var sourceCode: String
  /// The kind of source: "Analytical or derived from analytical".
  public var source: String
  /// The literature behind the value.
  public var citations: [Citation]
}
