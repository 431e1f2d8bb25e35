import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// Reads, for the plan of one spec after the other, what the plan needs.
struct SpecReader: Sendable {
  let modules: ModuleFiles
  let references: ReferredSpecs
  /// The bases from which output may be renamed or moved.
  var bases = FormerOutputs()
  var unmerged = UnmergedXIBs()
  private let sources = ProjectSources()

  init(_ specs: [SourceFile], in modules: ModuleFiles) {
    self.modules = modules
    references = ReferredSpecs(specs, in: modules)
  }

  /// The output of a spec, with all that was read for it.
  struct Made {
    /// The output; nil if the spec or a template has errors.
    let output: Generator.Output?
    let inputs: Inputs
    let references: [ReferredSpecs.Found]
    let diagnostics: Diagnostics
  }

  /// Returns the output of the spec in a file.
  func output(of file: SourceFile, by generator: Generator) throws(Failure) -> Made {
    var output: Generator.Output?
    let read = try answering(file) { inputs, diagnostics throws(UnreadInput) in
      output = try generator.output(of: file, inputs, reporting: &diagnostics)
    }
    return Made(
      output: output, inputs: read.inputs, references: read.references,
      diagnostics: read.diagnostics)
  }

  /// Returns the problems of the spec in a file, and what it refers to.
  func check(_ file: SourceFile) throws(Failure) -> (Diagnostics, [ReferredSpecs.Found]) {
    let module = try modules.found(for: file.path)
    let services = try modules.services(for: file.path)
    let read = try answering(file) { inputs, diagnostics throws(UnreadInput) in
      try Generator.check(
        file, of: module?.spec, catalog: services.catalog, inputs, reporting: &diagnostics)
    }
    return (read.diagnostics, read.references)
  }

  /// Calls `body` until it has all that it needs.
  private func answering(
    _ file: SourceFile, _ body: (Inputs, inout Diagnostics) throws(UnreadInput) -> Void
  ) throws(Failure) -> (
    inputs: Inputs, references: [ReferredSpecs.Found], diagnostics: Diagnostics
  ) {
    var inputs = Inputs(services: try modules.ownServices(for: file.path))
    var references: [ReferredSpecs.Found] = []
    while true {
      var diagnostics = Diagnostics()
      do {
        try body(inputs, &diagnostics)
        return (inputs, references, diagnostics)
      } catch {
        switch error {
        case .reference(let path):
          let found = try self.references.found(at: path, seenFrom: file)
          references.append(found)
          inputs.references[path] = .some(found.reference)
        case .interfaces(let path):
          inputs.interfaces[path] = try self.references.found(at: path, seenFrom: file).interfaces
        case .methods(let name):
          inputs.services.methods[name] = .some(try ownClass(name, for: file)?.methods)
        case .additions(let method):
          inputs.services.additions[method] = try mayAdd(method, for: file)
        }
      }
    }
  }

  /// Returns the module's own class for a service, or nil if it cannot be read.
  private func ownClass(_ name: String, for file: SourceFile) throws(Failure) -> OwnServiceClass? {
    let places = try modules.outputs(sharedBySpecAt: file.path)
      .map { Path.join($0, "Services/\(name).swift") }.filter(Workspace.exists)
    guard places.count == 1, let bytes = try? Workspace.store.bytes(at: places[0], as: .source)
    else {
      return nil
    }
    return OwnServiceClass(
      name, in: SourceFile(path: places[0], text: String(decoding: bytes, as: UTF8.self)))
  }

  private func mayAdd(_ method: OwnServices.Method, for file: SourceFile) throws(Failure) -> Bool {
    let place = try SpecPlace(of: file, modules)
    // Without a project, it is not known which sources belong to the module.
    guard let own = try ownClass(method.type, for: file),
      Workspace.project(of: place.directory) != nil, let sources = try? place.sources()
    else { return true }
    return own.mayGet(method.name, from: sources)
  }
}

extension SpecReader {
  /// A plan, and what is where its output goes.
  struct Planned {
    let plan: Plan
    let existing: Existing
    let diagnostics: Diagnostics
  }

