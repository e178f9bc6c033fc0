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
      afgestreken           L|bombata               H|bombee                H
      bombees               H|colmada               H|colmadas              H
      colmo                 H|czubata               H|czubate               H
      gehauft               H|gehaufte              H|gehaufter             H
      genereuse             G|generous              G|gestrichen            L
      gestrichene           L|gestrichener          L|good                  G
      heaped                H|heaping               H|knappe                S
      level                 L|leveled               L|levelled              L
      plaska                L|plaskie               L|rasa                  L
      rasas                 L|rase                  L|rases                 L
      raso                  L|rounded               H|scant                 S
      scarso                S|volle                 H
      """)
}
