/// The stable number of a kind of problem.
///
/// Numbers are never reused; `grammar/diagnostics/` has a page for each.  By phase: 01xx characters and tokens, 02xx
/// statements, 03xx names, 04xx values and units, 05xx foods and nutrition, 06xx cost, 07xx schedule, 08xx plan, 09xx
/// files.
public enum DiagnosticCode: UInt16, CaseIterable, Sendable, Hashable {
  // 01xx: characters and tokens.
  /// Bytes that are not UTF-8.
  case invalidUTF8 = 101
  /// A control character.
  case controlCharacter = 102
  /// A line longer than the limit.
  case lineTooLong = 103
  /// A string without its end.
  case unterminatedString = 104
  /// An escape that the language does not know.
  case badEscape = 105
  /// `1,000`.
  case ambiguousComma = 106
  /// `[1,5]`.
  case commaInList = 107
  /// More digits than a number may have.
  case numberTooLong = 108
  /// No number.
  case malformedNumber = 109
  /// An opener without its closer.
  case unclosedBracket = 110
  /// A closer without its opener.
  case strayCloser = 111
  /// Nested too deep.
  case nestedTooDeep = 112
  /// A character that the language has no use for.
  case unknownCharacter = 113

  // 02xx: statements.
  /// No statement starts so.
  case unknownStatement = 201
  /// A statement in the wrong place.
  case misplacedStatement = 202
  /// Something is missing.
  case expectedSomething = 203
  /// Something is left over.
  case trailingText = 204
  /// A reserved word as a name.
  case reservedName = 205
  /// `- ` with nothing after it.
  case emptyIngredient = 206
  /// A clause or setting twice.
  case repeatedClause = 207

  // 03xx: names.
  /// A name that nothing declares.
  case unknownName = 301
  /// A name declared twice.
  case duplicateName = 302
  /// A value that needs itself.
  case cyclicValue = 303
  /// A function that calls itself.
  case recursiveFunction = 304
  /// A recipe or meal that nothing declares.
  case unknownRecipe = 305
  /// A recipe that contains itself.
  case cyclicRecipe = 306
  /// An eater that nothing declares.
  case unknownEater = 307
  /// A slot that the plan does not have.
  case unknownSlot = 308
  /// A step that the dish does not have.
  case unknownStep = 309
  /// Steps that wait for each other.
  case cyclicSteps = 310
  /// A field that the record does not have.
  case unknownField = 311
  /// Arguments that the function does not take.
  case wrongArguments = 312
  /// A word that the setting does not know.
  case unknownWord = 313
  /// An allergen that no list has.
  case unknownAllergen = 314
  /// A nutrient or metric that nobody measures.
  case unknownMetric = 315
  /// An appliance that the kitchen does not have.
  case unknownAppliance = 316
  /// Files that use each other.
  case cyclicUse = 317

  // 04xx: values and units.
  /// Dimensions that do not go together.
  case dimensionMismatch = 401
  /// A mass and a volume.
  case massAndVolume = 402
  /// A unit that nobody knows.
  case unknownUnit = 403
  /// Currencies without a rate.
  case currencyMismatch = 404
  /// A division by zero.
  case divisionByZero = 405
  /// A result that is too large.
  case overflow = 406
  /// An amount below zero.
  case negativeAmount = 407
  /// A value of the wrong type.
  case wrongType = 408
  /// A temperature that no kitchen reaches.
  case temperatureOutOfRange = 409
  /// A value outside its limits.
  case valueOutOfRange = 410
  /// Arithmetic on temperatures that are points on a scale.
  case temperatureArithmetic = 411
  /// A range whose low is above its high.
  case reversedRange = 412
  /// A day that no calendar has, or a time that no clock shows.
  case badDate = 413
  /// The step budget is used up.
  case budgetExhausted = 414

  // 05xx: foods and nutrition.
  /// A food that no one knows.
  case unknownFood = 501
  /// A food that was found by search, or nearly another.
  case uncertainFood = 502
  /// An amount that nothing turns into a weight.
  case unknownWeight = 503
  /// A main ingredient without an amount.
  case missingAmount = 504
  /// A check that fails.
  case checkFailed = 505
  /// A check that cannot be computed.
  case checkNotComputed = 506
  /// A weight in parentheses that belongs to something else.
  case implausibleWeight = 507
  /// A food without any value.
  case foodWithoutValues = 508
  /// A recipe used by servings, volume or pieces that it does not state.
  case missingYield = 509
  /// A key that the catalogue does not have.
  case unknownFoodKey = 510
  /// Steps that do not get a dish safe, or keep it so.
  case unsafeCooking = 511

  // 06xx: cost.
  /// A price below zero.
  case negativePrice = 601
  /// A price whose `per` makes no sense.
  case badPriceUnit = 602

  // 09xx: files.
  /// A file that cannot be read.
  case unreadableFile = 901
  /// A file outside the root folder.
  case fileOutsideRoot = 902
  /// Something that is no regular file.
  case notAFile = 903
  /// A file that is too large.
  case fileTooLarge = 904

  /// How bad problems of this kind are unless the place says otherwise.
  public var severity: Severity {
    switch self {
    case .uncertainFood: .note
    case .unknownAppliance, .missingAmount, .unsafeCooking, .checkNotComputed, .implausibleWeight: .warning
    default: .error
    }
  }
}

extension DiagnosticCode: CustomStringConvertible {
  /// `M0204`.
  public var description: String {
    let digits = String(rawValue)
    return "M" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }

  /// The code that `text` (`M0204`, `m0204`, `0204`) names; nil where there is none.
  public init?(text: String) {
    let digits = text.drop { $0 == "M" || $0 == "m" }
    guard let number = UInt16(digits), let code = DiagnosticCode(rawValue: number) else { return nil }
    self = code
  }
}
