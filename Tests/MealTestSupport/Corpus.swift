internal import Foundation
public import Testing

/// The `.meal` files that the tests of several modules read.
public enum Corpus {
  /// One file.
  public struct File: Sendable, CustomTestStringConvertible {
    /// The name without its ending.
    public let name: String
    /// The contents.
    public let bytes: [UInt8]

    /// What test reports call it.
    public var testDescription: String { name }
  }

  /// All files, by name.
  public static let files: [File] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Corpus")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".meal") }.sorted().map { name in
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path) ?? Data()
      return File(name: String(name.dropLast(5)), bytes: [UInt8](data))
    }
  }()

  /// All `.meal` files of the checkout: the corpus, the goldens and the examples, faulty ones among them.
  public static let everyFile: [File] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../..").standardized
    let paths = ["Tests", "examples"].flatMap { folder in
      FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?.compactMap { entry in
        (entry as? String).map { "\(folder)/\($0)" }
      } ?? []
    }
    return paths.filter { $0.hasSuffix(".meal") }.sorted().compactMap { path in
      let data = FileManager.default.contents(atPath: root.appendingPathComponent(path).path)
      return data.map { File(name: path, bytes: [UInt8]($0)) }
    }
  }()

  /// The contents of one file, as text.
  public static func text(_ name: String) -> String {
    String(decoding: files.first { $0.name == name }?.bytes ?? [], as: UTF8.self)
  }
}
