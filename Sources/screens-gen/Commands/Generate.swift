import CommandNotation
import FileStore
import Regeneration
import Runs
import ScreensGenerator
import SourceText

extension Command {
  static let generate = Command(
    name: "generate", summary: "Bring all output up to date with its specs.",
    operands: "[SPEC|DIR]...",
    options: Option.rules + [
      Option(
        name: "gitattributes",
        help: "add to .gitattributes, and keep there from now on, how git treats output"),
      .standardInputName,
    ] + Option.writing,
    discussion: """
      A directory is read as the specs in it and below it; without operands, the current one. Output
      goes beside each spec unless a module file or '--output' says otherwise. All specs are read and
      checked before any file changes, and then all of them change or none.

      Your edits are merged with what is generated. Where both changed the same lines, a Swift file
      gets both between markers, as git writes them; a XIB stays yours, and what is generated is put
      beside it. Then the exit code is 1, until the conflict is settled in the file, or by
      '--on-conflict'. 'screens-gen undo' reverts the whole run.

      Conflicts that git left in output are taken apart, with the edits of both branches. What
      templates of your own made is reverted by '--templates built-in' only.
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
    options: Option.rules + [.output, .templates, .standardInputName] + Option.reporting
      + [.quiet, .verbose] + Option.common,
    discussion: """
      Specs with errors hide nothing of the others: their errors are reported, and what generate
      would change of the rest.

      With '--quiet', and with the reporters for programs, what generate would change is reported
      as errors, each with the first line that would change.
      """
  ) { arguments, console throws(Failure) in
    let (files, _) = try readLockedSpecs(arguments, console, isWriting: false)
    let run = try SpecPlanner(files, below: arguments.operands, arguments.runOptions)
      .look(on: console)
    let isBehind = run.changesDisk || run.hasConflicts
    let generate = nextCommand("generate", arguments.operands, arguments)
    var next = isBehind ? [generate].compactMap(\.self) : []
    if run.hasOpenConflicts { next = run.nextSteps(generate: generate) }
    if run.isBlocked || run.diagnostics.hasErrors { next = [] }
    let report = run.report(isWritten: false, next: next)
    let reporter = try arguments.reporter()
    switch reporter {
    case .json: report.show(on: console, asJSON: true)
    case .text where !arguments.has("quiet"): report.show(on: console, asJSON: false)
    case .text, .github, .sarif, .xcode:
      report.show(run.differences, on: console, as: reporter)
    }
    if run.diagnostics.hasErrors { return .badInput }
    return isBehind || run.isBlocked ? .differences : .done
  }

  static let diff = Command(
    name: "diff", summary: "Show what generate would change, as a unified diff.",
    operands: "[SPEC|DIR]...",
    options: Option.rules + [.output, .templates, .standardInputName, .verbose] + Option.common,
    discussion: """
      The diff is in the form that 'patch -p1' and 'git apply' read; what screens-gen stores for
      itself is left out. If something keeps generate from writing, that is said instead.
      """
  ) { arguments, console throws(Failure) in
    let (files, _) = try readLockedSpecs(arguments, console, isWriting: false)
    let run = try SpecPlanner(files, below: arguments.operands, arguments.runOptions)
      .look(on: console)
    guard !run.isBlocked else {
      ChangeReport(changes: run.changes.filter(\.change.isBlocked), isWritten: false)
        .showProblems(on: console)
      return .differences
    }
    console.print(run.diagnostics)
    ChangeReport(changes: run.changes.filter(\.change.isOpen), isWritten: false)
      .showProblems(on: console)
    for change in run.changes where !change.isBase {
      console.write(change.diff)
    }
    if run.diagnostics.hasErrors { return .badInput }
    return run.changes.contains(where: \.change.isOpen) ? .differences : .done
  }
}

extension Option {
  /// What becomes of edits.
  static let rules = [
    Option(
      name: "on-conflict", value: "HOW", choices: ChangeRules.Conflicts.allCases.map(\.rawValue),
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
  var rules: ChangeRules {
    var rules = ChangeRules()
    rules.forces = has("force")
    rules.restores = has("restore")
    rules.dropsOwnTemplates = self["templates"] == Option.builtInTemplates
    rules.conflicts = self["on-conflict"].flatMap(ChangeRules.Conflicts.init) ?? .markers
    return rules
  }
}
