/// The hash of a step from node to node.
enum VocabularyHash {
  static func edge(_ node: UInt32, _ word: UInt32) -> Int {
    let mixed = (node &* 0x9E37_79B1) ^ (word &* 0x85EB_CA6B)
    return Int(mixed ^ (mixed >> 15))
  }
}
