internal import CMealData

/// A table of foods: figures per 100 g, household measures, names and what they mean.
///
/// A view over a blob that is used as it lies in memory: opening one costs nothing, a look-up touches only the pages it
/// needs, and no call changes anything, so that one value serves all threads. The built-in one is USDA SR28 with the
/// project's curated cards over it.
public struct Catalogue: Sendable {
  let blob: Blob
  private let owner: BlobOwner?

  /// The catalogue inside the program: `Sources/CMealData/foods.bin`.
  public static let builtIn = Catalogue(
    blob: Blob(base: UnsafeRawPointer(meal_foods_start()), size: meal_foods_count()), owner: nil)

  /// A host's own catalogue, from what `CatalogueBuilder.build` gave; nil where the bytes are not a whole blob.
  ///
  /// Copies the bytes and checks them once.
  public init?(blob bytes: [UInt8]) {
    let owner = BlobOwner(copying: bytes)
    let blob = Blob(base: owner.start, size: bytes.count)
    guard blob.isIntact else { return nil }
    self.init(blob: blob, owner: owner)
  }

  private init(blob: Blob, owner: BlobOwner?) {
    precondition(blob.hasHeader, "foods.bin is no catalogue: run `mealc-catalogue build` and build again")
    self.blob = blob
    self.owner = owner
  }

  /// The number of rows.
  public var rowCount: Int { blob.count(.rows) }

  /// The number of curated cards.
  public var cardCount: Int { blob.count(.cards) }

  /// All rows in the order of their keys.
  public var foods: some RandomAccessCollection<FoodID> { (0..<rowCount).lazy.map { FoodID($0) } }

  /// All curated cards in the order of the card files.
  public var cards: some RandomAccessCollection<FoodEntry> {
    (0..<cardCount).lazy.map { FoodEntry(catalogue: self, id: EntryID($0)) }
  }

  func row(_ food: FoodID) -> RowRecord {
    precondition(food.index >= 0 && Int(food.index) < rowCount, "a food of another catalogue")
    return blob.record(.rows, Int(food.index), as: RowRecord.self)
  }

  func extra(_ food: FoodID) -> RowExtra {
    let index = Int(row(food).extra)
    return index == 0 ? RowExtra() : blob.record(.extras, index - 1, as: RowExtra.self)
  }
}