  /// Returns the plan of a run for the output of a spec, and the warnings about it.
  func plan(
    _ made: Made, _ output: Generator.Output, by generator: Generator, _ rules: ChangeRules,
    in place: SpecPlace
  ) throws(Failure) -> Planned {
    var existing = try existing(for: output, by: generator, rules, in: place)
    while true {
      let planned = try plan(over: existing, in: place) {
        existing, diagnostics throws(UnreadOutput) in
        try generator.plan(
          output, from: place.file, made.inputs, over: existing, rules, reporting: &diagnostics)
      }
      guard let origin = planned.plan.origin else { return planned }
      if bases.claim(origin) { return planned }
      existing = planned.existing
      existing.bases?.removeAll { $0.path == origin.path }
    }
  }

  /// Returns the plan of a spec with the usual rules. Reports an error and returns nil if the spec
  /// or a template has errors.
  func plan(
    by generator: Generator, in place: SpecPlace, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> Plan? {
    let made = try output(of: place.file, by: generator)
    diagnostics.append(made.diagnostics)
    guard let output = made.output else { return nil }
    let planned = try plan(made, output, by: generator, ChangeRules(), in: place)
    diagnostics.append(planned.diagnostics)
    return planned.plan
  }

  /// Returns the plan for output that had other names until now.
  func plan(
    _ renaming: Renaming, by generator: Generator, in place: SpecPlace
  ) throws(Failure) -> Planned {
    let rules = ChangeRules()
    let existing = try existing(for: renaming.new, by: generator, rules, in: place)
    return try plan(over: existing, in: place) { existing, diagnostics throws(UnreadOutput) in
      try generator.plan(
        renaming.new, after: renaming, over: existing, rules, reporting: &diagnostics)
    }
  }

  /// Returns what is at the paths that any plan for the output needs.
  private func existing(
    for output: Generator.Output, by generator: Generator, _ rules: ChangeRules, in place: SpecPlace
  ) throws(Failure) -> Existing {
    var existing = place.existing
    try read(generator.pathsToRead(for: output, rules), into: &existing, in: place)
    return existing
  }

  /// Calls `body` until it has all that it needs.
  private func plan(
    over known: Existing, in place: SpecPlace,
    _ body: (Existing, inout Diagnostics) throws(UnreadOutput) -> Plan
  ) throws(Failure) -> Planned {
    var existing = known
    while true {
      var diagnostics = Diagnostics()
      let plan: Plan
      do {
        plan = try body(existing, &diagnostics)
      } catch {
        switch error {
        case .contents(let paths): try read(paths, into: &existing, in: place)
        case .bases: existing.bases = try bases.bases(in: place.directory, of: place.file)
        case .formerDirectory(let path):
          existing.former = .some(
            try bases.formerDirectory(ofBaseAt: path, of: place.file, but: place.directory))
        }
        continue
      }
      if let renaming = plan.renaming, !plan.isBlocked {
        let remarks = RenamingRemarks(of: renaming)
        let found = try place.sources(with: remarks.names, in: sources, after: plan.changes)
        diagnostics.append(remarks.on(found, below: place.prefix))
      }
      return Planned(plan: plan, existing: existing, diagnostics: diagnostics)
    }
  }

  /// Adds what is at paths in the output directory, and at keys of files in a former one.
  private func read(
    _ paths: [String], into existing: inout Existing, in place: SpecPlace
  ) throws(Failure) {
    let former = existing.former ?? nil
    func read(
      _ keys: [String], in directory: String, _ path: (String) -> String?
    ) throws(Failure) {
      if keys.isEmpty { return }
      let paths = keys.compactMap(path)
      let contents = try Workspace.contents(of: paths, in: directory)
      var (found, open) = ([String: ChangeSet.Content](), [String: UnmergedFile]())
      for (key, path) in zip(keys, paths) {
        found[key] = contents[path]
        open[key] = unmerged.file(at: path, in: directory)
      }
      existing.add(keys, found, unmerged: open)
    }
    try read(paths.filter { !FormerDirectory.isKey($0) }, in: place.directory) { $0 }
    if let former {
      try read(paths.filter(FormerDirectory.isKey), in: former.path) { former.path(ofKey: $0) }
    }
  }
}
