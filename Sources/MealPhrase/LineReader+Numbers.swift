internal import MealSource
internal import MealUnits

extension LineReader {
  /// A number or range read from tokens.
  struct Numeral {
    var low: Rational
    var high: Rational
    /// The token behind it.
    var next: Int
    /// `a`, `an`: the number is an article.
    var isArticle = false
    /// `a few`, `several`.
    var isVague = false

    var isRange: Bool { low != high }
  }

  /// A number or a range of two at `index`.
  func numeral(_ index: Int) -> Numeral? {
    guard var first = single(index) else { return nil }
    if first.isVague || first.isArticle { return first }
    guard let (start, isDash) = rangeSign(first.next), let second = single(start), !second.isArticle, !second.isVague
    else { return first }
    if !isDash, second.high < first.low { return first }
    if isDash, isCountBeforeSize(first, second) { return first }
    first.next = second.next
    (first.low, first.high) = (min(first.low, second.low), max(first.high, second.high))
    return first
  }

  /// `2 - 15 oz cans` is two cans of 15 oz: a spaced dash, a container, and a second number far above the first.
  private func isCountBeforeSize(_ first: Numeral, _ second: Numeral) -> Bool {
    guard tokens[first.next].spaced, let four = first.low.multiplied(by: Rational(4)), second.low >= four else {
      return false
    }
    guard let size = unit(second.next), size.unit.isSize, let thing = unit(size.next) else { return false }
    return thing.unit.isContainer
  }

  /// The token behind a dash, `..`, `to`, `or` between two numbers.
  private func rangeSign(_ index: Int) -> (Int, isDash: Bool)? {
    if kind(index) == .dash {
      guard has(index + 1, .to) else { return (index + 1, true) }
      return (kind(index + 2) == .dash ? index + 3 : index + 2, true)
    }
    if kind(index) == .dot, kind(index + 1) == .dot, isGlued(index + 1) { return (index + 2, true) }
    if has(index, [.to, .or]), kind(index + 1) != .word || has(index + 1, .numeral) { return (index + 1, false) }
    return nil
  }

  /// One number: digits, a fraction, a number word or an article.
  func single(_ index: Int) -> Numeral? {
    switch kind(index) {
    case .digits?: return digitNumber(index)
    case .fraction?: return Numeral(fraction(index), index + 1)
    case .dot?: return leadingPoint(index)
    case .word?: return wordNumber(index)
    default: return nil
    }
  }

  private func fraction(_ index: Int) -> Rational {
    let (above, below) = Lexer.fractions[min(Int(tokens[index].number), Lexer.fractions.count - 1)]
    return Rational(above, below)
  }

  /// The value of a run of at most fifteen digits.
  private func digits(_ index: Int) -> Int {
    var value = 0
    for byte in bytes[tokens[index].range.indices] where byte != UInt8(ascii: "_") {
      value = value * 10 + Int(byte) - 0x30
    }
    return value
  }

  private func digitCount(_ index: Int) -> Int { tokens[index].range.count }

  private func isGluedDigits(_ index: Int) -> Bool { kind(index) == .digits && isGlued(index) }

  private func leadingPoint(_ index: Int) -> Numeral? {
    guard isGluedDigits(index + 1), digitCount(index + 1) <= 15 else { return nil }
    return Rational(decimal: digits(index + 1), places: digitCount(index + 1)).map { Numeral($0, index + 2) }
  }

  private func digitNumber(_ index: Int) -> Numeral? {
    if let decimal = decimal(index) { return decimal }
    if let (value, next) = writtenFraction(index) { return Numeral(value, next) }
    return mixed(Rational(digits(index)), index + 1)
  }

  /// `1.5`, `1,5`, `1,000`.
  private func decimal(_ index: Int) -> Numeral? {
    guard isGlued(index + 1), isGluedDigits(index + 2) else { return nil }
    let places = digitCount(index + 2)
    guard digitCount(index) + places <= 15 else { return nil }
    switch kind(index + 1) {
    case .dot?: break
    case .comma?:
      if isThousands(index) { return Numeral(Rational(digits(index) * 1000 + digits(index + 2)), index + 3) }
    default: return nil
    }
    guard let scale = Rational(decimal: digits(index + 2), places: places) else { return nil }
    return Rational(digits(index)).adding(scale).map { Numeral($0, index + 3) }
  }

