import Glibc

let words = Array(CommandLine.arguments.dropFirst())

switch words.first {
case "phrases": PhraseBench(folder: words.dropFirst().first ?? "../shared/data/phrases").run()
case "phrase-lines": PhraseBench(folder: "").printLines()
case "accuracy": AccuracyBench(Array(words.dropFirst())).run()
default:
  if let bench = SpeedBench(words) { exit(bench.run()) }
  print("usage: mealc-bench [start] [text] [lines] [program]")
  print("                   [--json] [--strict] [--cpu] [--rounds N] [--program MEALC]")
  print("       mealc-bench phrases FOLDER")
  print("       mealc-bench accuracy FOLDER [--worst N] [--top N] [--names FOLDER] [--only ID] [--leave-one-out]")
}
