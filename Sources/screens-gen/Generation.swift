import CommandNotation
import FileStore
import Regeneration
import Runs
import ScreensGenerator
import SourceText

/// The way of the commands that generate: specs are read in a tree that nobody else writes to,
/// planned all together, and then their output is written, all of it or nothing.
struct Generation {
  let arguments: Arguments
  let console: Console

  /// Generates from specs, which the `operands` name for the command to go on with.
  func output(
    of specs: [SourceFile], _ operands: [String], extra: [PlacedChange] = []
  ) throws(Failure) -> ExitCode {
    try write(operands) { use throws(Failure) in
      try plan(specs, operands) { planner throws(Failure) in
        try planner.run(extra: extra, using: use)
      }
    }
  }

  /// What generating from the specs that the operands name would do, whatever is wrong with some of
  /// them.
  func look() throws(Failure) -> GenerateRun {
    try plan(lockedSpecs(isWriting: false), arguments.operands) { planner throws(Failure) in
      try planner.look()
    }
  }

  /// On a terminal, says how far it is.
  private func plan(
    _ specs: [SourceFile], _ operands: [String],
    _ plan: (SpecPlanner) throws(Failure) -> GenerateRun
  ) throws(Failure) -> GenerateRun {
    let progress = console.progress { "\($0) of \(specs.count) specs" }
    defer { progress.end() }
    let run = try plan(
      SpecPlanner(specs, below: operands, arguments.runOptions) { progress.step() })
    for plan in run.plans { console.detail(plan.decision) }
    return run
  }

  /// Writes what `plan` returns, unless it is blocked or it is a dry run, and reports it. `plan`
  /// passes all changes to its argument.
  func write(
    _ operands: [String], _ plan: (@escaping SpecPlanner.Use) throws(Failure) -> GenerateRun
  ) throws(Failure) -> ExitCode {
    let run =
      arguments.has("dry-run")
      ? try plan { $0.map(\.withoutTexts) }
      : try Workspace.transaction(on: console) { transaction throws(Failure) in
        let run = try plan { changes throws(Failure) in
          try Workspace.addOutput(changes, to: transaction)
          return changes.map(\.withoutTexts)
        }
        if !run.isBlocked { try Workspace.commit(transaction, on: console) }
        return run
      }
    let isWritten = !run.isBlocked && !arguments.has("dry-run")
    if isWritten { SettledSpecs.keep(run.plans) }
    let next = run.isBlocked ? [] : run.nextSteps(generate: command(operands))
    return ChangeReport(run: run, isWritten: isWritten, next: next)
      .end(on: console, asJSON: arguments.has("json"))
  }

  /// The command line that generates, to go on with; nil if it would have to read standard input once
  /// more.
  func command(_ operands: [String]) -> String? {
    if operands.contains(Workspace.standardInput) { return nil }
    let options = ["output", "templates"].flatMap { name in
      arguments[name].map { $0.hasPrefix("-") ? ["--\(name)=\($0)"] : ["--\(name)", $0] } ?? []
    }
    let words =
      operands.contains { $0.hasPrefix("-") } ? options + ["--"] + operands : operands + options
    return (["screens-gen", "generate"] + words).map(\.quotedForShell).joined(separator: " ")
  }
}

extension Generation {
  /// The specs that the operands name.
  func specs() throws(Failure) -> [SourceFile] { try read(paths(console.warning)) }

  /// The specs that the operands name, in a tree that nobody else writes to.
  func lockedSpecs(isWriting: Bool = true) throws(Failure) -> [SourceFile] {
    let paths = try paths(console.warning)
    let roots = arguments.operandsOrHere.filter(Workspace.isDirectory)
    let tree = try lock(around: paths, below: roots, isWriting: isWriting)
    return try read(tree.restored.isEmpty ? paths : self.paths { _, _ in })
  }

  /// The paths of the specs that the operands name, each once, whatever path leads to it, and of
  /// their module files.
  private func paths(_ warn: Workspace.Warn) throws(Failure) -> [String] {
    try arguments.refuseName(ofInputOtherThan: arguments.operandsOrHere)
    let found = try arguments.operandsOrHere.map { operand throws(Failure) in
      try Workspace.specs(at: operand, warn)
    }
    return try withModules(Workspace.distinct(found.flatMap(\.self)))
  }

  /// The paths, and those of the module files of the specs there.
  func withModules(_ paths: [String]) throws(Failure) -> [String] {
    try paths + arguments.modules.others(than: paths.map(arguments.shown))
  }

  /// Locks the tree of what the specs at `paths` yield, and of the specs themselves if they are to
  /// be written, and the directories `roots` that output may be moved from.
  @discardableResult
  func lock(
    around paths: [String], below roots: [String] = [], isWriting: Bool = true,
    withSpecs: Bool = false
  ) throws(Failure) -> LockedTree {
    let shown = paths.map(arguments.shown)
    let outputs = try arguments.modules.outputs(of: shown)
    return try LockedTree.take(
      (arguments.has("output") ? [] : roots) + outputs
        + (withSpecs ? shown.map(Path.directory) : []),
      arguments, console, isWriting: isWriting)
  }

  func read(_ paths: [String]) throws(Failure) -> [SourceFile] {
    var diagnostics = Diagnostics()
    let files = try Workspace.read(
      paths, named: arguments["stdin-name"], reporting: &diagnostics)
    for file in files { console.noteReading(of: file) }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    return files
  }
}

extension SpecPlan {
  /// What was decided, for a user who wants to know.
  fileprivate var decision: String {
    isRemembered
      ? "nothing is left to do for \(file.path) since an earlier run"
      : "decided for \(file.path): "
        + ChangeReport(run: GenerateRun(changes), isWritten: false).summary
  }
}
