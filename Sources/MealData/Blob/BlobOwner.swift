/// Keeps a host's blob in memory as long as a catalogue uses it.
final class BlobOwner: @unchecked Sendable {
  var start: UnsafeRawPointer {
    guard let start = memory.baseAddress else { preconditionFailure("a buffer without bytes") }
    return UnsafeRawPointer(start)
  }
  private let memory: UnsafeMutableRawBufferPointer

  init(copying bytes: [UInt8]) {
    let size = max(bytes.count, BlobFormat.contentsEnd)
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16)
    copy.initializeMemory(as: UInt8.self, repeating: 0)
    copy.copyBytes(from: bytes)
    memory = copy
  }

  deinit { memory.deallocate() }
}
