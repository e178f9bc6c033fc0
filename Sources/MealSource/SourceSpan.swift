/// The number of a file within one compilation, in the order in which files were loaded.
public struct FileID: Hashable, Sendable, BitwiseCopyable, Comparable {
  /// The position in the list of files, from 0.
  public var index: UInt32

  /// Names the file at `index`.
  @inlinable
  public init(_ index: Int) {
    self.index = UInt32(truncatingIfNeeded: index)
  }

  /// Files compare in loading order.
  @inlinable
  public static func < (left: FileID, right: FileID) -> Bool { left.index < right.index }
}

/// A range of bytes in a named file: where something was written.
public struct SourceSpan: Hashable, Sendable, BitwiseCopyable {
  /// The file.
  public var file: FileID
  /// The bytes within the file.
  public var range: ByteRange

  /// Joins a file and a range.
  @inlinable
  public init(file: FileID, range: ByteRange) {
    self.file = file
    self.range = range
  }

  /// The smallest span that holds both; `other` has to lie in the same file.
  @inlinable
  public func union(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(file: file, range: range.union(other.range))
  }
}
