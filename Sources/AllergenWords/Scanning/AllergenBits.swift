/// A set of allergens by their numbers.
struct AllergenBits: ExpressibleByArrayLiteral {
  /// All fifteen.
  static let all = AllergenBits(bits: .max)

  private var bits: UInt32

  private init(bits: UInt32) { self.bits = bits }

  init(arrayLiteral numbers: UInt8...) {
    bits = 0
    for number in numbers { insert(number) }
  }

  init() { bits = 0 }

  var isEmpty: Bool { bits == 0 }

  func contains(_ number: UInt8) -> Bool { bits & (1 << UInt32(number)) != 0 }

  mutating func insert(_ number: UInt8) { bits |= 1 << UInt32(number) }
}
