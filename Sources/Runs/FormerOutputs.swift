import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// The bases in output directories, which are read when the base of a spec is missing, because the
/// spec may have been renamed or moved by hand. Each is read once, by whichever thread asks first.
final class FormerOutputs: @unchecked Sendable {
  /// The directories that the user named, from which output may be moved.
  private let roots: [String]
  /// Other directories around them that may contain output.
  private let others: [String]
  private let isTaking: Bool
  /// The paths of the specs of the run.
  private let specs: [String]
  // Guarded by the lock: the bases by directory, the names of specs that were moved from there, and
  // the bases that were claimed.
  private var known: [String: [FoundBase]] = [:]
  private var movedNames: [String: Set<String>] = [:]
  private var claimed: Set<String> = []
  private let lock = Lock()

  /// Creates the outputs below and near some directories. With `isTaking`, the run moves output
  /// from directories that specs were moved away from.
  init(
    below roots: [String] = [], near others: [String] = [], isTaking: Bool = false,
    of specs: [String] = []
  ) {
    self.specs = specs
    self.roots = roots
    self.others = others
    self.isTaking = isTaking
  }

  /// Returns whether no other spec of the run has taken the base.
  func claim(_ base: FoundBase) -> Bool {
    lock.alone { claimed.insert(base.file.path).inserted }
  }

  /// Returns the directory below the roots, other than `directory`, that has the base at `path`.
  /// The base is that of `file`, whose output went there, or that of a spec with the same name that
  /// no longer exists.
  func formerDirectory(
    ofBaseAt path: String, of file: SourceFile, but directory: String
  ) throws(Failure) -> FormerDirectory? {
    let suffix = "/" + path
    for (index, root) in (roots + others).enumerated() {
      for found in try bases(in: root)
      where ("/" + found.path).hasSuffix(suffix) && !found.isPlacedByOption {
        let base = found.file.path
        let other = base == path ? "." : String(base.dropLast(suffix.utf8.count))
        guard Path.name(of: found.spec) == Path.name(of: file.path),
          Workspace.identity(of: other) != Workspace.identity(of: directory)
        else { continue }
        let spec = Path.join(other, found.spec)
        // With '--output', one spec may be generated into several directories.
        let isOwn = isTaking && Workspace.identity(of: spec) == Workspace.identity(of: file.path)
        guard isOwn || !Workspace.exists(spec) else { continue }
        return FormerDirectory(path: other, isInRun: isTaking && index < roots.count)
      }
    }
    return nil
  }

  /// Returns the bases in a directory and below it that can be those of a spec. One whose spec is
  /// gone is that of the spec of the same name in another place, if the run has one.
  func bases(in directory: String, of file: SourceFile) throws(Failure) -> [FoundBase] {
    let all = try bases(in: directory)
    if !all.contains(where: \.isOrphaned) { return all }
    let moved = lock.alone { namesOfMoved(from: directory, all) }
    let name = Path.name(of: file.path)
    return all.filter { found in
      let foundName = Path.name(of: found.spec)
      return !found.isOrphaned || foundName == name || !moved.contains(foundName)
    }
  }

  /// Returns the names of the specs of the run of which no base in a directory is.
  private func namesOfMoved(from directory: String, _ bases: [FoundBase]) -> Set<String> {
    if let names = movedNames[directory] { return names }
    let known = Set(bases.map { Workspace.identity(of: Path.join(directory, $0.spec)) })
    let moved = specs.filter { !known.contains(Workspace.identity(of: $0)) }
    let names = Set(moved.map(Path.name(of:)))
    movedNames[directory] = names
    return names
  }

  /// Returns the bases in a directory and below it.
  private func bases(in directory: String) throws(Failure) -> [FoundBase] {
    try lock.alone { () throws(Failure) in
      if let bases = known[directory] { return bases }
      let bases = try Self.read(in: directory)
      known[directory] = bases
      return bases
    }
  }

  private static func read(in directory: String) throws(Failure) -> [FoundBase] {
    guard Workspace.isDirectory(directory) else { return [] }
    var bases: [FoundBase] = []
    for path in try Workspace.files(below: directory, hidden: Workspace.isBase).paths
    where Workspace.isBase(path) {
      var ignored = Diagnostics()
      let file = try Workspace.read(Path.join(directory, path), as: .base, reporting: &ignored)
      guard let provenance = Base(file, reporting: &ignored)?.provenance,
        let spec = provenance.spec
      else { continue }
      let isThere = Workspace.exists(Path.join(directory, spec))
      var base = FoundBase(path: path, file: file, spec: spec, isOrphaned: !isThere)
      base.isPlacedByOption = provenance.wayToOutput != nil
      bases.append(base)
    }
    return bases
  }
}
