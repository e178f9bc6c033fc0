/// What science advises an eater, asked or not: protein, fibre, saturated fat, sodium.
struct Advice {
  /// The advice, for nutrients that are not `settled` by targets.
  static func targets(_ body: EaterBody, energy: TracedNumber?, settled: Set<String>) -> [DailyTarget] {
    let all = [protein(body), energy.map(fibre), energy.map(saturatedFat), sodium(body)].compactMap { $0 }
    return all.filter { !settled.contains($0.nutrient) }
  }

  private static func protein(_ body: EaterBody) -> DailyTarget? {
    ProteinAdvice(body).amount.map { DailyTarget("protein_g", low: $0, .advice($0.sources.first ?? .proteinOfAdults)) }
  }

  /// The intake above which the academies advise to reduce.
  private static func sodium(_ body: EaterBody) -> DailyTarget? {
    guard let limit = EaterReferences(body).values.first(where: { $0.nutrient == "sodium_mg" })?.reduceAbove else {
      return nil
    }
    return DailyTarget("sodium_mg", high: limit, .advice(limit.evidence ?? .nasem2019))
  }

  private static func fibre(_ energy: TracedNumber) -> DailyTarget {
    let density = TracedNumber("fibre for each kcal", 0.014, "g/kcal", .published(.fibreDensity))
    return DailyTarget("fiber_g", low: energy.times(density, "fiber_g", "g"), .advice(.fibreDensity))
  }

  private static func saturatedFat(_ energy: TracedNumber) -> DailyTarget {
    let share = TracedNumber("share of energy", 0.10, "", .published(.saturatedShare))
    let factor = EnergyFactors.fat
    let most = TracedNumber(
      "saturated_fat_g", energy.value * share.value / factor.value, "g",
      .computed("energy target × share / \(factor.name)", nil), [energy, share, factor])
    return DailyTarget("saturated_fat_g", high: most, .advice(.saturatedShare))
  }
}

extension Evidence {
  static let fibreDensity = Evidence("dri.fibre", "IOM 2002/2005, adequate fibre: 14 g for each 1000 kcal")
  static let saturatedShare = Evidence(
    "limit.saturated", "Dietary Guidelines for Americans 2020, WHO 2023: saturated fat below 10 % of energy",
    .unverified)
}
