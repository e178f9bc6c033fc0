/// A half-open range of byte offsets in one source text.
///
/// Eight bytes, so that tokens and tree nodes stay small; texts of 4 GiB and more are refused before they are lexed.
public struct ByteRange: Hashable, Sendable, BitwiseCopyable {
  /// The offset of the first byte.
  public var start: UInt32
  /// The offset just past the last byte; never less than `start`.
  public var end: UInt32

  /// Makes the range `start..<end`.
  @inlinable
  public init(_ start: UInt32, _ end: UInt32) {
    self.start = start
    self.end = end
  }

  /// Makes the range `start..<end` from integers that fit in 32 bits.
  @inlinable
  public init(_ start: Int, _ end: Int) {
    self.init(UInt32(truncatingIfNeeded: start), UInt32(truncatingIfNeeded: end))
  }

  /// The number of bytes.
  @inlinable public var count: Int { Int(end) - Int(start) }

  /// True where the range holds no byte.
  @inlinable public var isEmpty: Bool { start == end }

  /// The offsets as integers.
  @inlinable public var indices: Range<Int> { Int(start)..<Int(end) }

  /// The smallest range that holds both.
  @inlinable
  public func union(_ other: ByteRange) -> ByteRange {
    ByteRange(min(start, other.start), max(end, other.end))
  }

  /// True where `other` lies within this range.
  @inlinable
  public func contains(_ other: ByteRange) -> Bool {
    start <= other.start && other.end <= end
  }
}
