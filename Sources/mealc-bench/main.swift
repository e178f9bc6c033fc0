import Glibc

switch CommandLine.arguments.dropFirst().first {
case "phrases": PhraseBench(folder: CommandLine.arguments.dropFirst(2).first ?? "../shared/data/phrases").run()
case "phrase-lines": PhraseBench(folder: "").printLines()
case "accuracy": AccuracyBench(Array(CommandLine.arguments.dropFirst(2))).run()
default:
  print("usage: mealc-bench phrases FOLDER")
  print("       mealc-bench accuracy FOLDER [--worst N] [--top N] [--names FOLDER] [--only ID] [--leave-one-out]")
}
