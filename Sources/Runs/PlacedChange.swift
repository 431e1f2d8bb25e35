import FileStore
package import Regeneration
package import SourceText

/// A change of a file, with its path as it is shown.
package struct PlacedChange {
  /// The directory in which a record of the change is kept: the output directory, or the directory
  /// of a spec.
  package let directory: String
  /// The path of the file below it.
  package let path: String
  package private(set) var change: FileChange
  /// The conflicts of a XIB, at the places where they are shown.
  package var conflicts = Diagnostics()
  /// Whether the file belongs to screens-gen itself and is not output.
  package var isBase = false
  /// The directory of the spec that the file is generated from; nil if there is none.
  package private(set) var source: String?
  /// The permissions of a new file, if they are not the usual ones.
  package var mode: UInt32?

  package var place: String { Path.join(directory, path) }

  package init(directory: String, path: String, change: FileChange, isBase: Bool = false) {
    self.directory = directory
    self.path = path
    self.change = change
    self.isBase = isBase
  }

  /// The change as it is reported after its texts have been used.
  package var withoutTexts: PlacedChange {
    var reported = self
    reported.change = change.withoutTexts
    return reported
  }

  /// Creates a change of a file below `directory` that is or was generated from the spec `file`.
  package init(_ change: ChangeSet.Change, in directory: String, from file: SourceFile? = nil) {
    let directory = change.directory ?? directory
    self.init(
      directory: directory, path: change.path, change: change.change, isBase: change.isBase)
    source = file.flatMap { $0.path == "<stdin>" ? nil : Path.directory(of: $0.path) }
    conflicts = change.conflicts.moved { file in
      SourceFile(path: Path.join(directory, file.path), text: file.text)
    }
  }

  /// Creates a change of a single file, such as a spec.
  package init(place: String, change: FileChange) {
    self.init(
      directory: Path.directory(of: place), path: Path.name(of: place), change: change)
  }

  /// The change as a unified diff; empty if the file stays as it is.
  package var diff: String {
    switch change.effect {
    case .none: ""
    case .write(let old, let new):
      UnifiedDiff(from: old, to: new, path: Workspace.pathInDiff(place)).text
    case .remove(let old): UnifiedDiff(from: old, to: nil, path: Workspace.pathInDiff(place)).text
    }
  }
}
