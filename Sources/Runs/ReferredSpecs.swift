import FileStore
import ScreensGenerator
import SourceText
import SpecModel

/// What the specs of a run refer to: theme sets, and Screenlets that they extend or add themes to.
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
    /// The XIBs of the Screenlet that is there, by their file names.
    var interfaces: [String: String] = [:]
    /// The fingerprint of the text that is there, of its module file and of its XIBs.
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
  /// The paths of the specs that are being read for others that extend them.
  private var reading: Set<String> = []

  init(_ specs: [SourceFile], in modules: ModuleFiles) {
    self.specs = specs
    self.modules = modules
  }

  /// Returns what is at a path in `file`, or the Screenlet of that name in the library.
  func found(at path: String, seenFrom file: SourceFile) throws(Failure) -> Found {
    var found: Found
    if ExtendedScreenlet.isLibraryName(path) {
      found = Found(identity: "library " + path)
      found.reference = Library.reference(named: path)
      found.interfaces = Library.interfaces(of: path)
      found.text = Fingerprint(of: Library.files(of: path).map(\.text))
    } else if let link = Workspace.store.link(onWayOf: path, seenFrom: file.path) {
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
      try take(spec, into: &found, reporting: &reported)
    } else if Workspace.isDirectory(path) {
      found.reference = .otherSpec
    } else if Workspace.exists(path), ExtendedScreenlet.isInterface(path) {
      let file = try Workspace.read(path, as: .interface, reporting: &found.diagnostics)
      found.reference = SpecReference(interface: file) ?? .otherInterface
      found.interfaces = [Path.name(of: path): file.text]
      found.text = Fingerprint(of: [file.text])
    } else if Workspace.exists(path) {
      let file = try Workspace.read(path, as: .spec, reporting: &found.diagnostics)
      var reported = Diagnostics()
      try take(file, into: &found, reporting: &reported)
      found.diagnostics.append(reported)
      if found.diagnostics.hasErrors { found.reference = .hasErrors }
    }
    known[found.identity] = found
    return found
  }
}

extension ReferredSpecs {
  private func take(
    _ file: SourceFile, into found: inout Found, reporting diagnostics: inout Diagnostics
  ) throws(Failure) {
    let module = try modules.found(for: file.path)
    found.reference = try SpecReference(file, in: module?.spec, reporting: &diagnostics) {
      other throws(Failure) in
      if ExtendedScreenlet.isLibraryName(other.value) {
        return Library.reference(named: other.value)?.screenlet
      }
      let path = Path.path(other.value, seenFrom: file.path)
      guard Workspace.store.link(onWayOf: other.value, seenFrom: file.path) == nil,
        !isOutside(path, seenFrom: file)
      else { return nil }
      // A spec that extends itself, also by way of others, extends none.
      guard reading.insert(file.path).inserted else { return nil }
      defer { reading.remove(file.path) }
      return try self.found(at: path).reference?.screenlet
    }
    if case .screenlet(let spec)? = found.reference {
      found.interfaces = try modules.interfaces(of: spec, at: file.path)
    }
    found.text = Fingerprint(
      of: [file.text, module?.file.text ?? ""]
        + found.interfaces.sorted { $0.key < $1.key }.flatMap { [$0.key, $0.value] })
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
