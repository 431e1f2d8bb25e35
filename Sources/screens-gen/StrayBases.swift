import FileStore
import Regeneration
import ScreensGenerator
import SourceText

/// Bases in output directories whose spec is at another path, or has another name, than they say: what
/// they are of was renamed or moved by hand. Each is found once, whichever thread asks first.
final class StrayBases: @unchecked Sendable {
  /// A base, and its path below the output directory.
  struct Stray {
    let path: String
    let file: SourceFile
    /// The path of its spec, seen from that directory.
    let spec: String
  }

  /// By directory; guarded by the lock, as is what is claimed.
  private var known: [String: [Stray]] = [:]
  private var claimed: Set<String> = []
  private let lock = Lock()

  /// The bases in `directory` that may be of the spec at `spec`, seen from there: those that say so,
  /// or else those whose spec is not there any more.
  func candidates(for spec: String, in directory: String) throws(Failure) -> [Stray] {
    let all = try bases(in: directory)
    let own = all.filter { $0.spec == spec }
    return own.isEmpty
      ? all.filter { !Workspace.exists(Path.join(directory, $0.spec)) } : own
  }

  /// The folder below `roots`, but not in `directory`, that has what was generated from a spec of the same
  /// name, which is not there any more. `basePath` is where the base is, seen from such a directory.
  func folder(
    of basePath: String, _ spec: String, _ roots: [String], but directory: String
  ) throws(Failure) -> String? {
    let suffix = "/" + basePath
    for root in roots {
      for stray in try bases(in: root) where ("/" + stray.path).hasSuffix(suffix) {
        let path = stray.file.path
        let other = path == basePath ? "." : String(path.dropLast(suffix.utf8.count))
        guard Path.name(of: stray.spec) == Path.name(of: spec),
          Workspace.identity(of: other) != Workspace.identity(of: directory),
          !Workspace.exists(Path.join(other, stray.spec))
        else { continue }
        return Path.directory(of: path)
      }
    }
    return nil
  }

  private func bases(in directory: String) throws(Failure) -> [Stray] {
    try lock.alone { () throws(Failure) in
      if let strays = known[directory] { return strays }
      let strays = try Self.read(in: directory)
      known[directory] = strays
      return strays
    }
  }

  /// Whether nobody else took the base for theirs.
  func claim(_ stray: Stray) -> Bool {
    lock.alone { claimed.insert(stray.file.path).inserted }
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
