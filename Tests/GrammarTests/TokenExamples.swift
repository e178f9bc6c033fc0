/// Examples of the tokens that the grammar tells in words.
enum TokenExamples {
  static let all: [String: [String]] = [
    "END": ["\n", ";", "\r\n", "\n\n", "  # a comment\n", " ;"],
    "NAME": ["ana", "beta-2", "größe", "snake_case", "Ω"],
    "WORDS": ["chicken thigh", "milk 3.5 %", "leek", "all-purpose flour"],
    "NUMBER": ["12", "1.5", "1_000", "1/2", "1 1/2", "½", "2½"],
    "UNIT": ["g", "kcal", "ml", "min", "cup", "fl-oz"],
    "COMPOUND": ["1 h 20 min", "1h20", "6 ft 0 in", "1h20min"],
    "DASH-RANGE": ["20-25 min", "1-2 h"],
    "CURRENCY": ["EUR", "GBP"],
    "SYMBOL": ["€", "$", "£"],
    "DATE": ["2026-11-30", "2026-12-06"],
    "TIME": ["18:30", "6:30 pm", "07:05", "9:00am"],
    "WEEKDAY": ["monday", "sun", "friday"],
    "METRIC": ["energy", "cost", "active-time", "new-food", "pantry"],
    "STRING": ["\"Soup\"", "\"a \\\"b\\\" \\n \\u{1F35E}\"", "\"\"", "\"{ ( [ # ;\""],
    "PLAIN-STRING": ["\"Soup\"", "\"a b\""],
    "INTERPOLATED-STRING": ["\"a \\(b + 1) c\"", "\"\\(f(\"x\"))\"", "\"\\(if a { 1 } else { 2 })\""],
    "LONG-STRING": ["\"\"\"\n  a \"b\"\n\"\"\"", "\"\"\"x \\(y)\"\"\""],
    "AMOUNT": ["2", "1 1/2", "2-3", "2 to 3", "½"],
    "COMPUTED-AMOUNT": ["(guests * 250 g)", "(n)"],
    "INLINE": ["n + 1", "f(a, by = 2).b", "\"x\""],
    "FOOD-TEXT": [
      "eggs", "chopped tomatoes; drained", "#10 can beans", "\"00\" flour", "butter {salted}", "salt (to taste",
    ],
    "PREPARATION": ["sliced", "peeled and cut (thin)"],
    "RECIPE-LINE": ["450 g \"Pizza dough\"", "\"Pizza dough\" x 1/2", "2 servings \"Pizza dough\" [fixed]"],
    "LOG-TEXT": ["2 eggs with 200 g cottage cheese", "1 serving \"Lentil soup\" as lunch; and tea"],
  ]
}
