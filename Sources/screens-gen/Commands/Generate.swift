import ScreensGenerator
import SourceText

extension Command {
  static let generate = Command(
    name: "generate", summary: "Bring all output up to date with its specs.",
    operands: "[SPEC|DIR]...", options: Option.writing,
    discussion: """
      A directory stands for the specs in it and below it; without operands, the current one. Output
      goes beside each spec unless '--output' says otherwise. All specs are read and checked before
      anything is written, and a file that you wrote or edited is never overwritten.
      """
  ) { arguments, console throws(Failure) in
    let files = try readSpecs(arguments, console)
    guard let files else { return .badInput }
    return try finish(files, arguments, console)
  }

  static let check = Command(
    name: "check", summary: "Write nothing; exit 1 if generate would change something.",
    operands: "[SPEC|DIR]...",
    options: [.output, .json, .quiet] + Option.common
  ) { arguments, console throws(Failure) in
    guard let run = try plan(arguments, console) else { return .badInput }
    let isBehind = run.changesDisk || run.hasConflicts
    let next = isBehind ? nextCommand("generate", arguments) : nil
    if arguments.has("json") {
      console.write(run.json(next: next))
    } else {
      run.report(on: console, next: next)
    }
    return isBehind ? .differences : .done
  }

  static let diff = Command(
    name: "diff", summary: "Show what generate would change, as a unified diff.",
    operands: "[SPEC|DIR]...", options: [.output] + Option.common,
    discussion: """
      The diff is in the form that 'patch -p1' and 'git apply' read. A file that you wrote or edited
      is shown against what would be generated, though generate leaves it alone.
      """
  ) { arguments, console throws(Failure) in
    guard let run = try plan(arguments, console) else { return .badInput }
    for change in run.changes where !change.isBase {
      console.write(change.diff)
    }
    return .done
  }
}

// MARK: - Shared by the commands that generate

/// The specs that the operands name; nil, and printed, if one is no UTF-8.
func readSpecs(
  _ arguments: Arguments, _ console: Console
) throws(Failure) -> [SourceFile]? {
  var diagnostics = Diagnostics()
  var files: [SourceFile] = []
  for operand in arguments.operands.isEmpty ? ["."] : arguments.operands {
    for path in try Workspace.specs(at: operand) where !files.contains(where: { $0.path == path }) {
      files.append(try Workspace.read(path, reporting: &diagnostics))
    }
  }
  console.print(diagnostics)
  return diagnostics.hasErrors ? nil : files
}

/// What generating the specs of the operands would do; nil, and printed, if one has errors.
func plan(_ arguments: Arguments, _ console: Console) throws(Failure) -> GenerateRun? {
  guard let files = try readSpecs(arguments, console) else { return nil }
  return try plan(files, arguments, console)
}

func plan(
  _ files: [SourceFile], _ arguments: Arguments, _ console: Console,
  extra: [PlacedChange] = []
) throws(Failure) -> GenerateRun? {
  var diagnostics = Diagnostics()
  let run = try GenerateRun(
    files, output: arguments["output"], extra: extra, reporting: &diagnostics)
  console.print(diagnostics)
  if run == nil, arguments.has("json") {
    console.write(diagnostics.json)
  }
  return run
}

/// Plans, reports and, unless that was not wanted or there are conflicts, writes.
func finish(
  _ files: [SourceFile], _ arguments: Arguments, _ console: Console,
  extra: [PlacedChange] = []
) throws(Failure) -> ExitCode {
  guard let run = try plan(files, arguments, console, extra: extra) else { return .badInput }
  let isWriting = !arguments.has("dry-run") && !run.hasConflicts
  if isWriting { try Workspace.apply(run.changes) }
  let specs = files.map(\.path)
  let next = nextCommand(run.hasConflicts ? "diff" : "check", specs, arguments["output"])
  if arguments.has("json") {
    console.write(run.json(next: next))
  } else {
    run.report(on: console, next: next)
  }
  if run.hasConflicts { console.hint("nothing was written") }
  return run.hasConflicts ? .differences : .done
}

/// A command line to go on with, with the operands of this one.
func nextCommand(_ name: String, _ arguments: Arguments) -> String {
  nextCommand(name, arguments.operands, arguments["output"])
}

func nextCommand(_ name: String, _ operands: [String], _ output: String?) -> String {
  (["screens-gen", name] + operands + (output.map { ["--output", $0] } ?? []))
    .map(\.quotedForShell).joined(separator: " ")
}

extension String {
  /// The word as a shell reads it back.
  fileprivate var quotedForShell: String {
    let plain = unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || "/._-+=:@,".unicodeScalars.contains($0)
    }
    if plain, !isEmpty { return self }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}

extension Diagnostics {
  /// The diagnostics as one JSON document.
  var json: String {
    var printer = DiagnosticPrinter()
    let list = sorted.map { diagnostic in
      let (line, column) = printer.position(of: diagnostic.range)
      return JSONText.object([
        ("severity", .text(diagnostic.severity.rawValue)),
        ("file", .text(diagnostic.range.file.path)), ("line", .number(line)),
        ("column", .number(column)), ("message", .text(diagnostic.message.text)),
      ])
    }
    return JSONText.object([("diagnostics", .list(list))]).text
  }
}
