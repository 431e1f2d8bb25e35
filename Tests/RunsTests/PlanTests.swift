import Regeneration
import ScreensGenerator
import SourceText
import TestSupport
import Testing

/// What runs make of specs and of files that somebody edited, all in memory: the cases of `Cases`.
///
/// The input is the steps of a session, in which `$ generate` is a run, with the options
/// `--on-conflict`, `--force` and `--restore`, and `$ cat FILE` shows a file. The output has the
/// changes of each run but those that change nothing, below what it reports.
struct PlanTests {
  @Test(arguments: try TextCase.all(beside: #filePath))
  func `runs in memory do what their case says`(_ item: TextCase) throws {
    var tree = MemoryTree()
    var output = ""
    for step in try FileStep.all(in: item.input) {
      guard case .run(let line) = step else {
        try tree.files.apply(step)
        continue
      }
      output += "$ \(line)\n" + (try tree.run(line))
    }
    try item.expect(output)
  }
}

extension MemoryTree {
  /// Does what a line says, and returns what it prints.
  fileprivate mutating func run(_ line: String) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    switch words[0] {
    case "cat":
      return files[words[1]] ?? "there is no '\(words[1])'\n"
    case "generate":
      rules = ChangeRules()
      rules.forces = words.contains("--force")
      rules.restores = words.contains("--restore")
      if let index = words.firstIndex(of: "--on-conflict") {
        rules.conflicts = ChangeRules.Conflicts(rawValue: words[index + 1]) ?? .markers
      }
      let changes = try generate().filter { $0.change != .identical }
      var printer = DiagnosticPrinter()
      return printer.text(for: diagnostics)
        + changes.map { "\($0.change.word) \($0.path)\n" }.joined()
    default:
      preconditionFailure("cannot run '\(line)'")
    }
  }
}
