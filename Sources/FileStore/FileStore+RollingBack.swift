import SourceText

extension FileStore {
  /// Rolls back an interrupted run. Files that were changed since then stay as they are. Returns
  /// the record of the run, or nil if there was nothing to roll back.
  @discardableResult
  package func rollBack(_ run: Run) throws(FileProblem) -> RunRecord? {
    guard let record = try record(of: run) else {
      remove(run)
      return nil
    }
    for tree in record.trees.reversed() { try rollBack(tree, of: record.run) }
    remove(run)
    return record
  }

  /// Throws an error if a link is now on the path of a tree, because it would lead to files that
  /// the run did not change.
  package func checkPath(of tree: RunRecord.Tree) throws(FileProblem) {
    if isBehindLink(tree) { throw .link(tree.path) }
  }

  private func isBehindLink(_ tree: RunRecord.Tree) -> Bool { identity(of: tree.path) != tree.path }

  private func rollBack(_ tree: RunRecord.Tree, of run: String) throws(FileProblem) {
    // A link has replaced the directory that the run changed.
    if isBehindLink(tree) { return }
    let staging = Self.staging(of: tree.path, run)
    for entry in tree.entries.reversed() {
      try rollBack(entry, in: tree.path, staged: Path.join(staging, entry.staged))
    }
    try? system.removeDirectory(staging)
    removeDirectories(tree.directories, in: tree.path)
  }

  private func rollBack(
    _ entry: RunRecord.Entry, in tree: String, staged: String
  ) throws(FileProblem) {
    let path = Path.join(tree, entry.path)
    let now: String?
    switch try contents(of: [entry.path], in: tree)[entry.path] {
    case .text(let text)?: now = text
    case nil: now = nil
    case .other?: return discard(staged)
    }
    if entry.state(now: now) == .after {
      let theirs = bytesOfOwnFile(at: staged).map { String(decoding: $0, as: UTF8.self) }
      if let theirs, entry.state(now: theirs) == .changedSince {
        // The run was terminated after it had found that the file had been changed.
        return try writing(path) { () throws(SystemError) in
          try system.rename(staged, to: path)
        }
      }
      discard(staged)
      if let before = entry.before {
        try restore(before, at: path, over: now, by: staged)
      } else {
        try writing(path) { () throws(SystemError) in try system.removeFile(path) }
      }
    } else {
      discard(staged)
    }
  }

  private func restore(
    _ before: RunRecord.Before, at path: String, over now: String?, by staged: String
  ) throws(FileProblem) {
    try writing(path) { () throws(SystemError) in
      try makeDirectories(Path.directory(of: path))
      try makeDirectories(Path.directory(of: staged))
      try system.create(staged, [before.text], mode: before.mode)
      try system.rename(staged, to: path)
    }
  }

  private func discard(_ staged: String) { try? system.removeFile(staged) }

  /// Returns the directory of a run's temporary files in a tree. Its name cannot be guessed before
  /// the run.
  static func staging(of tree: String, _ run: String) -> String {
    Path.join(tree, ".screens-gen-\(run).tmp")
  }

  /// Removes directories that a run created, if they are empty.
  package func removeDirectories(_ directories: [String], in tree: String) {
    for directory in directories.reversed() {
      let path =
        directory.isEmpty || directory.hasPrefix("..")
        ? directory.split(separator: "/").reduce(tree) { path, _ in Path.directory(of: path) }
        : Path.join(tree, directory)
      try? system.removeDirectory(path)
    }
  }
}
