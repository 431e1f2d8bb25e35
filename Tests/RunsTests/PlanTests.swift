import Regeneration
import Runs
import ScreensGenerator
import SourceText
import TestSupport
import Testing

/// What runs make of specs and of files that somebody edited, all in memory: the cases of `Cases`.
///
/// The input is the steps of a session, whose commands are:
///
/// - `generate`, with paths of specs and the options `--on-conflict`, `--force`, `--restore` and
///   `-q`: prints what it reports, and its changes but those of files that stay the same;
/// - `check`: says whether such a run would change something;
/// - `lint SPEC`: prints the problems of a spec;
/// - `cat FILE`, `head LINES FILE`, `show FILE TEXT`, which shows the lines with that text, `ls`
///   for all files, and `grep TEXT` for those with the text;
/// - `mv`, `cp` and `rm` of a file or a folder, to a new path.
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

  /// `Cases/FromMemory` has specs as somebody writes them from memory who has read the README and
  /// the first tutorial, and what they are after one round of doing what was printed.
  @Test func `all specs written from memory are right after one round`() throws {
    let specs = try TextCase.all(in: "FromMemory", beside: #filePath)
      .filter { $0.topic == "SecondRound" }
    #expect(specs.count == 14)
    for spec in specs {
      var tree = MemoryTree()
      for step in try FileStep.all(in: spec.input).dropLast() { try tree.files.apply(step) }
      for path in tree.files.keys { #expect(try !tree.problems(ofSpecAt: path).hasErrors) }
    }
  }
}

extension MemoryTree {
  /// Does what a line says, and returns what it prints.
  fileprivate mutating func run(_ line: String) throws -> String {
    let words = line.split(separator: " ").map(String.init)
    func text(_ index: Int) -> String { files[words[index]] ?? "no '\(words[index])'\n" }
    func list(_ files: [String: String]) -> String {
      files.keys.sorted().map { $0 + "\n" }.joined()
    }
    func rest(after count: Int) -> String { words.dropFirst(count).joined(separator: " ") }
    switch words[0] {
    case "generate": return try generate(words.dropFirst()).report
    case "check":
      var copy = self
      let run = try copy.generate(words.dropFirst()).run
      let isBehind = run.changesDisk || run.hasConflicts || run.diagnostics.hasErrors
      return isBehind ? "something is left to do\n" : ""
    case "lint":
      var printer = DiagnosticPrinter()
      return printer.text(for: try problems(ofSpecAt: words[1]))
    case "cat": return text(1)
    case "head":
      return text(2).split(separator: "\n", omittingEmptySubsequences: false)
        .prefix(Int(words[1]) ?? 0).map { $0 + "\n" }.joined()
    case "show":
      return text(1).split(separator: "\n").filter { $0.contains(rest(after: 2)) }
        .map { $0 + "\n" }.joined()
    case "ls": return list(files)
    case "grep": return list(files.filter { $0.value.contains(rest(after: 1)) })
    case "mv", "cp", "rm":
      for (path, text) in files where path == words[1] || path.hasPrefix(words[1] + "/") {
        if words[0] != "cp" { files[path] = nil }
        if words.count > 2 { files[words[2] + path.dropFirst(words[1].count)] = text }
      }
      return ""
    default: preconditionFailure("cannot run '\(line)'")
    }
  }

  private mutating func generate(
    _ words: ArraySlice<String>
  ) throws -> (run: GenerateRun, report: String) {
    rules = ChangeRules()
    var operands: [String] = []
    var isQuiet = false
    var words = words
    while let word = words.popFirst() {
      switch word {
      case "--force": rules.forces = true
      case "--restore": rules.restores = true
      case "--on-conflict":
        rules.conflicts = words.popFirst().flatMap(ChangeRules.Conflicts.init) ?? .markers
      case "-q": isQuiet = true
      default: operands.append(word)
      }
    }
    let run = try run(operands)
    var printer = DiagnosticPrinter()
    let isWritten = !run.diagnostics.hasErrors && !run.isBlocked
    let changes = isWritten && !isQuiet ? run.changes.filter { $0.change != .identical } : []
    return (
      run,
      printer.text(for: run.diagnostics)
        + changes.map { "\($0.change.word) \($0.place)\n" }.joined()
        + run.changes.compactMap { change in
          change.problem(isWritten: isWritten).map { "error: \($0)\n" }
        }.joined()
    )
  }
}
