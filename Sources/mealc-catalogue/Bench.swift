/// Times look-ups.
enum Bench {
  static func run() -> Int32 { 0 }
}
