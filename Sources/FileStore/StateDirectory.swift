#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The directory in which this user's runs keep their records. It is outside the trees they
/// generate into, because a tree may be a clone of somebody else's repository, whose content must
/// not be trusted as a record.
///
/// The root is the first of these that exists or can be created, belongs to the user and is
/// writable for nobody else:
///
/// - `$XDG_STATE_HOME/screens-gen`, if that variable is an absolute path,
/// - `$HOME/.local/state/screens-gen`, if there is such a home directory,
/// - `$TMPDIR/screens-gen-UID`, with `/tmp` for a missing `TMPDIR`.
///
/// In it, `runs/` has a directory for each run that changed files, and `trees/` has one for each
/// tree, by its absolute path, with data that later runs reuse, until the tree is gone.
package struct StateDirectory: Sendable {
  /// A possible root, and a directory above it that must already exist, if any.
  struct Candidate: Sendable {
    let path: String
    let base: String?
  }

  let user: UInt32
  let candidates: [Candidate]

  /// Creates a state directory. `environment` returns the variables of the process. `user` is the
  /// identifier of its effective user.
  package init(environment: (String) -> String?, user: UInt32) {
    func directory(_ name: String) -> String? {
      environment(name).flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    self.user = user
    var candidates: [Candidate] = []
    if let state = directory("XDG_STATE_HOME") {
      candidates.append(Candidate(path: Path.join(state, "screens-gen"), base: nil))
    }
    if let home = directory("HOME") {
      candidates.append(
        Candidate(path: Path.join(home, ".local/state/screens-gen"), base: home))
    }
    let temporary = directory("TMPDIR") ?? "/tmp"
    candidates.append(
      Candidate(path: Path.join(temporary, "screens-gen-\(user)"), base: temporary))
    self.candidates = candidates
  }
}

extension StateDirectory {
  /// The state directory of the user running this process.
  package static var ofProcess: StateDirectory {
    StateDirectory(environment: { Environment[$0] }, user: geteuid())
  }
}

extension FileStore {
  /// The existing roots; the first one is written to.
  private var roots: [String] {
    state.candidates.map(\.path).filter(isOurs)
  }

  /// Returns whether `root` is a directory of this user that nobody else can write to.
  private func isOurs(_ root: String) -> Bool {
    guard let status = system.status(of: root, followingLinks: false) else { return false }
    return status.kind == .directory && status.owner == state.user && status.mode & 0o022 == 0
  }

  /// The directories of all recorded runs.
  var runDirectories: [String] {
    roots.flatMap { root -> [String] in
      let runs = Path.join(root, "runs")
      return ((try? system.names(in: runs)) ?? []).map { Path.join(runs, $0) }
    }
  }

  /// Creates the directory of the runs if it is missing, and returns it.
  func makeRunsDirectory() throws(FileProblem) -> String {
    Path.join(try make("runs"), "runs")
  }

  /// Returns the stored data about a tree, or nil if there is none.
  package func memory(of tree: String) -> [UInt8]? {
    let place = memoryPlace(identity(of: tree))
    for root in roots {
      if let bytes = bytesOfOwnFile(at: Path.join(root, place)) { return bytes }
    }
    return nil
  }

  /// Stores data about a tree. Errors are ignored, because without the data a later run only takes
  /// longer.
  package func remember(_ pieces: [String], of tree: String) {
    let place = memoryPlace(identity(of: tree))
    guard let root = try? make(Path.directory(of: place)) else { return }
    let path = Path.join(root, place)
    let staged = path + "." + Self.randomName
    guard (try? system.create(staged, pieces, mode: nil)) != nil else { return }
    if (try? system.rename(staged, to: path)) == nil { try? system.removeFile(staged) }
    if let time = system.status(of: path, followingLinks: false)?.modified.first {
      prune(root, at: time)
    }
  }

  /// Removes the stored data about a tree.
  package func forget(_ tree: String) {
    let place = memoryPlace(identity(of: tree))
    for root in roots {
      try? system.removeFile(Path.join(root, place))
      var directory = Path.directory(of: place)
      while directory != ".", (try? system.removeDirectory(Path.join(root, directory))) != nil {
        directory = Path.directory(of: directory)
      }
    }
  }

  private func memoryPlace(_ tree: String) -> String {
    Path.join(Self.memoriesName + tree, Self.memoryName)
  }

  static let memoriesName = "trees"
  /// The name of the stored data. It ends with a character that makes a directory of that name
  /// unlikely.
  static let memoryName = "settled~"

  /// Creates a directory below the root, and the root if needed. Returns the root.
  private func make(_ path: String) throws(FileProblem) -> String {
    var first: FileProblem?
    for candidate in state.candidates {
      let directory = Path.join(candidate.path, path)
      do {
        if let base = candidate.base, kind(of: base, followingLinks: true) != .directory {
          continue
        }
        try makeRoot(candidate.path)
        try makeDirectories(directory)
        return candidate.path
      } catch {
        // The error of the first candidate is reported, because the user expects that one.
        let isTaken = kind(of: candidate.path) != nil && !isOurs(candidate.path)
        first = first ?? (isTaken ? .notOurs(candidate.path) : .create(directory, error))
      }
    }
    throw first
      ?? FileProblem(
        .cannotCreate, "there is no directory for records; set XDG_STATE_HOME to one of yours")
  }

  private func makeRoot(_ root: String) throws(SystemError) {
    if isOurs(root) { return }
    try makeDirectories(Path.directory(of: root))
    try system.makeDirectory(root, mode: 0o700)
  }
}

extension FileProblem {
  fileprivate static func notOurs(_ root: String) -> FileProblem {
    FileProblem(
      .cannotCreate,
      "records of runs are kept in '\(root)', which is not a directory that only you can write to; "
        + "remove it, or set XDG_STATE_HOME to a directory of yours")
  }
}
