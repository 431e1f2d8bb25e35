/// The directories that a run reads and writes, locked, and free of what a killed run left.
///
/// A command gets one before it looks at what it will change, and keeps it until it ends.
struct LockedTree {
  /// Whether a run was taken back that had been killed, so that files are not what they were.
  let isRestored: Bool

  /// The tree of what the specs at `paths` yield, and of the specs themselves if they are to be
  /// written. Throws if another run is at work there; and, unless it is for writing, if a killed run
  /// has to be taken back first.
  init(
    around paths: [String], _ arguments: Arguments, _ console: Console, isWriting: Bool = true,
    withSpecs: Bool = false
  ) throws(Failure) {
    let output = arguments["output"]
    let folders = output == nil || withSpecs ? paths.map(Workspace.directory) : []
    try self.init(
      (output.map { [$0] } ?? []) + folders,
      isWriting: isWriting && !arguments.has("dry-run"), console)
  }

  init(_ directories: [String], isWriting: Bool, _ console: Console) throws(Failure) {
    try TreeLock.take(directories, isWriting: isWriting)
    var isRestored = false
    for home in Workspace.distinct(directories) {
      guard let record = try Workspace.pendingRecord(in: home) else { continue }
      if !isWriting {
        throw Failure(
          code: .differences,
          message: "a run in '\(home)' was interrupted; 'screens-gen generate' finishes it")
      }
      try Workspace.takeBack(record, in: home)
      console.hint("a run in '\(home)' was interrupted, and is taken back first")
      isRestored = true
    }
    self.isRestored = isRestored
  }
}
