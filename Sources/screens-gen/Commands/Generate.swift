import FileStore
import Regeneration
import ScreensGenerator
import SourceText

extension Command {
  static let generate = Command(
    name: "generate", summary: "Bring all output up to date with its specs.",
    operands: "[SPEC|DIR]...",
    options: Option.rules + [
      Option(
        name: "gitattributes",
        help: "add to .gitattributes, and keep there from now on, how git treats output")
    ] + Option.writing,
    discussion: """
      A directory stands for the specs in it and below it; without operands, the current one. Output
      goes beside each spec unless '--output' says otherwise. All specs are read and checked before
      any file changes, and then all of them change or none.

      Your edits are merged with what is generated. Where both changed the same lines, a Swift file
      gets both between markers, as git writes them; a XIB stays yours, and what is generated is put
      beside it. Then the exit code is 1, until the conflict is settled in the file, or by
      '--on-conflict'. 'screens-gen undo' takes the whole run back.

      Conflicts that git left in output are taken apart, with the edits of both branches. What
      templates of your own made is taken back by '--templates built-in' only.
      """
  ) { arguments, console throws(Failure) in
    let (files, tree) = try readLockedSpecs(arguments, console)
    let extra = try Workspace.gitAttributes(arguments, isWanted: arguments.has("gitattributes"))
    return try finish(files, arguments.operands, arguments, console, in: tree, extra: extra)
  }

  static let check = Command(
    name: "check", summary: "Write nothing; exit 1 if generate would change something.",
    operands: "[SPEC|DIR]...",
    options: Option.rules + [.output, .templates, .json, .quiet] + Option.common,
    discussion: """
      With '--quiet' only the files that generate would change are named, on standard error.
      """
  ) { arguments, console throws(Failure) in
    let (files, _) = try readLockedSpecs(arguments, console, isWriting: false)
    let run = try GenerateRun(
      files, with: arguments.templates(), output: arguments["output"],
      roots: arguments.operands, rules: arguments.rules("check"), texts: .looked, on: console)
    let isBehind = run.changesDisk || run.hasConflicts
    let next = isBehind ? nextCommand("generate", arguments.operands, arguments) : nil
    run.report(
      on: console, isWritten: false, next: run.isBlocked ? nil : next,
      asJSON: arguments.has("json"))
    if arguments.has("quiet"), !arguments.has("json") { run.reportDifferences(on: console) }
    return isBehind || run.isBlocked ? .differences : .done
  }

  static let diff = Command(
    name: "diff", summary: "Show what generate would change, as a unified diff.",
    operands: "[SPEC|DIR]...", options: Option.rules + [.output, .templates] + Option.common,
    discussion: """
      The diff is in the form that 'patch -p1' and 'git apply' read; what screens-gen stores for
      itself is left out. If something keeps generate from writing, that is said instead.
      """
  ) { arguments, console throws(Failure) in
    let (files, _) = try readLockedSpecs(arguments, console, isWriting: false)
    let run = try GenerateRun(
      files, with: arguments.templates(), output: arguments["output"],
      roots: arguments.operands, rules: arguments.rules("diff"), texts: .kept, on: console)
    guard !run.isBlocked else {
      run.reportObstacles(on: console)
      return .differences
    }
    console.print(run.warnings)
    run.reportOpenConflicts(on: console)
    for change in run.changes where !change.isBase {
      console.write(change.diff)
    }
    return run.changes.contains(where: \.change.isOpen) ? .differences : .done
  }
}

extension Option {
  /// What becomes of edits.
  static let rules = [
    Option(
      name: "on-conflict", value: "HOW",
      help: "where your edits and what is generated differ: markers (the default), keep for your "
        + "lines, or theirs for what is generated; then a copy of yours is kept"),
    Option(
      name: "force", short: "f",
      help: "make every edited file what is generated; a copy of yours is kept beside it"),
    Option(name: "restore", help: "bring back files that you deleted"),
  ]
}

extension Arguments {
  func rules(_ command: String) throws(Failure) -> ChangeRules {
    var rules = ChangeRules()
    rules.forces = has("force")
    rules.restores = has("restore")
    rules.dropsOwnTemplates = self["templates"] == Option.builtInTemplates
    guard let choice = self["on-conflict"] else { return rules }
    guard let conflicts = ChangeRules.Conflicts(rawValue: choice) else {
      throw Failure(
        code: .usage,
        message: "'--on-conflict' takes markers, keep or theirs, not '\(choice)'",
        command: command)
    }
    rules.conflicts = conflicts
    return rules
  }
}

// MARK: - Shared by the commands that generate

