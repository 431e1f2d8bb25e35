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
        help: "add lines for output to .gitattributes, and keep them up to date from now on"),
      .standardInputName,
    ] + Option.writing,
    discussion: """
      A directory is read as the specs in it and below it; without operands, the current one. Output
      goes beside each spec unless a module file or '--output' says otherwise; later commands find it
      there. All specs are read and checked before any file changes, and then all of them change or
      none.

      Your edits are merged with what is generated. Where both changed the same lines, a Swift file
      gets both between markers, as git writes them; a XIB stays yours, and what is generated is put
      beside it. Then the exit code is 1, until the conflict is settled in the file, or by
      '--on-conflict'. 'screens-gen undo' reverts the whole run.

      Conflicts that git left in output are resolved, with the edits of both branches. Output of
      your own templates is reverted by '--templates built-in' only.
      """
  ) { arguments, console throws(Failure) in
    let generation = Generation(arguments: arguments, console: console)
    let specs = try generation.lockedSpecs()
    let extra = try generation.gitAttributes(for: specs)
    generation.warnOfHiddenOutput(of: specs)
    return try generation.output(of: specs, arguments.operands, extra: extra)
  }

  static let check = Command(
    name: "check", summary: "Write nothing; exit 1 if generate would change something.",
    operands: "[SPEC|DIR]...",
    options: Option.rules + [.output, .templates, .standardInputName] + Option.reporting
      + [.quiet, .verbose],
    discussion: """
      Specs with errors do not hide the others: their errors are reported, and so is what generate
      would change for the rest.

      With '--quiet', and with the reporters for programs, what generate would change is reported
      as errors, each with the first line that would change.
      """
  ) { arguments, console throws(Failure) in
    let generation = Generation(arguments: arguments, console: console)
    let run = try generation.look { $0.withFirstDifference }
    let isBehind = run.changesDisk || run.hasConflicts
    let generate = generation.command(arguments.operands)
    var next = isBehind ? [generate].compactMap(\.self) : []
    if run.hasOpenConflicts { next = run.nextSteps(generate: generate) }
    if run.isBlocked || run.diagnostics.hasErrors { next = [] }
    let report = ChangeReport(run: run, isWritten: false, next: next)
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
    options: Option.rules + [.output, .templates, .standardInputName, .verbose],
    discussion: """
      The diff is in the form that 'patch -p1' and 'git apply' read; what screens-gen stores for
      itself is left out. If something keeps generate from writing, that is said instead.
      """
  ) { arguments, console throws(Failure) in
    let run = try Generation(arguments: arguments, console: console).look { $0.withDiff }
    if !run.isBlocked { console.print(run.diagnostics) }
    let problems = run.changes.filter { run.isBlocked ? $0.change.isBlocked : $0.change.isOpen }
    ChangeReport(run: GenerateRun(problems), isWritten: false).showProblems(on: console)
    if run.isBlocked { return .differences }
    for change in run.changes where !change.warnings.isEmpty {
      console.print(change.diagnostics(isWritten: false))
    }
    for change in run.changes where !change.isBase {
      console.write(document: change.diff)
    }
    if run.diagnostics.hasErrors { return .badInput }
    return run.changes.contains(where: \.change.isOpen) ? .differences : .done
  }
}

extension Option {
  /// The options about edits of generated files.
  static let rules = [
    Option(
      name: "on-conflict", value: "HOW", choices: ChangeRules.Conflicts.allCases.map(\.rawValue),
      help: "where your edits conflict with what is generated: markers (the default), keep for "
        + "your lines, or theirs for the generated ones, with a copy of yours kept"),
    Option(
      name: "force", short: "f",
      help: "overwrite every edited file with what is generated; a copy of yours is kept beside it"),
    Option(name: "restore", help: "bring back files that you deleted"),
  ]
}

extension Generation {
  /// Returns the changes of `.gitattributes` in the directories of the operands, and in those that
  /// module files generate the specs into. The lines for output are added if the user requests it,
  /// and updated if they exist.
  fileprivate func gitAttributes(for specs: [SourceFile]) throws(Failure) -> [PlacedChange] {
    let isWanted = arguments.has("gitattributes")
    var directories = arguments["output"].map { [$0] } ?? directoriesOfOperands
    let modules = arguments.modules
    for spec in specs {
      let output = try modules.output(of: spec.path)
      let place = Workspace.identity(of: output)
      if !directories.contains(where: { Path.isAt(place, orBelow: Workspace.identity(of: $0)) }) {
        directories.append(output)
      }
    }
    let path = GitAttributes.path
    var changes: [PlacedChange] = []
    for directory in directories where isWanted || Workspace.isDirectory(directory) {
      let found = try Workspace.contents(of: [path], in: directory)[path]
      guard let change = FileChange(gitAttributes: found, isWanted: isWanted) else { continue }
      changes.append(PlacedChange(directory: directory, path: path, change: change))
    }
    return changes
  }

  private var directoriesOfOperands: [String] {
    Workspace.distinct(
      arguments.operandsOrHere.map { Workspace.isDirectory($0) ? $0 : Path.directory(of: $0) })
  }
}
