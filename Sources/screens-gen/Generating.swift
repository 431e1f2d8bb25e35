import CommandNotation
import FileStore
import Regeneration
import Runs
import ScreensGenerator
import SourceText

// The way of the commands that generate: specs are read in a tree that nobody else writes to, planned
// all together, and then their output is written, all of it or nothing.

/// The specs that the operands name.
func readSpecs(_ arguments: Arguments, _ console: Console) throws(Failure) -> [SourceFile] {
  try readSpecs(at: specPaths(arguments, console), arguments, console)
}

/// The specs that the operands name, in a tree that nobody else writes to.
func readLockedSpecs(
  _ arguments: Arguments, _ console: Console, isWriting: Bool = true
) throws(Failure) -> ([SourceFile], LockedTree) {
  let paths = try specPaths(arguments, console)
  let modules = arguments.modules
  let tree = try LockedTree.take(
    around: paths.map(arguments.shown), of: modules,
    below: arguments.operandsOrHere.filter(Workspace.isDirectory), arguments, console,
    isWriting: isWriting)
  let present = tree.restored.isEmpty ? paths : try specPaths(arguments, nil)
  return (try readSpecs(at: present, arguments, console), tree)
}

/// Generates from `specs`. `tree` is where all of that happens; `operands` name the specs for the
/// command to go on with.
func generateOutput(
  of specs: [SourceFile], _ operands: [String], _ arguments: Arguments, _ console: Console,
  in tree: LockedTree, extra: [PlacedChange] = []
) throws(Failure) -> ExitCode {
  let planner = try SpecPlanner(specs, below: operands, arguments.runOptions)
  return try write(operands, arguments, console, in: tree) { use throws(Failure) in
    try planner.run(on: console, extra: extra, using: use)
  }
}

/// Writes what `plan` plans, unless something is in the way or only a look was wanted, and reports.
/// `plan` has all changes used.
func write(
  _ operands: [String], _ arguments: Arguments, _ console: Console, in tree: LockedTree,
  _ plan: (@escaping SpecPlanner.Use) throws(Failure) -> GenerateRun
) throws(Failure) -> ExitCode {
  if arguments.has("dry-run") {
    let run = try plan { $0.map(\.withoutTexts) }
    return report(run, isWritten: false, operands, arguments, console)
  }
  let run = try Workspace.transaction(on: console) { transaction throws(Failure) in
    let run = try plan { changes throws(Failure) in
      try Workspace.add(changes, to: transaction)
      return changes.map(\.withoutTexts)
    }
    if !run.isBlocked { try Workspace.commit(transaction, on: console) }
    return run
  }
  if !run.isBlocked { SettledSpecs.keep(run.plans) }
  return report(run, isWritten: !run.isBlocked, operands, arguments, console)
}

extension SpecPlanner {
  /// Plans all specs and throws what is wrong with them; on a terminal, `console` says how far it is.
  fileprivate func run(
    on console: Console, extra: [PlacedChange], using use: @escaping Use
  ) throws(Failure) -> GenerateRun {
    try saying(on: console) { step throws(Failure) in
      try run(extra: extra, using: use, step: step)
    }
  }

  /// The same for a command that only looks, whatever is wrong with some of the specs.
  func look(on console: Console) throws(Failure) -> GenerateRun {
    try saying(on: console) { step throws(Failure) in try look(step: step) }
  }

  private func saying(
    on console: Console,
    _ plan: (_ step: @escaping @Sendable () -> Void) throws(Failure) -> GenerateRun
  ) throws(Failure) -> GenerateRun {
    let count = specs.count
    let progress = console.progress { "\($0) of \(count) specs" }
    defer { progress.end() }
    let run = try plan { progress.step() }
    for plan in run.plans { console.detail(plan.decision) }
    return run
  }
}

/// Reports a run; returns how the command ends.
private func report(
  _ run: GenerateRun, isWritten: Bool, _ operands: [String], _ arguments: Arguments,
  _ console: Console
) -> ExitCode {
  let generate = nextCommand("generate", operands, arguments)
  let next = run.isBlocked ? [] : run.nextSteps(generate: generate)
  return run.report(isWritten: isWritten, next: next)
    .end(on: console, asJSON: arguments.has("json"))
}

/// A command line to go on with; nil if it would have to read standard input once more.
func nextCommand(_ name: String, _ operands: [String], _ arguments: Arguments) -> String? {
  if operands.contains(Workspace.standardInput) { return nil }
  let options = ["output", "templates"].flatMap { name in
    arguments[name].map { $0.hasPrefix("-") ? ["--\(name)=\($0)"] : ["--\(name)", $0] } ?? []
  }
  let words =
    operands.contains { $0.hasPrefix("-") } ? options + ["--"] + operands : operands + options
  return (["screens-gen", name] + words).map(\.quotedForShell).joined(separator: " ")
}

/// The paths of the specs that the operands name, each once, whatever path leads to it, and of their
/// module files. Warnings of what is passed over go to `console`.
private func specPaths(_ arguments: Arguments, _ console: Console?) throws(Failure) -> [String] {
  if !arguments.operands.contains(Workspace.standardInput) {
    try arguments.refuse([.standardInputName], because: "no '-' names standard input")
  }
  var paths: [String] = []
  var identities = FileStore.Identities(in: Workspace.store)
  var seen: Set<String> = []
  for operand in arguments.operandsOrHere {
    for path in try Workspace.specs(at: operand, { console?.warning($0, at: $1) })
    where seen.insert(path == Workspace.standardInput ? path : identities.identity(ofFile: path))
      .inserted
    {
      paths.append(path)
    }
  }
  return try paths + arguments.modules.others(than: paths.map(arguments.shown))
}

func readSpecs(
  at paths: [String], _ arguments: Arguments, _ console: Console
) throws(Failure) -> [SourceFile] {
  let name = arguments["stdin-name"]
  let read = paths.concurrentlyMapped { path in
    Result { () throws(Failure) in
      var diagnostics = Diagnostics()
      return (try Workspace.read(path, named: name, reporting: &diagnostics), diagnostics)
    }
  }
  var diagnostics = Diagnostics()
  var files: [SourceFile] = []
  for result in read {
    let (file, found) = try result.get()
    files.append(file)
    diagnostics.append(found)
  }
  for file in files { console.detail("read \(file.path), \(file.text.utf8.count) bytes") }
  if diagnostics.hasErrors { throw Failure(diagnostics) }
  return files
}

extension Arguments {
  /// The path that a spec is taken for: of standard input what '--stdin-name' says.
  func shown(_ path: String) -> String {
    path == Workspace.standardInput ? self["stdin-name"] ?? path : path
  }
}
