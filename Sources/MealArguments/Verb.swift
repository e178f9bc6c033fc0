/// What `mealc` can be told to do: the first word of its command line.
public enum Verb: String, CaseIterable, Sendable {
  case run, check, fmt, compile, macros, foods, explain, new, repl, help
}
