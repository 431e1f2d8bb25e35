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
      goes beside each spec unless a module file or '--output' says otherwise. All specs are read and
      checked before any file changes, and then all of them change or none.

      Your edits are merged with what is generated. Where both changed the same lines, a Swift file
      gets both between markers, as git writes them; a XIB stays yours, and what is generated is put
      beside it. Then the exit code is 1, until the conflict is settled in the file, or by
      '--on-conflict'. 'screens-gen undo' takes the whole run back.

      Conflicts that git left in output are taken apart, with the edits of both branches. What
      templates of your own made is taken back by '--templates built-in' only.
      """
  ) { arguments, console throws(Failure) in
    let (files, tree) = try readLockedSpecs(arguments, console)
    let extra = try Workspace.gitAttributes(
      for: files.map(\.path), arguments, isWanted: arguments.has("gitattributes"))
    return try generateOutput(
      of: files, arguments.operands, arguments, console, in: tree, extra: extra)
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
    let run = try SpecPlanner(files, below: arguments.operands, arguments).run(on: console)
    let isBehind = run.changesDisk || run.hasConflicts
    let next = isBehind ? nextCommand("generate", arguments.operands, arguments) : nil
    run.report(isWritten: false, next: run.isBlocked ? nil : next)
      .show(on: console, asJSON: arguments.has("json"))
    if arguments.has("quiet"), !arguments.has("json") {
      for change in run.changes where change.change.changesDisk || change.change.isConflict {
        console.hint(console.statusLine(change.change.word, change.place, isError: true))
      }
    }
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
    let run = try SpecPlanner(files, below: arguments.operands, arguments)
      .run(on: console) { $0 }
    guard !run.isBlocked else {
      ChangeReport(changes: run.changes.filter(\.change.isBlocked), isWritten: false)
        .showProblems(on: console)
      return .differences
    }
    console.print(run.warnings)
    ChangeReport(changes: run.changes.filter(\.change.isOpen), isWritten: false)
      .showProblems(on: console)
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
  /// What becomes of edits.
  func rules() throws(Failure) -> ChangeRules {
    var rules = ChangeRules()
    rules.forces = has("force")
    rules.restores = has("restore")
    rules.dropsOwnTemplates = self["templates"] == Option.builtInTemplates
    guard let choice = self["on-conflict"] else { return rules }
    guard let conflicts = ChangeRules.Conflicts(rawValue: choice) else {
      throw .usage("'--on-conflict' takes markers, keep or theirs, not '\(choice)'")
    }
    rules.conflicts = conflicts
    return rules
  }
}