/// The paths of the specs that the operands name, each once, whatever path leads to it. Warnings of
/// what is passed over go to `console`.
private func specPaths(
  _ arguments: Arguments, _ console: Console?
) throws(Failure) -> [String] {
  var paths: [String] = []
  var identities = Workspace.Identities()
  var seen: Set<String> = []
  for operand in arguments.operands.isEmpty ? ["."] : arguments.operands {
    for path in try Workspace.specs(at: operand, on: console)
    where seen.insert(identities.identity(ofFile: path)).inserted {
      paths.append(path)
    }
  }
  return paths
}

private func readSpecs(at paths: [String]) throws(Failure) -> [SourceFile] {
  let read = paths.concurrentlyMapped { path in
    Result { () throws(Failure) in
      var diagnostics = Diagnostics()
      return (try Workspace.read(path, reporting: &diagnostics), diagnostics)
    }
  }
  var diagnostics = Diagnostics()
  var files: [SourceFile] = []
  for result in read {
    let (file, found) = try result.get()
    files.append(file)
    diagnostics.append(found)
  }
  if diagnostics.hasErrors { throw Failure(diagnostics) }
  return files
}

/// The specs that the operands name.
func readSpecs(_ arguments: Arguments, _ console: Console) throws(Failure) -> [SourceFile] {
  try readSpecs(at: specPaths(arguments, console))
}

/// The specs that the operands name, in a tree that nobody else writes to.
private func readLockedSpecs(
  _ arguments: Arguments, _ console: Console, isWriting: Bool = true
) throws(Failure) -> ([SourceFile], LockedTree) {
  let paths = try specPaths(arguments, console)
  let tree = try LockedTree(around: paths, arguments, console, isWriting: isWriting)
  return (try readSpecs(at: tree.isRestored ? specPaths(arguments, nil) : paths), tree)
}

/// Plans, writes unless that was not wanted or cannot be, and reports. `operands` name the specs for
/// the command to go on with; `tree` is where all of that happens.
func finish(
  _ files: [SourceFile], _ operands: [String], _ arguments: Arguments, _ console: Console,
  in tree: LockedTree, extra: [PlacedChange] = []
) throws(Failure) -> ExitCode {
  func run(_ texts: GenerateRun.TextUse) throws(Failure) -> GenerateRun {
    try GenerateRun(
      files, with: arguments.templates(), output: arguments["output"],
      roots: operands, rules: arguments.rules("generate"), extra: extra, texts: texts, on: console)
  }
  if arguments.has("dry-run") {
    return report(try run(.looked), isWritten: false, operands, arguments, console)
  }
  let done = try Workspace.transaction(on: console) { transaction throws(Failure) in
    let run = try run(.added(to: transaction))
    if !run.isBlocked { try Workspace.commit(transaction, on: console) }
    return run
  }
  return finish(done, operands, arguments, console)
}

/// Writes what a run does, unless that was not wanted or cannot be, and reports.
func finish(
  _ run: GenerateRun, _ operands: [String], _ arguments: Arguments, _ console: Console,
  in tree: LockedTree
) throws(Failure) -> ExitCode {
  if arguments.has("dry-run") {
    return report(run, isWritten: false, operands, arguments, console)
  }
  if !run.isBlocked { try Workspace.apply(Array(run.changes), on: console) }
  return finish(run, operands, arguments, console)
}

/// Reports a run that was written, unless something was in its way.
private func finish(
  _ run: GenerateRun, _ operands: [String], _ arguments: Arguments, _ console: Console
) -> ExitCode {
  if !run.isBlocked { run.rememberSettled() }
  return report(run, isWritten: !run.isBlocked, operands, arguments, console)
}

private func report(
  _ run: GenerateRun, isWritten: Bool, _ operands: [String], _ arguments: Arguments,
  _ console: Console
) -> ExitCode {
  let next = run.isBlocked ? nil : nextCommand("check", operands, arguments)
  run.report(on: console, isWritten: isWritten, next: next, asJSON: arguments.has("json"))
  if run.isBlocked { console.hint("nothing was written") }
  return run.isBlocked || run.hasConflicts ? .differences : .done
}

/// A command line to go on with; nil if it would have to read standard input once more.
private func nextCommand(_ name: String, _ operands: [String], _ arguments: Arguments) -> String? {
  if operands.contains(Workspace.standardInput) { return nil }
  let options = ["output", "templates"].flatMap { name in
    arguments[name].map { $0.hasPrefix("-") ? ["--\(name)=\($0)"] : ["--\(name)", $0] } ?? []
  }
  let words =
    operands.contains { $0.hasPrefix("-") } ? options + ["--"] + operands : operands + options
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
