import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// Leaves out the planning of specs for which an earlier run left nothing to do and of which
/// nothing has changed since. Without it, a run says and writes the same, and takes longer.
package struct UnchangedSpecs: Sendable {
  private let reader: SpecReader
  private let program: String
  /// The records of earlier runs, by output directory and input.
  private let records: [String: [Fingerprint: UnchangedSpec]]

  /// Reads the records about output directories. Returns nil if no run remembers anything: with
  /// rules that treat edits differently, something may always be left to do.
  init?(_ reader: SpecReader, in directories: [String], _ rules: ChangeRules) {
    guard rules == ChangeRules(), let program = programIdentity else { return nil }
    (self.reader, self.program) = (reader, program)
    records = directories.reduce(into: [:]) { records, directory in
      records[directory] = Dictionary(Self.records(in: directory).map { ($0.input, $0) }) { $1 }
    }
  }

  /// Returns what is kept of a spec: the record of an earlier run, or what `plan` returns, with a
  /// record for later runs.
  func planned(
    by generator: Generator, in place: SpecPlace,
    _ plan: () throws(Failure) -> (spec: PlannedSpec, whole: SpecReader.Planned?)
  ) throws(Failure) -> PlannedSpec {
    let input = try input(of: place, generator)
    if reader.unmerged.isEmpty, let record = records[place.directory]?[input],
      try holds(record, in: place)
    {
      return PlannedSpec(record, by: generator, in: place)
    }
    var (spec, planned) = try plan()
    spec.record = planned.flatMap { record(of: spec, $0, input) }
    return spec
  }

  /// Returns the fingerprint of everything that a spec is generated from, except the specs that it
  /// refers to.
  private func input(of place: SpecPlace, _ generator: Generator) throws(Failure) -> Fingerprint {
    let (file, modules) = (place.file, reader.modules)
    let shared = try modules.found(for: file.path).map { [$0.file] } ?? []
    let files = shared + (try modules.services(for: file.path).files)
    return Fingerprint(
      of: [program, generator.templates.fingerprint.text, place.specPath ?? "", file.text]
        + files.map(\.text) + (generator.shared ?? []).map(\.words))
  }

  private func holds(_ record: UnchangedSpec, in place: SpecPlace) throws(Failure) -> Bool {
    for spec in record.references {
      let found = try reader.references.found(at: spec.path, seenFrom: place.file)
      if found.text != spec.text { return false }
    }
    return record.holds(
      try Workspace.contents(of: record.files.map(\.path), in: place.directory))
  }

  /// Returns the record for later runs, or nil if something may be left to do. A warning has to be
  /// repeated in every run, and so does the check of a service class of the module's own.
  private func record(
    of spec: PlannedSpec, _ planned: SpecReader.Planned, _ input: Fingerprint
  ) -> UnchangedSpec? {
    let (plan, existing) = (planned.plan, planned.existing)
    guard plan.renaming == nil, spec.diagnostics.isEmpty, !plan.output.ownServices.isOwn,
      spec.references.allSatisfy(\.diagnostics.isEmpty),
      let files = UnchangedSpec.File.all(
        after: plan.changes, of: plan.files, yours: existing.yours,
        lookedAt: plan.output.ownServices.missing.union(existing.contents.keys))
    else { return nil }
    return UnchangedSpec(
      input: input, module: spec.claim?.module,
      references: spec.references.map { .init(path: $0.path, text: $0.text) }, files: files)
  }

  /// Remembers, in each directory of a run that has ended, the specs for which nothing is left to
  /// do. What is known about the specs of other runs is kept. Errors are not reported, because
  /// without this memory the next run only takes longer.
  package static func keep(_ specs: [PlannedSpec]) {
    if specs.allSatisfy(\.isUnchanged) { return }
    for (directory, specs) in Dictionary(grouping: specs, by: \.directory)
    where Workspace.isDirectory(directory) {
      let known = records(in: directory)
      var records = Dictionary(known.map { ($0.basePath, $0) }) { $1 }
      for spec in specs { if let base = spec.basePath { records[base] = spec.record } }
      let new = records.filter { Workspace.exists(Path.join(directory, $0.key)) }
        .sorted { $0.key < $1.key }.map(\.value)
      if new != known { Workspace.store.remember(new.map(\.line), of: directory) }
    }
  }

  private static func records(in directory: String) -> [UnchangedSpec] {
    let memory = Workspace.store.memory(of: directory) ?? []
    let values = try? Journal.values(in: String(decoding: memory, as: UTF8.self))
    return (try? values?.map(UnchangedSpec.init)) ?? []
  }
}
