import ScreensGenerator

/// The directories that a run keeps records in, and what it makes below each of them.
struct Homes {
  private struct Home {
    let directory: String
    var new: NewDirectories

    init(_ directory: String) {
      self.directory = directory
      new = NewDirectories(in: directory)
    }
  }

  /// What the records have in common.
  private let run: String
  /// By what all paths to the directory have in common.
  private var homes: [String: Home] = [:]
  private var identities: [String: String] = [:]
  /// One of the directories of staged files in each file system.
  private var fileSystems: [UInt64: String] = [:]
  private var lastAdded: String?

  init(run: String) {
    self.run = run
  }

  /// The directories, in order.
  var directories: [String] { homes.sorted { $0.key < $1.key }.map(\.value.directory) }

  /// The directories that are put together beside their places, and how many files each has.
  var roots: [(place: Transaction.Place, files: Int)] {
    homes.values.flatMap { home in
      home.new.roots.map { (Transaction.Place(home: home.directory, path: $0), $1) }
    }
  }

  /// Adds to the record of a directory what becomes of files below it. Returns the root of each, and
  /// the directories to make for them, which others may have to wait for.
  mutating func announce(
    _ entries: [RunRecord.Entry], in directory: String
  ) throws(Failure) -> (roots: [NewDirectories.Root?], missing: [NewDirectories.New]) {
    let identity = identities[directory] ?? Workspace.identity(of: directory)
    identities[directory] = identity
    var made: [String] = []
    if homes[identity] == nil {
      made = Workspace.missingDirectories(above: directory)
      try Workspace.beginRecord(run: run, in: directory, missing: made)
    }
    // Changed where they stand: they are as many as the run has directories.
    var missing: [NewDirectories.New] = []
    let roots = try homes[identity, default: Home(directory)].new.roots(
      of: entries, adding: &missing)
    for new in missing where new.path == new.root.path {
      add(fileSystemOf: Workspace.directory(of: Workspace.join(directory, new.path)))
    }
    made += missing.map(\.path)
    try Workspace.addToRecord(
      RunRecord.part(directories: made, entries: entries), in: directory)
    return (roots, missing)
  }

  /// Tells of a directory that files are staged in.
  mutating func add(fileSystemOf directory: String) {
    // Most directories come many times one after the other.
    if directory == lastAdded { return }
    lastAdded = directory
    guard let number = Disk.fileSystem(of: directory), fileSystems[number] == nil else { return }
    fileSystems[number] = directory
  }

  /// Has the disk keep all that it holds of what was staged; false if the system has no call for
  /// that.
  func flushFileSystems() -> Bool { fileSystems.values.allSatisfy(Disk.flushFileSystem) }
}
