import Glibc

switch CommandLine.arguments.dropFirst().first {
case "phrases": PhraseBench(folder: CommandLine.arguments.dropFirst(2).first ?? "../shared/data/phrases").run()
case "phrase-lines": PhraseBench(folder: "").printLines()
default: print("usage: mealc-bench phrases FOLDER")
}
