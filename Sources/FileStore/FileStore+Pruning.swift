/// What is remembered of trees that are gone is forgotten.
extension FileStore {
  /// In seconds, how long nobody looks which trees are gone after somebody did.
  private static let pruningInterval = 86_400
  /// The name of an empty file that is as old as the last look.
  private static let pruningMark = "pruned"

  /// Forgets the trees in `root` that are gone, if that was not done in the day before `time`.
  func prune(_ root: String, at time: Int) {
    let mark = Path.join(root, Self.pruningMark)
    if let last = system.status(of: mark, followingLinks: false)?.modified.first,
      last + Self.pruningInterval > time
    {
      return
    }
    try? system.removeFile(mark)
    // If it cannot be made, another run has just done so.
    guard (try? system.create(mark, [], mode: nil)) != nil else { return }
    prune(Path.join(root, Self.memoriesName), of: "/")
  }

  /// Forgets `tree` and those below it that are gone; `directory` has what is remembered of them.
  private func prune(_ directory: String, of tree: String) {
    for name in (try? system.names(in: directory)) ?? [] {
      let path = Path.join(directory, name)
      if kind(of: path) == .directory {
        prune(path, of: Path.join(tree, name))
      } else if kind(of: tree) != .directory {
        try? system.removeFile(path)
      }
    }
    // Which fails unless it is empty.
    try? system.removeDirectory(directory)
  }
}
