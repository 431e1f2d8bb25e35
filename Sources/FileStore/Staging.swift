import SourceText

/// The trees of a run that has begun, with its record: every change is recorded before it is
/// staged.
struct Staging {
  /// A tree in which files change.
  private struct Tree {
    let directory: String
    /// The directories that exist or have been announced.
    var known: Set<String> = ["", "."]
    var count = 0
  }

  private let store: FileStore
  private let run: String
  private let undone: RunRecord?
  private var begun: [String: Tree] = [:]
  /// The trees on the list of the run: those in which it changes files, and those of the sources.
  private var listed: Set<String> = []
  /// The directory of the record, or nil until something is announced.
  private(set) var record: String?
  /// The directories to create, parents first.
  private(set) var missing: [String] = []

  init(in store: FileStore, run: String, undoing undone: RunRecord?) {
    self.store = store
    self.run = run
    self.undone = undone
  }

  var trees: [String] { Array(listed) }
  /// The directories of the temporary files.
  var directories: [String] { begun.values.map(\.directory) }

  /// Adds the next changes in a tree to the record, with the state of their files `before`.
  mutating func announce(
    _ edits: [FileEdit], _ before: [RunRecord.Before?], in path: String
  ) throws(FileProblem) -> [StagedEdit] {
    let record = try begunRecord(for: [path] + edits.compactMap(\.source))
    var tree = try begunTree(path, in: record)
    // The set has a single owner, so that it is not copied.
    begun[path]?.known = []
    defer { begun[path] = tree }
    var part = RunRecord.Tree(path: path)
    var staged: [StagedEdit] = []
    for (edit, before) in zip(edits, before) {
      var after: Fingerprint?
      if case .write(_, let text) = edit.effect {
        after = Fingerprint(of: text)
        part.directories += missingDirectories(above: edit.path, in: path, &tree)
      }
      tree.count += 1
      let name = String(tree.count)
      part.entries.append(
        RunRecord.Entry(path: edit.path, staged: name, before: before, after: after))
      staged.append(StagedEdit(edit, staged: Path.join(tree.directory, name)))
    }
    try store.add(part, toRun: record)
    missing += part.directories.map { Path.join(path, $0) }
    return staged
  }

  /// Adds `trees` to those of the run, and returns the directory of the record.
  private mutating func begunRecord(for trees: [String]) throws(FileProblem) -> String {
    let new = trees.filter { listed.insert($0).inserted }
    if let record {
      if !new.isEmpty { try store.add(new, toRun: record) }
      return record
    }
    let record = try store.beginRun(run, undoing: undone?.run, in: new)
    self.record = record
    return record
  }

  /// Returns a tree, which is created if it is missing, after creating the directory of its
  /// temporary files. Missing directories are recorded first.
  private mutating func begunTree(_ path: String, in record: String) throws(FileProblem) -> Tree {
    if let tree = begun[path] { return tree }
    var missing: [String] = []
    var name = ""
    var directory = path
    while store.kind(of: directory) == nil, Path.directory(of: directory) != directory {
      missing.insert(name, at: 0)
      name = name.isEmpty ? ".." : "../" + name
      directory = Path.directory(of: directory)
    }
    try store.add(RunRecord.Tree(path: path, directories: missing), toRun: record)
    let tree = Tree(directory: FileStore.staging(of: path, run))
    begun[path] = tree
    do {
      try store.makeDirectories(path)
      try store.system.makeDirectory(tree.directory, mode: 0o700)
    } catch {
      throw .create(store.shown(path, from: []), error)
    }
    return tree
  }

  /// Returns the missing directories that a file at `path` needs, in order.
  private func missingDirectories(
    above path: String, in top: String, _ tree: inout Tree
  ) -> [String] {
    let directory = Path.directory(of: path)
    if tree.known.contains(directory) { return [] }
    var missing = missingDirectories(above: directory, in: top, &tree)
    tree.known.insert(directory)
    if store.kind(of: Path.join(top, directory)) == nil { missing.append(directory) }
    return missing
  }
}
