/// Raw access to a catalogue blob: loads, no parsing, no allocation.
///
/// The blob was checked when it was opened (a host's own by checksum, the built-in one by the test that rebuilds it), so
/// that loads need no bounds of their own.
struct Blob: @unchecked Sendable {
  let base: UnsafeRawPointer
  let size: Int

  /// The byte offset of a section.
  @inline(__always)
  func offset(_ section: BlobSection) -> Int {
    Int(base.load(fromByteOffset: BlobFormat.headerSize + section.rawValue * 8, as: UInt32.self))
  }

  /// The number of records of a section.
  @inline(__always)
  func count(_ section: BlobSection) -> Int {
    Int(base.load(fromByteOffset: BlobFormat.headerSize + section.rawValue * 8 + 4, as: UInt32.self))
  }

  /// Record `index` of a section.
  @inline(__always)
  func record<Record: BitwiseCopyable>(_ section: BlobSection, _ index: Int, as type: Record.Type) -> Record {
    base.load(fromByteOffset: offset(section) + index * MemoryLayout<Record>.stride, as: type)
  }

  /// The bytes of a text.
  @inline(__always)
  func bytes(_ text: UInt32) -> UnsafeRawBufferPointer {
    let start = offset(.strings) + Int(text)
    let count = Int(base.loadUnaligned(fromByteOffset: start, as: UInt16.self))
    return UnsafeRawBufferPointer(start: base + start + 2, count: count)
  }

  /// A text.
  func string(_ text: UInt32) -> String {
    String(decoding: bytes(text), as: UTF8.self)
  }

  /// A text; nil where empty.
  func optionalString(_ text: UInt32) -> String? {
    text == 0 ? nil : string(text)
  }

  /// True where the texts are the same bytes.
  @inline(__always)
  static func same(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    guard left.count == right.count else { return false }
    for index in 0..<left.count where left[index] != right[index] { return false }
    return true
  }
}

extension Blob {
  /// True where the header, the table of contents and the checksum are those of a whole blob.
  ///
  /// Reads every byte.
  var isIntact: Bool {
    guard hasHeader else { return false }
    for section in BlobSection.allCases where offset(section) > size || offset(section) < BlobFormat.contentsEnd {
      return false
    }
    return checksum == base.load(fromByteOffset: BlobFormat.magic.count, as: UInt64.self)
  }

  /// True where the bytes start as a catalogue of this version does.
  var hasHeader: Bool {
    guard size >= BlobFormat.contentsEnd else { return false }
    for (index, byte) in BlobFormat.magic.enumerated() {
      if base.load(fromByteOffset: index, as: UInt8.self) != byte { return false }
    }
    return true
  }

  /// FNV-1a, 64 bits at a step, over all that follows the checksum.
  var checksum: UInt64 {
    var state: UInt64 = 0xCBF2_9CE4_8422_2325
    var at = BlobFormat.headerSize
    while at + 8 <= size {
      state = (state ^ base.loadUnaligned(fromByteOffset: at, as: UInt64.self)) &* 0x100_0000_01B3
      state ^= state >> 29
      at += 8
    }
    while at < size {
      state = (state ^ UInt64(base.load(fromByteOffset: at, as: UInt8.self))) &* 0x100_0000_01B3
      at += 1
    }
    return state
  }
}
