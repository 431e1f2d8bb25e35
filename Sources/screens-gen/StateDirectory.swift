#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Where the runs of this user keep their records: outside of the trees that they generate into, as
/// a tree may be a clone of somebody else's repository, and what that brings must not be acted on.
///
/// The records of a tree are in a directory of the tree's own absolute path below the root:
/// `~/.local/state/screens-gen/Users/me/App/.screens-gen/`. The root is the first of
///
/// - `$XDG_STATE_HOME/screens-gen`, if that variable is an absolute path,
/// - `$HOME/.local/state/screens-gen`, if there is a home directory,
/// - `$TMPDIR/screens-gen-UID`, with `/tmp` for a missing `TMPDIR`,
///
/// that can be made, or that is there, belongs to this user and is writable for nobody else.
enum StateDirectory {
  private static let name = ".screens-gen"

  /// The directory of the records of `tree`, whether or not it exists; nil if there is no root yet.
  static func path(of tree: String) -> String? {
    let tree = Workspace.identity(of: tree)
    let paths = candidates.filter(isOurs).map { path(of: tree, in: $0) }
    return paths.first { Disk.kind(of: $0) == .directory } ?? paths.first
  }

  /// Makes the directory of the records of `tree`, and returns it.
  static func make(for tree: String) throws(Failure) -> String {
    if let path = path(of: tree), Disk.kind(of: path) == .directory { return path }
    let tree = Workspace.identity(of: tree)
    var problem: Failure?
    for root in candidates {
      let path = path(of: tree, in: root)
      do {
        try makeRoot(root)
        try Disk.makeDirectory(path)
        return path
      } catch {
        // The first one that fails is the one that the user expects.
        problem =
          problem
          ?? Failure(code: .cannotCreate, message: "cannot create '\(path)': \(error.reason)")
      }
    }
    throw problem
      ?? Failure(
        code: .cannotCreate,
        message: "no directory for the record of the run; set XDG_STATE_HOME to one of yours")
  }

  /// The trees, at or below the directory, that have records and are still there: paths that begin
  /// with `directory`.
  static func trees(below directory: String) -> [String] {
    let top = Workspace.identity(of: directory)
    var found: [String] = []
    for root in candidates.filter(isOurs) {
      for tree in trees(below: top, in: root) where !found.contains(tree) { found.append(tree) }
    }
    return found.filter { Disk.realPath(of: $0) == $0 }.map { tree in
      let path = tree.dropFirst(top.count).drop { $0 == "/" }
      return path.isEmpty ? directory : Workspace.join(directory, String(path))
    }
  }

  /// Removes a directory of records that is empty, and those above it that then are.
  static func removeEmpty(_ path: String) {
    guard Disk.removeEmptyDirectory(path) else { return }
    var directory = Workspace.directory(of: path)
    while !candidates.contains(directory), Disk.removeEmptyDirectory(directory) {
      directory = Workspace.directory(of: directory)
    }
  }

  // MARK: Roots

  private static let candidates: [String] = {
    var candidates: [String] = []
    if let state = Environment["XDG_STATE_HOME"], state.hasPrefix("/") {
      candidates.append(Workspace.join(state, "screens-gen"))
    }
    if let home = Environment["HOME"], home.hasPrefix("/"), Workspace.isDirectory(home) {
      candidates.append(Workspace.join(home, ".local/state/screens-gen"))
    }
    let temporary = Environment["TMPDIR"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/tmp"
    candidates.append(Workspace.join(temporary, "screens-gen-\(geteuid())"))
    return candidates
  }()

  private static func path(of tree: String, in root: String) -> String {
    Workspace.join(root + tree, name)
  }

  private static func makeRoot(_ root: String) throws(SystemError) {
    let above = Workspace.directory(of: root)
    try Disk.makeDirectory(above)
    guard mkdir(root, 0o700) == 0 || errno == EEXIST else { throw SystemError() }
    guard isOurs(root) else { throw SystemError(code: EPERM) }
  }

  /// Whether `root` is a directory of this user's, and nobody else can write there.
  private static func isOurs(_ root: String) -> Bool {
    var status = stat()
    guard lstat(root, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return false }
    return status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }

  private static func trees(below tree: String, in root: String) -> [String] {
    let names = (try? Disk.names(in: root + tree)) ?? []
    return names.flatMap { name in
      name == Self.name ? [tree] : trees(below: Workspace.join(tree, name), in: root)
    }
  }
}
