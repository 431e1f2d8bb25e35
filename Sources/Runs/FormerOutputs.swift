import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// The bases in output directories, which are read when the base of a spec is missing, because the
/// spec may have been renamed or moved by hand. Each is read once, by whichever thread asks first.
final class FormerOutputs: @unchecked Sendable {
  /// A base, and its path below the output directory.
  private struct Stray {
    let path: String
    let file: SourceFile
    /// The path of its spec, relative to that directory.
    let spec: String
  }

  /// The directories that the user named, from which output may be moved.
  private let roots: [String]
  /// Other directories around them that may contain output.
  private let others: [String]
  private let isTaking: Bool
  /// The bases by directory, and those that were claimed; both guarded by the lock.
  private var known: [String: [Stray]] = [:]
  private var claimed: Set<String> = []
  private let lock = Lock()

  /// Creates the outputs below and near some directories. With `isTaking`, the run moves output
  /// from directories that specs were moved away from.
  init(below roots: [String] = [], near others: [String] = [], isTaking: Bool = false) {
    self.roots = roots
    self.others = others
    self.isTaking = isTaking
  }

  /// Returns the first renaming that `body` finds for a base in `directory` of the spec at `spec`,
  /// a path relative to it. If there is no base of that spec, looks at bases whose specs no longer
  /// exist.
  func renaming(
    of spec: String, in directory: String, _ body: (SourceFile, _ path: String) -> Renaming?
  ) throws(Failure) -> Renaming? {
    let all = try bases(in: directory)
    let own = all.filter { $0.spec == spec }
    let candidates =
      own.isEmpty ? all.filter { !Workspace.exists(Path.join(directory, $0.spec)) } : own
    for stray in candidates {
      if let renaming = body(stray.file, stray.path),
        lock.alone({ claimed.insert(stray.file.path).inserted })
      {
        return renaming
      }
    }
    return nil
  }

  /// Returns the directory below the roots, other than `directory`, that has the base at `path`.
  /// The base is that of `file`, whose output went there, or that of a spec with the same name that
  /// no longer exists.
  func formerDirectory(
    ofBaseAt path: String, of file: SourceFile, but directory: String
  ) throws(Failure) -> FormerDirectory? {
    let suffix = "/" + path
    for (index, root) in (roots + others).enumerated() {
      for stray in try bases(in: root) where ("/" + stray.path).hasSuffix(suffix) {
        let base = stray.file.path
        let other = base == path ? "." : String(base.dropLast(suffix.utf8.count))
        guard Path.name(of: stray.spec) == Path.name(of: file.path),
          Workspace.identity(of: other) != Workspace.identity(of: directory)
        else { continue }
        let spec = Path.join(other, stray.spec)
        // With '--output', one spec may be generated into several directories.
        let isOwn = isTaking && Workspace.identity(of: spec) == Workspace.identity(of: file.path)
        guard isOwn || !Workspace.exists(spec) else { continue }
        return FormerDirectory(path: other, isInRun: isTaking && index < roots.count)
      }
    }
    return nil
  }

  /// Returns what connectors and interactors alone last yielded in `directory` at each of the
  /// paths.
  func files(
    at paths: [String], in directory: String
  ) throws(Failure) -> [String: Base.File] {
    var files: [String: Base.File] = [:]
    for stray in try bases(in: directory) where Blueprint.isBaseOfLone(stray.path) {
      var ignored = Diagnostics()
      let base = Base(stray.file, reporting: &ignored)
      for path in paths { files[path] = files[path] ?? base?.files[path] }
    }
    return files
  }

  private func bases(in directory: String) throws(Failure) -> [Stray] {
    try lock.alone { () throws(Failure) in
      if let strays = known[directory] { return strays }
      let strays = try Self.read(in: directory)
      known[directory] = strays
      return strays
    }
  }

  private static func read(in directory: String) throws(Failure) -> [Stray] {
    guard Workspace.isDirectory(directory) else { return [] }
    var strays: [Stray] = []
    for path in try Workspace.files(below: directory, hidden: Workspace.isBase).paths
    where Workspace.isBase(path) {
      var ignored = Diagnostics()
      let file = try Workspace.read(Path.join(directory, path), reporting: &ignored)
      guard let spec = Base(file, reporting: &ignored)?.provenance.spec else { continue }
      strays.append(Stray(path: path, file: file, spec: spec))
    }
    return strays
  }
}
