import FileStore
import ScreensGenerator
import SourceText
import SpecModel

/// The other specs that the specs of a run refer to, theme sets and Screenlets that they extend.
/// Each is read once, by whichever thread asks first.
final class ReferredSpecs: @unchecked Sendable {
  /// The item at the path by which a spec refers to another spec.
  struct Found {
    /// The path as the spec writes it.
    var path = ""
    /// The identity of the place, which is the same for all paths that lead there.
    let identity: String
    /// The reference; nil if nothing is there.
    var reference: SpecReference?
    /// The problems there; none for a spec of the run, which reports them itself.
    var diagnostics = Diagnostics()
    /// The fingerprint of the text that is there, and of its module file.
    var text: Fingerprint?
  }

  /// The specs of the run, with the text that they will have after it.
  private let specs: [SourceFile]
  private let modules: ModuleFiles
  private lazy var byIdentity = Dictionary(
    specs.map { (identities.identity(ofFile: $0.path), $0) }
  ) { first, _ in first }
  private var identities = FileStore.Identities(in: Workspace.store)
  /// The items already looked up, by identity. The lock guards them, the identities and everything
  /// that is lazy.
  private var known: [String: Found] = [:]
  /// The tops of the repositories of the specs, by the directory of the spec.
  private var repositories: [String: String?] = [:]
  private let lock = Lock()

  init(_ specs: [SourceFile], in modules: ModuleFiles) {
    self.specs = specs
    self.modules = modules
  }

  /// Returns what is at a path in `file`.
  func found(at path: String, seenFrom file: SourceFile) throws(Failure) -> Found {
    var found: Found
    if let link = Workspace.store.link(onWayOf: path, seenFrom: file.path) {
      found = Found(identity: link, reference: .link(link))
    } else {
      found = try lock.alone { () throws(Failure) in
        let place = Path.path(path, seenFrom: file.path)
        return isOutside(place, seenFrom: file)
          ? Found(identity: place, reference: .outside) : try self.found(at: place)
      }
    }
    found.path = path
    return found
  }

  /// Returns whether a path leads out of the repository of `file`.
  private func isOutside(_ path: String, seenFrom file: SourceFile) -> Bool {
    let directory = Path.directory(of: file.path)
    let known = repositories[directory]
    let repository = known ?? Workspace.store.repository(around: directory)
    if known == nil { repositories[directory] = .some(repository) }
    return repository.map { !Path.isAt(identities.identity(ofFile: path), orBelow: $0) } ?? false
  }

  private func found(at path: String) throws(Failure) -> Found {
    var found = Found(identity: identities.identity(ofFile: path))
    if let known = known[found.identity] { return known }
    if let spec = byIdentity[found.identity] {
      var reported = Diagnostics()
      try found.take(spec, in: modules.found(for: path), reporting: &reported)
    } else if Workspace.isDirectory(path) {
      found.reference = .otherSpec
    } else if Workspace.exists(path) {
      let file = try Workspace.read(path, as: .spec, reporting: &found.diagnostics)
      var reported = Diagnostics()
      try found.take(file, in: modules.found(for: path), reporting: &reported)
      found.diagnostics.append(reported)
      if found.diagnostics.hasErrors { found.reference = .hasErrors }
    }
    known[found.identity] = found
    return found
  }
}

extension ReferredSpecs.Found {
  fileprivate mutating func take(
    _ file: SourceFile, in module: ModuleFiles.Found?, reporting diagnostics: inout Diagnostics
  ) {
    reference = SpecReference(file, in: module?.spec, reporting: &diagnostics)
    text = Fingerprint(of: [file.text, module?.file.text ?? ""])
  }
}

/// Reports the problems of such specs, once for each, however many specs refer to it.
struct ReferredSpecProblems {
  private var reported: Set<String> = []

  mutating func report(
    _ references: [ReferredSpecs.Found], to diagnostics: inout Diagnostics
  ) {
    for found in references where reported.insert(found.identity).inserted {
      diagnostics.append(found.diagnostics)
    }
  }
}