  /// One to three digits not beginning with 0, a comma, exactly three digits.
  private func isThousands(_ index: Int) -> Bool {
    digitCount(index + 2) == 3 && digitCount(index) <= 3 && bytes[Int(tokens[index].start)] != UInt8(ascii: "0")
  }

  /// `1/2`, `1⁄2`, `1 /2`: above a plausible denominator, so that `400/14` is no fraction.
  private func writtenFraction(_ index: Int) -> (Rational, Int)? {
    guard kind(index) == .digits, kind(index + 1) == .slash, kind(index + 2) == .digits else { return nil }
    let (above, below) = (digits(index), digits(index + 2))
    guard below > 0, below <= 1000, above < below || (below <= 16 && above < 100) else { return nil }
    let isLoose = !isGlued(index + 1) || !isGlued(index + 2)
    if isLoose, above >= below || below > 16 { return nil }
    return (Rational(above, below), index + 3)
  }

  /// What stands behind a whole number and below one belongs to it: `1 1/2`, `1-1/2`, `1 & 1/2`, `1½`.
  private func mixed(_ whole: Rational, _ next: Int) -> Numeral {
    let plain = Numeral(whole, next)
    guard whole >= .one else { return plain }
    var place = next
    if kind(place) == .dash, isGlued(place), isGlued(place + 1) { place += 1 }
    if has(place, .and) || kind(place) == .plus { place += 1 }
    guard let (part, end) = partBelowOne(place, plain: place == next), part < .one else { return plain }
    return whole.adding(part).map { Numeral($0, end) } ?? plain
  }

  private func partBelowOne(_ place: Int, plain: Bool) -> (Rational, Int)? {
    if kind(place) == .fraction { return (fraction(place), place + 1) }
    if let found = writtenFraction(place) { return found }
    if plain { return nil }
    let start = has(place, .article) ? place + 1 : place
    if has(start, .half) { return (Rational(1, 2), start + 1) }
    return nil
  }

  private func wordNumber(_ index: Int) -> Numeral? {
    let token = tokens[index]
    if let part = namedPart(index) { return part }
    if token.classes.has(.oneAndHalf) { return Numeral(Rational(3, 2), index + 1) }
    if let vague = vagueNumber(index) { return vague }
    if token.classes.has(.number) { return numberWord(index) }
    guard token.classes.has(.article), !isWord(index, "the") else { return nil }
    if let part = namedPart(index + 1), !part.isArticle { return part }
    return Numeral(.one, index + 1, isArticle: true)
  }

  private func numberWord(_ index: Int) -> Numeral {
    let value = Rational(Int(tokens[index].number))
    let isArticle = has(index, .article)
    if has(index + 1, .half), !isArticle || isWord(index, "one") { return Numeral(Rational(1, 2), index + 2) }
    if let part = namedPart(index + 1), let product = value.multiplied(by: part.low) {
      return Numeral(product, part.next)
    }
    var result = mixed(value, index + 1)
    result.isArticle = isArticle && result.next == index + 1
    return result
  }

  /// `half`, `half a`, `quarter`, `third`: the last two only where they are no units.
  private func namedPart(_ index: Int) -> Numeral? {
    guard has(index, [.half, .quarter, .third]), !isHalfAndHalf(index) else { return nil }
    let value = has(index, .half) ? Rational(1, 2) : has(index, .quarter) ? Rational(1, 4) : Rational(1, 3)
    let next = index + 1
    return Numeral(value, has(next, .article) && !isWord(next, "the") ? next + 1 : next)
  }

  private func isHalfAndHalf(_ index: Int) -> Bool {
    has(index + 1, .and) && has(index + 2, .half)
  }

  /// `a couple of`, `a few`, `several`.
  private func vagueNumber(_ index: Int) -> Numeral? {
    let start = has(index, .article) ? index + 1 : index
    guard has(start, .vagueNumber) else { return nil }
    let isPair = isWord(start, "couple") || isWord(start, "paar")
    let (low, high) = isPair ? (2, 2) : isWord(start, "several") ? (3, 6) : (2, 4)
    return Numeral(low: Rational(low), high: Rational(high), next: start + 1, isVague: true)
  }
}

extension LineReader.Numeral {
  init(_ value: Rational, _ next: Int, isArticle: Bool = false) {
    self.init(low: value, high: value, next: next, isArticle: isArticle)
  }
}
