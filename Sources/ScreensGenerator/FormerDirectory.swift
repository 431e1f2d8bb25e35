import Regeneration

/// The directory that held the output of a spec before somebody moved the spec to another one.
package struct FormerDirectory: Hashable, Sendable {
  /// The path as it is shown.
  package let path: String
  /// Whether the run may take the output from there.
  package let isInRun: Bool

  package init(path: String, isInRun: Bool) {
    self.path = path
    self.isInRun = isInRun
  }

  /// Returns a key for a file in the directory. It differs from the paths of the output, which
  /// never begin with `/`.
  package func key(_ path: String) -> String { "/\(self.path)/\(path)" }

  /// Whether a path is a key of a file in such a directory.
  package static func isKey(_ path: String) -> Bool { path.hasPrefix("/") }

  /// Returns the path of the file that has the key, or nil for a file of the output.
  package func path(ofKey key: String) -> String? {
    let prefix = self.key("")
    return key.hasPrefix(prefix) ? String(key.dropFirst(prefix.count)) : nil
  }

  /// Returns the path of a file in the directory as it is shown.
  func shown(_ path: String) -> String { self.path == "." ? path : self.path + "/" + path }
}

extension Renaming {
  /// Creates the renaming of a spec whose output comes from another directory and does not change
  /// otherwise.
  init(moving output: Generator.Output, from former: FormerDirectory) {
    let files = output.files.paths.reduce(into: FileTree()) {
      $0[former.key($1)] = output.files[$1]
    }
    var blueprint = output.blueprint
    blueprint.basePath = former.key(blueprint.basePath)
    blueprint.folders = blueprint.folders.map(former.key)
    self.init(
      old: Generator.Output(spec: output.spec, blueprint: blueprint, files: files), new: output,
      origins: Dictionary(uniqueKeysWithValues: output.files.paths.map { ($0, former.key($0)) }),
      former: former)
  }
}

extension Base {
  /// Returns the base with its files in the directory.
  func moved(to former: FormerDirectory) -> Base {
    Base(
      files: Dictionary(uniqueKeysWithValues: files.map { (former.key($0), $1) }),
      provenance: provenance)
  }
}

extension ChangeSet.Change {
  /// Returns the change at the place where it happens: in the directory, if its path is the key of
  /// a file there.
  func placed(in former: FormerDirectory) -> ChangeSet.Change {
    guard let path = former.path(ofKey: path) else { return self }
    var change = self
    change.path = path
    change.directory = former.path
    return change
  }
}
