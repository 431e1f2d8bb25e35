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
  /// The warnings about a merged XIB, in the text after the run; the notes are in that before it.
  package var warnings = Diagnostics()
  /// Whether the file belongs to screens-gen itself and is not output.
  package var isBase = false
  /// The directory of the spec that the file is generated from; nil if there is none.
  package private(set) var source: String?
  /// The permissions of a new file, if they are not the usual ones.
  package var mode: UInt32?
  /// The change as a unified diff, if it was asked for; empty if the file stays as it is, or is not
  /// output.
  package private(set) var diff = ""
  /// The first line of output that would change, in the text up to there, if it was asked for.
  private(set) var firstDifference: SourceRange?

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

  /// The change with its diff instead of its texts.
  package var withDiff: PlacedChange {
    var reported = withoutTexts
    if isBase { return reported }
    switch change.effect {
    case .none: break
    case .write(let old, let new):
      reported.diff = UnifiedDiff(from: old, to: new, path: Workspace.pathInDiff(place)).text
    case .remove(let old):
      reported.diff = UnifiedDiff(from: old, to: nil, path: Workspace.pathInDiff(place)).text
    }
    return reported
  }

  /// The change with the first line that would change instead of its texts.
  package var withFirstDifference: PlacedChange {
    var reported = withoutTexts
    if isBase { return reported }
    switch change {
    case .update(let old, let new), .merge(let old, let new), .force(let old, let new),
      .conflict(let old, let new):
      reported.firstDifference = firstDifference(old, new)
    case .remove(let old): reported.firstDifference = firstDifference(old, old)
    default: break
    }
    return reported
  }

  /// Returns the first line of the file that differs in the new text.
  private func firstDifference(_ old: String, _ new: String) -> SourceRange {
    let lines = [old, new].map {
      $0.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    let same = zip(lines[0], lines[1]).prefix { $0.elementsEqual($1) }.count
    let line = old == new ? 0 : min(same, lines[0].count - 1)
    let text = String(decoding: old.utf8[..<lines[0][line].endIndex], as: UTF8.self)
    return SourceFile(path: place, text: text).range(ofLine: line)
  }

  /// Creates a change of a file below `directory` that is or was generated from the spec `file`.
  package init(_ change: ChangeSet.Change, in directory: String, from file: SourceFile? = nil) {
    let directory = change.directory ?? directory
    self.init(
      directory: directory, path: change.path, change: change.change, isBase: change.isBase)
    source = file.flatMap { $0.path == "<stdin>" ? nil : Path.directory(of: $0.path) }
    func shown(_ file: SourceFile) -> SourceFile {
      SourceFile(path: Path.join(directory, file.path), text: file.text)
    }
    conflicts = change.conflicts.moved(to: shown)
    warnings = change.warnings.moved(to: shown)
  }

  /// Creates a change of a single file, such as a spec.
  package init(place: String, change: FileChange) {
    self.init(
      directory: Path.directory(of: place), path: Path.name(of: place), change: change)
  }
}
