import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// Leaves out the planning of specs for which an earlier run left nothing to do and of which
/// nothing has changed since. Without it, a run says and writes the same, and takes longer.
package struct UnchangedSpecs: Sendable {
  private let reader: SpecReader
  private let rules: ChangeRules
  private let records = Records()

  init(_ reader: SpecReader, _ rules: ChangeRules) {
    self.reader = reader
    self.rules = rules
  }

  /// Returns what is kept of a spec: the record of an earlier run, or what `plan` returns, with a
  /// record for later runs.
  func planned(
    by generator: Generator, in place: SpecPlace,
    _ plan: () throws(Failure) -> (spec: PlannedSpec, whole: SpecReader.Planned?)
  ) throws(Failure) -> PlannedSpec {
    guard let input = try input(of: place.file, generator) else { return try plan().spec }
    if reader.unmerged.isEmpty, let record = records.spec(input, in: place.directory),
      try holds(record, in: place)
    {
      return PlannedSpec(record, by: generator, in: place)
    }
    var (spec, planned) = try plan()
    spec.record = planned.flatMap { record(of: spec, $0, input) }
    return spec
  }

  /// Returns the fingerprint of everything that a spec is generated from, except the specs that it
  /// refers to. Returns nil if no run remembers it: with rules that treat edits differently,
  /// something may always be left to do.
  private func input(
    of file: SourceFile, _ generator: Generator
  ) throws(Failure) -> Fingerprint? {
    guard rules == ChangeRules(), let program = programIdentity else { return nil }
    let modules = reader.modules
    let shared = try modules.found(for: file.path).map { [$0.file] } ?? []
    let files = shared + (try modules.services(for: file.path).files)
    return Fingerprint(
      of: [program, generator.templates.fingerprint.text, Path.name(of: file.path), file.text]
        + files.map(\.text) + (generator.shared ?? []).map(\.words))
  }

  private func holds(_ record: UnchangedSpec, in place: SpecPlace) throws(Failure) -> Bool {
    for (path, text) in record.references
    where try reader.references.found(at: path, seenFrom: place.file).text != text { return false }
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
      spec.references.allSatisfy(\.diagnostics.isEmpty)
    else { return nil }
    return UnchangedSpec(
      input: input, module: spec.claim?.module,
      references: spec.references.reduce(into: [:]) { $0[$1.path] = $1.text },
      changes: plan.changes.map { ($0.path, $0.change) }, of: plan.files, yours: existing.yours,
      lookedAt: plan.output.ownServices.missing.union(existing.contents.keys).sorted())
  }
}

extension UnchangedSpecs {
  /// Remembers, in each directory of a run that has ended, the specs for which nothing is left to
  /// do. What is known about the specs of other runs is kept. Errors are not reported, because
  /// without this memory the next run only takes longer.
  package static func keep(_ specs: [PlannedSpec]) {
    if specs.allSatisfy(\.isUnchanged) { return }
    for (directory, specs) in Dictionary(grouping: specs, by: \.directory)
    where Workspace.isDirectory(directory) {
      let known = Records.read(in: directory)
      let bases = Set(specs.compactMap(\.basePath))
      let others = known.filter { record in
        record.basePath.map { !bases.contains($0) && Workspace.exists(Path.join(directory, $0)) }
          ?? false
      }
      let new = (others + specs.compactMap(\.record)).sorted {
        ($0.basePath ?? "") < ($1.basePath ?? "")
      }
      if new == known { continue }
      Workspace.store.remember([UnchangedSpec.head + new.map(\.part).joined()], of: directory)
    }
  }

  /// The records by directory. They are read once for each, by whichever thread asks first.
  private final class Records: @unchecked Sendable {
    private let lock = Lock()
    /// The specs by directory and input; guarded by the lock.
    private var known: [String: [Fingerprint: UnchangedSpec]] = [:]

    /// Returns the spec that was generated from that input.
    func spec(_ input: Fingerprint, in directory: String) -> UnchangedSpec? {
      lock.alone {
        if let known = known[directory] { return known[input] }
        let specs = Dictionary(Self.read(in: directory).map { ($0.input, $0) }) { _, last in last }
        known[directory] = specs
        return specs[input]
      }
    }

    static func read(in directory: String) -> [UnchangedSpec] {
      Workspace.store.memory(of: directory).map {
        UnchangedSpec.specs(in: String(decoding: $0, as: UTF8.self))
      } ?? []
    }
  }
}
