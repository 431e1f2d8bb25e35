/// The records of runs. Each run has a directory with a list of the trees in which it changes files
/// or that the files are made from, and with the record itself. The name of the directory shows
/// whether the run has ended: renaming it commits the run, in all its trees at once.
extension FileStore {
  /// A run with a record.
  package struct Run: Hashable, Sendable {
    let directory: String
    package let trees: [String]

    var recordPath: String { Path.join(directory, FileStore.recordName) }
  }

  static let recordName = "record"
  static let treesName = "trees"
  static let newSuffix = ".new"
  static let pendingSuffix = ".pending"
  static let doneSuffix = ".done"

  /// Returns the interrupted runs that changed files at, below or above one of `directories`, which
  /// the caller has locked.
  package func interruptedRuns(touching directories: [String]) -> [Run] {
    runs(Self.pendingSuffix, touching: directories)
  }

  /// Returns the last run that ended and changed files at or below one of `directories`, or files
  /// generated from the specs there, with its record. Returns nil if no such run is on record.
  package func lastRun(below directories: [String]) throws(FileProblem) -> (Run, RunRecord)? {
    let tops = directories.map(identity)
    func isNamed(_ path: String) -> Bool { tops.contains { Path.isAt(path, orBelow: $0) } }
    let runs = runs(Self.doneSuffix, touching: directories)
    for run in runs.sorted(by: { modified($0).lexicographicallyPrecedes(modified($1)) }).reversed()
    {
      guard let record = try record(of: run) else { continue }
      // A completed undo replaces the run that it reverted, until both are removed.
      if record.undone != nil {
        remove(run)
      } else if run.trees.contains(where: isNamed) || record.places.contains(where: isNamed) {
        return (run, record)
      }
    }
    return nil
  }

  /// Returns the record of a run. Returns nil if there is none because the run was terminated
  /// before it began or after it was finished.
  package func record(of run: Run) throws(FileProblem) -> RunRecord? {
    let path = run.recordPath
    let content: FileContent
    do {
      content = try system.read(path, limit: .max, followingLinks: false)
    } catch {
      if error.code == Self.noEntry { return nil }
      throw .read(path, error)
    }
    guard case .bytes(let bytes) = content,
      let record = RunRecord(String(decoding: bytes, as: UTF8.self))
    else {
      throw FileProblem(
        .inputOutput,
        "'\(path)' is damaged; see that the files in '\(run.trees.first ?? "")' are whole, "
          + "then delete it")
    }
    return record
  }

  private func modified(_ run: Run) -> [Int] {
    system.status(of: run.recordPath, followingLinks: false)?.modified ?? []
  }

  private func runs(_ suffix: String, touching directories: [String]) -> [Run] {
    let tops = directories.map(identity)
    return runs(suffix).filter { run in
      run.trees.contains { tree in
        tops.contains { Path.isAt(tree, orBelow: $0) || Path.isAt($0, orBelow: tree) }
      }
    }
  }

  private func runs(_ suffix: String) -> [Run] {
    runDirectories.filter { $0.hasSuffix(suffix) }.map { directory in
      Run(directory: directory, trees: trees(of: directory))
    }
  }

  private func trees(of directory: String) -> [String] {
    let bytes = bytesOfOwnFile(at: Path.join(directory, Self.treesName)) ?? []
    return bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: Writing

  /// Begins the record of a run with `trees`, and returns its directory. The directory gets its
  /// name once it is complete, so that the trees of every pending run are known.
  func beginRun(
    _ run: String, undoing undone: String?, in trees: [String]
  ) throws(FileProblem) -> String {
    let runs = try makeRunsDirectory()
    let new = Path.join(runs, run + Self.newSuffix)
    let directory = Path.join(runs, run + Self.pendingSuffix)
    do {
      try system.makeDirectory(new, mode: 0o700)
      try system.create(Path.join(new, Self.treesName), trees.map { $0 + "\0" }, mode: nil)
      try system.create(
        Path.join(new, Self.recordName), [RunRecord.head(run: run, undone: undone)], mode: nil)
      try system.rename(new, to: directory)
    } catch {
      remove(Run(directory: new, trees: []))
      throw .write(Path.join(directory, Self.recordName), error)
    }
    return directory
  }

  /// Adds to the trees of a run.
  func add(_ trees: [String], toRun directory: String) throws(FileProblem) {
    try append(trees.map { $0 + "\0" }.joined(), to: Path.join(directory, Self.treesName))
  }

  /// Adds a line to the record of a run.
  func add(_ part: RunRecord.Tree, toRun directory: String) throws(FileProblem) {
    try append(part.line, to: Path.join(directory, Self.recordName))
  }

  private func append(_ text: String, to path: String) throws(FileProblem) {
    try writing(path) { () throws(SystemError) in try system.append(text, to: path) }
  }

  /// Commits a run: from now on it can be undone, and is never rolled back. Earlier records of the
  /// same trees are removed.
  func commit(_ run: String, in directory: String, trees: [String]) throws(FileProblem) {
    let done = String(directory.dropLast(Self.pendingSuffix.count) + Self.doneSuffix)
    try writing(done) { () throws(SystemError) in try system.rename(directory, to: done) }
    for run in runs(Self.doneSuffix) where run.directory != done {
      let isGone = !run.trees.contains { kind(of: $0) == .directory }
      if isGone || run.trees.allSatisfy(trees.contains) { remove(run) }
    }
    removeUnbegunRuns(before: modified(Run(directory: done, trees: trees)))
  }

  /// Removes the remains of runs that were terminated while they began, at least a day before
  /// `time`.
  private func removeUnbegunRuns(before time: [Int]) {
    for run in runs(Self.newSuffix) {
      let began = system.status(of: run.directory, followingLinks: false)?.modified
      if let began, began[0] + 86_400 < time.first ?? 0 { remove(run) }
    }
  }

  /// Commits an undo: its record replaces that of the run it reverted.
  func commitUndo(in directory: String, of run: Run) throws(FileProblem) {
    try writing(run.recordPath) { () throws(SystemError) in
      try system.rename(Path.join(directory, Self.recordName), to: run.recordPath)
    }
    remove(Run(directory: directory, trees: []))
    remove(run)
  }

  /// Removes everything that is recorded about a run. The record itself is removed last, because
  /// without it there is nothing to do.
  func remove(_ run: Run) {
    try? system.removeFile(run.recordPath)
    try? system.removeFile(Path.join(run.directory, Self.treesName))
    try? system.removeDirectory(run.directory)
  }
}
