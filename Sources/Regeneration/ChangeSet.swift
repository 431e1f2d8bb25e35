package import SourceText

/// The changes that a run makes to all files of a spec: a pure function of what was last generated,
/// what is on disk, and what is generated now.
package struct ChangeSet: Hashable, Sendable {
  /// The content at a path on disk.
  package enum Content: Hashable, Sendable {
    case text(String)
    /// A directory, a link, or a file that is not text.
    case other
  }

  package struct Change: Hashable, Sendable {
    package var path: String
    package let change: FileChange
    /// The conflicts between edits of a XIB and what is generated. The second ranges are in the
    /// file that is put beside it.
    package var conflicts = Diagnostics()
    /// The warnings about a merged XIB, at ranges in the merged text. The second ranges are in the
    /// user's version.
    package var warnings = Diagnostics()
    /// Whether the file belongs to screens-gen itself and is not output.
    package var isBase = false
    /// The directory of the file, if it is not the output directory.
    package var directory: String?

    package init(
      path: String, change: FileChange, conflicts: Diagnostics = Diagnostics(),
      warnings: Diagnostics = Diagnostics(), isBase: Bool = false
    ) {
      self.path = path
      self.change = change
      self.conflicts = conflicts
      self.warnings = warnings
      self.isBase = isBase
    }
  }

  /// The change of every file that is or was generated, in the order of the paths. Each is followed
  /// by the changes of files that the run puts beside it.
  package let changes: [Change]
  /// The base for the next run.
  package var base: Base

  /// Creates the changes. If `base` is nil, every file that differs counts as written by hand.
  /// `yours` has the content at each of the `pathsToRead`. If names in the spec changed, `origins`
  /// has the former path for each path that changed, and `before` is what the spec yielded until
  /// then. `unmerged` are XIBs that a merge of two branches left unmerged.
  package init(
    base: Base?, yours: [String: Content], generated: FileTree, rules: ChangeRules = ChangeRules(),
    origins: [String: String] = [:], before: FileTree = FileTree(),
    unmerged: [String: UnmergedFile] = [:]
  ) {
    var changes: [Change] = []
    var files: [String: Base.File] = [:]
    for path in Self.paths(base: base, generated: generated, origins) {
      let outcome = FileVersions(
        path, base: base, yours: yours, generated: generated, origins: origins, before: before,
        unmerged: unmerged
      ).outcome(under: rules)
      changes += outcome.changes
      files[path] = outcome.base
    }
    self.changes = changes
    self.base = Base(files: files)
  }

  /// Returns the paths whose content the run needs.
  package static func pathsToRead(
    base: Base?, generated: FileTree, rules: ChangeRules = ChangeRules(),
    origins: [String: String] = [:]
  ) -> [String] {
    paths(base: base, generated: generated, origins).flatMap { path in
      let origin = origins[path] ?? path
      return (origin == path ? [path] : [path, origin])
        + (FileVersions.isXIB(origin) ? [FileVersions.generatedCopyPath(of: origin)] : [])
        + (rules.discards ? FileVersions.copies(of: path) : [])
    }
  }

  private static func paths(
    base: Base?, generated: FileTree, _ origins: [String: String]
  ) -> [String] {
    let known = Set(base.map { Array($0.files.keys) } ?? [])
    return known.subtracting(origins.values).union(generated.paths)
      .union(origins.filter { known.contains($0.value) }.keys).sorted()
  }

  package var hasConflicts: Bool { changes.contains { $0.change.isConflict } }
  package var isBlocked: Bool { changes.contains { $0.change.isBlocked } }
  package var changesDisk: Bool { changes.contains { $0.change.changesDisk } }
}
