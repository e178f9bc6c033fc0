extension UnitWords {
  /// A word that says how full the measure is, and the offset of the word behind it.
  public static func levelWord(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> (Level, Int)? {
    var scanner = WordScanner(bytes, start)
    guard scanner.readWord(), let row = levels.row(of: scanner.key) else { return nil }
    var next = scanner.index
    while next < bytes.count, bytes[next] == 0x20 || bytes[next] == UInt8(ascii: "-") { next += 1 }
    switch levels.byte(row, Table.keyWidth) {
    case UInt8(ascii: "H"): return (.heaped, next)
    case UInt8(ascii: "L"): return (.level, next)
    case UInt8(ascii: "S"): return (.scant, next)
    default: return (.generous, next)
    }
  }

  /// The words, each with the first letter of its level: heaped, level, scant, generous.
  static let levels = Table(
    pitch: 24,
    rows: """
      afgestreken           L|bombee                H|bombees               H
      czubata               H|czubate               H|generous              G
      gehauft               H|gehaufte              H|gehaufter             H
      gestrichen            L|gestrichene           L|gestrichener          L
      good                  G|heaped                H|heaping               H
      level                 L|levelled              L|plaska                L
      plaskie               L|rase                  L|rases                 L
      rounded               H|scant                 S|volle                 H
      """)
}
