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
    try finish(try readSpecs(arguments), arguments.operands, arguments, console)
  }

  static let check = Command(
    name: "check", summary: "Write nothing; exit 1 if generate would change something.",
    operands: "[SPEC|DIR]...",
    options: [.output, .json, .quiet] + Option.common
  ) { arguments, console throws(Failure) in
    let run = try GenerateRun(try readSpecs(arguments), output: arguments["output"])
    let isBehind = run.changesDisk || run.hasConflicts
    let command = run.hasConflicts ? "diff" : "generate"
    let next = isBehind ? nextCommand(command, arguments.operands, arguments) : nil
    run.report(on: console, next: next, asJSON: arguments.has("json"))
    return isBehind ? .differences : .done
  }

  static let diff = Command(
    name: "diff", summary: "Show what generate would change, as a unified diff.",
    operands: "[SPEC|DIR]...", options: [.output] + Option.common,
    discussion: """
      The diff is in the form that 'patch -p1' and 'git apply' read. A file that you wrote or edited
      is shown against what would be generated, though generate leaves it alone; what screens-gen
      stores for itself is left out.
      """
  ) { arguments, console throws(Failure) in
    let run = try GenerateRun(try readSpecs(arguments), output: arguments["output"])
    console.print(run.warnings)
    for change in run.changes where !change.isBase {
      console.write(change.diff)
    }
    return .done
  }
}

// MARK: - Shared by the commands that generate

/// The specs that the operands name, each once, whatever path leads to it.
func readSpecs(_ arguments: Arguments) throws(Failure) -> [SourceFile] {
  var diagnostics = Diagnostics()
  var files: [SourceFile] = []
  var seen: Set<String> = []
  for operand in arguments.operands.isEmpty ? ["."] : arguments.operands {
    for path in try Workspace.specs(at: operand)
    where seen.insert(Workspace.identity(of: path)).inserted {
      files.append(try Workspace.read(path, reporting: &diagnostics))
    }
  }
  if diagnostics.hasErrors { throw Failure(diagnostics) }
  return files
}

/// Plans, writes unless that was not wanted or there are conflicts, and reports. `operands` name
/// the specs for the command to go on with.
func finish(
  _ files: [SourceFile], _ operands: [String], _ arguments: Arguments, _ console: Console,
  extra: [PlacedChange] = []
) throws(Failure) -> ExitCode {
  let run = try GenerateRun(files, output: arguments["output"], extra: extra)
  guard run.hasConflicts else {
    if !arguments.has("dry-run") { try Workspace.apply(run.changes) }
    let next = nextCommand("check", operands, arguments)
    run.report(on: console, next: next, asJSON: arguments.has("json"))
    return .done
  }
  // A spec that was not written cannot be compared with anything either.
  let next = extra.isEmpty ? nextCommand("diff", operands, arguments) : nil
  run.report(on: console, next: next, asJSON: arguments.has("json"))
  console.hint("nothing was written")
  return .differences
}

/// A command line to go on with; nil if it would have to read standard input once more.
private func nextCommand(_ name: String, _ operands: [String], _ arguments: Arguments) -> String? {
  if operands.contains(Workspace.standardInput) { return nil }
  let output = arguments["output"].map {
    $0.hasPrefix("-") ? ["--output=\($0)"] : ["--output", $0]
  }
  let words =
    operands.contains { $0.hasPrefix("-") }
    ? (output ?? []) + ["--"] + operands : operands + (output ?? [])
  return (["screens-gen", name] + words).map(\.quotedForShell).joined(separator: " ")
}

extension String {
  /// The word as a shell reads it back.
  fileprivate var quotedForShell: String {
    let plain = unicodeScalars.allSatisfy {
      ("a"..."z").contains($0) || ("A"..."Z").contains($0) || ("0"..."9").contains($0)
        || "/._-+=:@,".unicodeScalars.contains($0)
    }
    if plain, !isEmpty { return self }
    if unicodeScalars.contains(where: { $0.value < 0x20 }) {
      return "$'" + unicodeScalars.map(Self.escaped).joined() + "'"
    }
    return "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }

  /// The character between `$'` and `'`.
  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'", "\\": "\\\(scalar)"
    case "\0"..<" ": "\\" + String(scalar.value + 0o1000, radix: 8).dropFirst()
    default: String(scalar)
    }
  }
}
