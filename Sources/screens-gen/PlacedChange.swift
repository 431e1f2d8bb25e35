import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// A change of a file, with the path where it happens, as it is shown.
struct PlacedChange {
  /// The directory that a record of the change is kept in: that of the output, or that of a spec.
  let directory: String
  /// The path of the file below it.
  let path: String
  private(set) var change: FileChange
  /// What the conflict of a XIB is about, where it is shown.
  var conflicts = Diagnostics()
  /// Whether the file is what screens-gen keeps for itself, rather than output.
  var isBase = false
  /// Of the text that the file gets, if that was looked at before.
  var fingerprint: Fingerprint?
  /// The permissions that the file gets if it is new and they are not the usual ones.
  var mode: UInt32?

  var place: String { Path.join(directory, path) }

  init(directory: String, path: String, change: FileChange, isBase: Bool = false) {
    self.directory = directory
    self.path = path
    self.change = change
    self.isBase = isBase
  }

  /// The change as it is told, once its texts are where they are wanted.
  var withoutTexts: PlacedChange {
    var told = self
    told.change = change.withoutTexts
    return told
  }

  /// A change of a file that was generated, or is.
  init(_ change: ChangeSet.Change, in directory: String) {
    self.init(directory: directory, path: change.path, change: change.change)
    conflicts = change.conflicts.moved { file in
      SourceFile(path: Path.join(directory, file.path), text: file.text)
    }
  }

  /// A change of a file that stands by itself, as a spec does.
  init(place: String, change: FileChange) {
    self.init(
      directory: Path.directory(of: place), path: Path.name(of: place), change: change)
  }
}
