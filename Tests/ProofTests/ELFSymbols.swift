import Foundation

/// The dynamic symbols of a 64-bit little-endian ELF file: what it takes from other libraries and what it offers them.
struct ELFSymbols {
  /// Names that the file uses and does not define.
  private(set) var undefined: Set<String> = []
  /// Names that the file defines.
  private(set) var defined: Set<String> = []

  private let data: Data

  /// Nil for anything but such a file.
  init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url), data.count > 64, data.prefix(5) == Data([0x7F, 0x45, 0x4C, 0x46, 2])
    else {
      return nil
    }
    self.data = data
    let sections = readSections()
    // Section types: 2 is the symbol table, 11 that of dynamic linking.
    for section in sections where section.type == 11 || section.type == 2 {
      guard sections.indices.contains(section.link) else { continue }
      read(section, names: sections[section.link])
    }
  }

  private struct Section {
    var type, offset, size, link: Int
  }

  private func integer(_ offset: Int, _ width: Int) -> Int {
    guard offset >= 0, offset + width <= data.count else { return 0 }
    return (0..<width).reversed().reduce(0) { $0 << 8 | Int(data[offset + $1]) }
  }

  private func readSections() -> [Section] {
    let (start, width, count) = (integer(0x28, 8), integer(0x3A, 2), integer(0x3C, 2))
    return (0..<count).map { index in
      let at = start + index * width
      return Section(
        type: integer(at + 4, 4), offset: integer(at + 24, 8), size: integer(at + 32, 8), link: integer(at + 40, 4))
    }
  }

  private mutating func read(_ section: Section, names: Section) {
    for at in stride(from: section.offset, to: section.offset + section.size, by: 24) {
      let name = string(names.offset + integer(at, 4))
      if name.isEmpty { continue }
      if integer(at + 6, 2) == 0 { undefined.insert(name) } else { defined.insert(name) }
    }
  }

  /// A name without the version behind `@`.
  private func string(_ offset: Int) -> String {
    guard offset < data.count else { return "" }
    return String(decoding: data[offset...].prefix { $0 != 0 && $0 != 0x40 }, as: UTF8.self)
  }
}
