import Foundation
import Testing

/// `mealc` never uses a network: it takes no such function from the system's library, and opens no socket when it runs.
struct NetworkTests {
  private static let functions: Set<String> = [
    "socket", "socketpair", "connect", "bind", "listen", "accept", "accept4", "shutdown", "getaddrinfo", "freeaddrinfo",
    "getnameinfo", "getpeername", "getsockname", "getsockopt", "setsockopt", "inet_pton", "inet_addr", "inet_aton",
  ]
  private static let families = ["send", "recv", "gethostby", "getservby", "res_", "__res_", "ns_", "curl_", "SSL_"]

  private static func isNetwork(_ name: String) -> Bool {
    functions.contains(name) || families.contains { name.hasPrefix($0) } && name != "sendfile"
  }

  @Test func programLinksNoNetworkFunction() throws {
    let symbols = try #require(ELFSymbols(contentsOf: Program.mealc), "no \(Program.mealc.path(percentEncoded: false))")
    #expect(symbols.undefined.isSuperset(of: ["read", "write"]), "files are read and written: the list is whole")
    #expect(symbols.undefined.filter(NetworkTests.isNetwork).sorted() == [])
    #expect(symbols.defined.filter(NetworkTests.isNetwork).sorted() == [])
  }

  // MARK: At run time

  /// True where `strace` is installed and the system lets it trace.
  static let canTrace: Bool = {
    guard let strace = Program.find("strace"), let outcome = try? Program.run(strace, ["-f", "true"]) else {
      return false
    }
    return outcome.status == 0
  }()

  @Test(
    .enabled(if: canTrace, "strace is not installed or may not trace: install it to prove that no socket is opened"))
  func tracerSeesSockets() throws {
    let bash = try #require(Program.find("bash"))
    #expect(try calls(of: bash, ["-c", "exec 3<>/dev/udp/127.0.0.1/9"]).contains { $0.contains("socket(") })
  }

  @Test(
    .enabled(if: canTrace, "strace is not installed or may not trace: install it to prove that no socket is opened"),
    arguments: [
      ["run", "week.meal"], ["check", "week.meal"], ["fmt", "--check", "week.meal"], ["compile", "week.meal"],
      ["macros", "2 eggs with 200 g cottage cheese"], ["foods", "egg"], ["explain", "M0402"], ["repl"], ["--version"],
    ])
  func programOpensNoSocket(_ arguments: [String]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "mealc-proof-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let made = try Program.run(Program.mealc, ["new", folder.path(percentEncoded: false)])
    #expect(made.status == 0, "\(made.output)")
    #expect(try calls(of: Program.mealc, arguments, input: "2 eggs\n1 + 2\n", in: folder) == [])
  }

  /// The network calls of a program and all that it starts.
  private func calls(of program: URL, _ arguments: [String], input: String = "", in folder: URL? = nil) throws
    -> [String]
  {
    let strace = try #require(Program.find("strace"))
    let log = FileManager.default.temporaryDirectory.appending(path: "mealc-trace-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: log) }
    let options = [
      "-f", "-e", "trace=network", "-o", log.path(percentEncoded: false), program.path(percentEncoded: false),
    ]
    _ = try Program.run(strace, options + arguments, input: input, in: folder)
    let lines = try String(contentsOf: log, encoding: .utf8).split(whereSeparator: \.isNewline).map(String.init)
    #expect(lines.contains { $0.contains("+++ exited with") }, "the trace is whole")
    return lines.filter { !$0.contains("+++") && !$0.contains("---") }
  }
}
