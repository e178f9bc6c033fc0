import MealSyntax
import MealSource
import Glibc

var bytes: [UInt8] = []
var buffer = [UInt8](repeating: 0, count: 65536)
while true { let n = read(0, &buffer, buffer.count); if n <= 0 { break }; bytes += buffer[0..<n] }
let file = SourceFile(name: "in.meal", bytes: bytes)
let tree = Parser.parse(bytes)
func dump(_ node: SyntaxNode, _ depth: Int) {
  print(String(repeating: "  ", count: depth) + "\(node.kind)" + (node.isBroken ? " !" : ""))
  for e in node.children {
    switch e {
    case .node(let n): dump(n, depth + 1)
    case .token(let t, _): print(String(repeating: "  ", count: depth + 1) + "\(t.kind) `\(file.text(t.range))`")
    }
  }
}
if CommandLine.arguments.count > 1 { dump(tree.root, 0) }
for d in tree.diagnostics(file: FileID(0), bytes: bytes) {
  let p = file.position(Int(d.primary.span.range.start))
  print("\(p.line):\(p.column): \(d.code): \(d.message)")
}
