import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// What generating from one spec does to the files in a directory, and what that was decided from.
struct SpecChanges {
  let changes: [PlacedChange]
  /// What is generated, the base, and what was generated for files that the spec no longer yields.
  let files: FileTree
  /// What is at the paths that were looked at.
  let yours: [String: ChangeSet.Content]
  let places: [String]

  /// `provenance` says what `made` is generated from.
  init(
    _ made: Generator.Output, in directory: String, _ provenance: Base.Provenance,
    _ rules: ChangeRules, _ renaming: Renaming? = nil, reporting diagnostics: inout Diagnostics
  ) throws(Failure) {
    let basePath = made.blueprint.basePath
    let oldBasePath = renaming?.old.blueprint.basePath ?? basePath
    let stored = try Workspace.contents(of: [basePath, oldBasePath], in: directory)
    var base: Base?
    var baseFile: SourceFile?
    if case .text(let text)? = stored[oldBasePath] {
      let file = SourceFile(path: Path.join(directory, oldBasePath), text: text)
      base = Base(
        file, isOutput: (renaming?.old ?? made).mayYield, reporting: &diagnostics)
      baseFile = file
    }
    let origins = renaming?.origins(in: base) ?? [:]
    let places = ChangeSet.places(
      base: base, generated: made.files, rules: rules, origins: origins)
    var yours = try Workspace.contents(of: places, in: directory)
    let set = ChangeSet(
      base: base, yours: yours, generated: made.files, rules: rules, origins: origins,
      before: renaming?.old.files ?? FileTree())
    var changes = set.changes.map { PlacedChange($0, in: directory) }
    if oldBasePath != basePath, case .text(let text)? = stored[oldBasePath] {
      changes.append(
        PlacedChange(
          directory: directory, path: oldBasePath, change: .remove(text), isBase: true))
    }
    yours[basePath] = stored[basePath]

    let text: String
    if let base, let baseFile, basePath == oldBasePath, base.isKept(as: set.base, provenance) {
      text = baseFile.text
    } else {
      if let base, let baseFile, !base.hasSameFiles(as: set.base) {
        diagnostics.append(base.provenance.check(against: provenance, in: baseFile, rules))
      }
      var next = set.base
      next.provenance = provenance
      text = next.text
    }
    let change = FileChange(ownFile: text, stored: stored[basePath])
    changes.append(
      PlacedChange(directory: directory, path: basePath, change: change, isBase: true))
    self.changes = changes
    self.yours = yours
    self.places = places
    files = set.base.generated.merging([basePath: text])
  }
}

extension Base {
  /// Whether the base is as good as the `next` one: another version of screens-gen that generates the
  /// same changes nothing.
  fileprivate func isKept(as next: Base, _ provenance: Provenance) -> Bool {
    hasSameFiles(as: next) && self.provenance.spec == provenance.spec
      && self.provenance.templates == provenance.templates
  }
}

extension Base.Provenance {
  /// That of what is generated from the spec at `path` into `directory`.
  init(of path: String, in directory: String, _ templates: TemplateSet) {
    let isBeside = Path.directory(of: path) == directory
    let spec =
      isBeside
      ? Path.name(of: path) : Workspace.path(to: path, seenFrom: Path.join(directory, "."))
    self.init(
      spec: path == Workspace.standardInput || path == "<stdin>" ? nil : spec,
      version: Generator.version, templates: templates.ownFingerprint?.text)
  }
}

extension FileChange {
  /// The change of a file that is the tool's alone.
  fileprivate init(ownFile text: String, stored: ChangeSet.Content?) {
    switch stored {
    case nil: self = .create(text)
    case .text(text)?: self = .identical
    case .text(let old)?: self = .update(from: old, to: text)
    case .other?: self = .blocked(.notAFile)
    }
  }
}
