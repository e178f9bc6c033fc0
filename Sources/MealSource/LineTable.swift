/// A place in a text as people count: lines and columns from 1, the column in Unicode scalars.
public struct SourcePosition: Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int
  /// The byte offset, from 0.
  public var offset: Int

  /// Makes a position.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }
}

/// Byte offsets of line starts; turns an offset into line and column in logarithmic time.
public struct LineTable: Sendable {
  /// The offset of the first byte of each line; the first is 0.
  public let starts: [UInt32]
  /// Unicode scalars before each block of 1,024 bytes; empty where no line is long.
  private let scalars: [UInt32]

  /// Finds the lines of `bytes`.
  ///
  /// A line ends after `\n`; a `\r` before it belongs to the line's end.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    var longest = 0
    starts.reserveCapacity(bytes.count / 24 + 1)
    bytes.withUnsafeBufferPointer { buffer in
      for index in 0..<buffer.count where buffer[index] == 0x0A {
        longest = max(longest, index &- Int(starts[starts.count &- 1]))
        starts.append(UInt32(truncatingIfNeeded: index &+ 1))
      }
    }
    longest = max(longest, bytes.count - Int(starts[starts.count - 1]))
    self.starts = starts
    scalars = longest > LineTable.longLine ? LineTable.countScalars(bytes) : []
  }

  private static let longLine = 4096
  private static let block = 1024

  private static func countScalars(_ bytes: [UInt8]) -> [UInt32] {
    var (counts, count): ([UInt32], UInt32) = ([], 0)
    counts.reserveCapacity(bytes.count / block + 1)
    for (index, byte) in bytes.enumerated() {
      if index % block == 0 { counts.append(count) }
      if byte & 0xC0 != 0x80 { count &+= 1 }
    }
    return counts
  }

  /// The number of Unicode scalars that start in a range; on a long line by blocks, so that no place on it is slow.
  private func scalars(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    // A continuation byte (10xxxxxx) belongs to the scalar before it.
    if scalars.isEmpty || range.count < LineTable.longLine { return bytes[range].count { $0 & 0xC0 != 0x80 } }
    return scalars(before: range.upperBound, of: bytes) - scalars(before: range.lowerBound, of: bytes)
  }

  private func scalars(before offset: Int, of bytes: [UInt8]) -> Int {
    let block = min(offset / LineTable.block, scalars.count - 1)
    return Int(scalars[block]) + bytes[block * LineTable.block..<offset].count { $0 & 0xC0 != 0x80 }
  }

  /// The line (from 0) that holds `offset`.
  public func line(of offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The line and column of `offset`; an offset past the end counts as the end.
  public func position(of offset: Int, in bytes: [UInt8]) -> SourcePosition {
    let offset = min(max(offset, 0), bytes.count)
    let line = line(of: offset)
    var start = Int(starts[line])
    if start == 0, bytes.count >= 3, offset >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { start = 3 }
    let column = 1 + scalars(in: start..<offset, of: bytes)
    return SourcePosition(line: line + 1, column: column, offset: offset)
  }

  /// The bytes of line `line` (from 0) without its end.
  public func contents(ofLine line: Int, in bytes: [UInt8]) -> ByteRange {
    let start = Int(starts[line])
    var end = line + 1 < starts.count ? Int(starts[line + 1]) - 1 : bytes.count
    if end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return ByteRange(start, end)
  }
}
