/// A fault of a line, before its place is known.
struct BuildError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
