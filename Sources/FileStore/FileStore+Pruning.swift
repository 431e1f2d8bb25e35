/// Removing the stored memory of trees that no longer exist.
extension FileStore {
  /// The number of seconds between two searches for such trees.
  private static let pruningInterval = 86_400
  /// The name of an empty file that each search creates. Its age is that of the last search.
  private static let pruningMark = "pruned"

  /// Removes the memory of missing trees in `root`, unless that was done in the day before `time`.
  func prune(_ root: String, at time: Int) {
    let mark = Path.join(root, Self.pruningMark)
    if let last = system.status(of: mark, followingLinks: false)?.modified.first,
      last + Self.pruningInterval > time
    {
      return
    }
    try? system.removeFile(mark)
    // If the file cannot be created, another run has just created it.
    guard (try? system.create(mark, [], mode: nil)) != nil else { return }
    prune(Path.join(root, Self.memoriesName), of: "/")
  }

  /// Removes the memory of `tree` and of the trees below it that no longer exist. `directory`
  /// contains the memory.
  private func prune(_ directory: String, of tree: String) {
    for name in (try? system.names(in: directory)) ?? [] {
      let path = Path.join(directory, name)
      if kind(of: path) == .directory {
        prune(path, of: Path.join(tree, name))
      } else if kind(of: tree) != .directory {
        try? system.removeFile(path)
      }
    }
    // This fails unless the directory is empty.
    try? system.removeDirectory(directory)
  }
}
