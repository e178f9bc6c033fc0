public import MealCheck
import MealSource
import MealSyntax

/// Tokens and trees as text, for people who look into the compiler.
public struct SyntaxDump {
  private let file: ParsedFile

  /// Looks into a parsed file.
  public init(_ file: ParsedFile) { self.file = file }

  /// One token a line: place, kind, text.
  public var tokens: String {
    var result = ""
    for token in file.tree.tokens {
      let place = file.source.position(Int(token.start))
      result += "\(place.line):\(place.column) \(token.kind) \(quoted(token))\n"
    }
    return result
  }

  /// One node or token a line, indented by depth; a `!` marks nodes that are broken.
  public var tree: String {
    var result = ""
    // A stack of its own: trees of generated files may be deep.
    var pending: [(element: SyntaxElement, depth: Int)] = [(.node(file.tree.root), 0)]
    while let (element, depth) = pending.popLast() {
      let indent = String(repeating: "  ", count: depth)
      switch element {
      case .token(let token, _): result += "\(indent)\(token.kind) \(quoted(token))\n"
      case .node(let node):
        result += "\(indent)\(node.kind)\(node.isBroken ? " !" : "")\n"
        for child in Array(node.children).reversed() { pending.append((child, depth + 1)) }
      }
    }
    return result
  }

  private func quoted(_ token: Token) -> String {
    JSONText.quoted(file.source.text(token.range))
  }
}

/// Texts between quotes, with what cannot be seen escaped.
private enum JSONText {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
