import FileStore
import ScreensGenerator
import SourceText

/// What generating from one spec does to the files in a directory, and what that was decided from.
struct SpecChanges {
  let changes: [PlacedChange]
  /// What is generated, and the base.
  let files: FileTree
  /// What stands at the places that were looked at.
  let yours: [String: ChangeSet.Content]
  let places: [String]

  init(
    _ made: Generator.Output, in directory: String, _ rules: ChangeRules,
    _ renaming: Renaming? = nil, reporting diagnostics: inout Diagnostics
  ) throws(Failure) {
    let basePath = made.blueprint.basePath
    let oldBasePath = renaming?.old.blueprint.basePath ?? basePath
    let origins = renaming?.origins ?? [:]
    let stored = try Workspace.contents(of: [basePath, oldBasePath], in: directory)
    var base: Base?
    if case .text(let text)? = stored[oldBasePath] {
      let file = SourceFile(path: Path.join(directory, oldBasePath), text: text)
      base = Base(file, of: renaming?.old ?? made, reporting: &diagnostics)
    }
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
    var files = made.files
    let change: FileChange
    if oldBasePath == basePath, base?.hasSameTexts(as: set.base) == true,
      case .text(let text)? = stored[basePath]
    {
      files[basePath] = text
      change = .identical
    } else {
      let text = set.base.text
      files[basePath] = text
      change = FileChange(ownFile: text, stored: stored[basePath])
    }
    changes.append(
      PlacedChange(directory: directory, path: basePath, change: change, isBase: true))
    self.changes = changes
    self.files = files
    self.yours = yours
    self.places = places
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
