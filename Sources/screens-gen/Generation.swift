import FileStore
import Regeneration
import Runs
import ScreensGenerator
import SourceText

/// The procedure of the commands that generate: they read the specs in a locked tree, plan all of
/// them together, and then write all of the output or nothing.
struct Generation {
  let arguments: Arguments
  let console: Console

  /// Generates from specs. The `operands` name the specs in the next command that is suggested.
  func output(
    of specs: [SourceFile], _ operands: [String], extra: [PlacedChange] = []
  ) throws(Failure) -> ExitCode {
    try write(operands) { use throws(Failure) in
      try plan(specs, operands) { planner throws(Failure) in
        try planner.run(extra: extra, using: use)
      }
    }
  }

  /// Warns of a directory of the command line in which later commands do not find the output.
  func warnOfHiddenOutput(of specs: [SourceFile]) {
    if !arguments.has("quiet"), let directory = arguments["output"], let spec = specs.first,
      let project = Workspace.project(ofSpecAt: spec.path, hiding: directory)
    {
      console.warning(
        "commands without '--output' look for output in '\(Workspace.shown(project))', without hidden "
          + "directories and those of builds, and will not find it here", at: directory)
    }
  }

  /// Returns what generating from the specs of the operands would change, even if some of the specs
  /// have errors. `kept` returns what is kept of each change, because memory may be too small for
  /// the texts of all specs.
  func look(
    keeping kept: @escaping @Sendable (PlacedChange) -> PlacedChange
  ) throws(Failure) -> GenerateRun {
    try plan(lockedSpecs(isWriting: false), arguments.operands) { planner throws(Failure) in
      try planner.look { $0.map(kept) }
    }
  }

  /// Plans the run, and shows the progress on a terminal.
  private func plan(
    _ specs: [SourceFile], _ operands: [String],
    _ plan: (SpecRun) throws(Failure) -> GenerateRun
  ) throws(Failure) -> GenerateRun {
    let progress = console.progress { "\($0) of \(specs.count) specs" }
    defer { progress.end() }
    let run = try plan(
      SpecRun(specs, below: operands, arguments.runOptions) { progress.step() })
    for plan in run.plans { console.detail(plan.decision) }
    return run
  }

  /// Writes the run that `plan` returns, unless it is blocked or a dry run, and reports it. `plan`
  /// passes all changes to its argument.
  func write(
    _ operands: [String], _ plan: (@escaping SpecRun.Use) throws(Failure) -> GenerateRun
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
    if isWritten { UnchangedSpecs.keep(run.plans) }
    let next = run.isBlocked ? [] : run.nextSteps(generate: command(operands))
    return ChangeReport(run: run, isWritten: isWritten, next: next)
      .end(on: console, asJSON: arguments.has("json"))
  }

  /// Returns the command line that generates from the operands, to suggest it as the next step.
  /// Returns nil if it would have to read standard input again.
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
  /// Returns the specs that the operands name.
  func specs() throws(Failure) -> [SourceFile] { try read(paths(console.warning)) }

  /// Returns the specs that the operands name, after locking their tree.
  func lockedSpecs(isWriting: Bool = true) throws(Failure) -> [SourceFile] {
    let paths = try paths(console.warning)
    let roots = arguments.operandsOrHere.filter(Workspace.isDirectory)
    let tree = try lock(around: paths, below: roots, isWriting: isWriting)
    return try read(tree.restored.isEmpty ? paths : self.paths { _, _ in })
  }

  /// Returns the paths of the specs that the operands name, each once even if several paths lead to
  /// it, and of their module files.
  private func paths(_ warn: Workspace.Warn) throws(Failure) -> [String] {
    try arguments.refuseName(ofInputOtherThan: arguments.operandsOrHere)
    let found = try arguments.operandsOrHere.map { operand throws(Failure) in
      try Workspace.specs(at: operand, warn)
    }
    return try withModules(Workspace.distinct(found.flatMap(\.self)))
  }

  /// Returns the paths together with those of the module files of the specs at these paths.
  func withModules(_ paths: [String]) throws(Failure) -> [String] {
    try paths + arguments.modules.others(than: paths.map(arguments.shown))
  }

  /// Locks the output trees of the specs at `paths`, the directories of the specs themselves if
  /// they are written, and the directories `roots`, from which output may be moved.
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
      paths, as: .spec, named: arguments["stdin-name"], reporting: &diagnostics)
    for file in files { console.noteReading(of: file) }
    if diagnostics.hasErrors { throw Failure(diagnostics) }
    return files
  }
}

extension PlannedSpec {
  /// The decision in words, for verbose mode.
  fileprivate var decision: String {
    isUnchanged
      ? "nothing is left to do for \(file.path) since an earlier run"
      : "decided for \(file.path): "
        + ChangeReport(run: GenerateRun(changes), isWritten: false).summary
  }
}
