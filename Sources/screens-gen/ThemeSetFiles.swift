import FileStore
import ScreensGenerator
import SourceText
import SpecModel

/// The theme sets that the specs of a run name, each read once, whichever thread asks first.
final class ThemeSetFiles: @unchecked Sendable {
  /// What stands where a spec says that a theme set is.
  struct Found {
    /// The path as the spec says it, and what it has in common with others that lead there.
    let path: String
    let identity: String
    /// Nil if nothing is there.
    let reference: ThemeSetReference?
    /// What is wrong there; not of a spec of the run, which tells it itself.
    let diagnostics: Diagnostics
    /// Of the text that is there.
    let text: Fingerprint?
  }

  private struct Read {
    var reference: ThemeSetReference?
    var diagnostics = Diagnostics()
    var text: Fingerprint?
  }

  /// The specs of the run: they are taken as they are to become.
  private let specs: [SourceFile]
  private lazy var byIdentity = Dictionary(
    specs.map { (identities.identity(ofFile: $0.path), $0) }
  ) { first, _ in first }
  private var identities = Workspace.Identities()
  /// By identity; guarded, as the identities and what is lazy, by the lock.
  private var known: [String: Read] = [:]
  private let lock = Lock()

  init(_ specs: [SourceFile]) {
    self.specs = specs
  }

  /// What stands at a path that `file` says.
  func found(at path: String, seenFrom file: SourceFile) throws(Failure) -> Found {
    if let link = Workspace.store.link(onWayOf: path, seenFrom: file.path) {
      return Found(
        path: path, identity: link, reference: .link(link), diagnostics: Diagnostics(), text: nil)
    }
    let place = Path.path(path, seenFrom: file.path)
    let (identity, read) = try lock.alone { () throws(Failure) -> (String, Read) in
      let identity = identities.identity(ofFile: place)
      if let known = known[identity] { return (identity, known) }
      let found = try self.read(place, identity: identity)
      known[identity] = found
      return (identity, found)
    }
    return Found(
      path: path, identity: identity, reference: read.reference, diagnostics: read.diagnostics,
      text: read.text)
  }

  private func read(_ place: String, identity: String) throws(Failure) -> Read {
    var found = Read()
    if let spec = byIdentity[identity] {
      var told = Diagnostics()
      found.reference = ThemeSetReference(spec, reporting: &told)
      found.text = Fingerprint(of: spec.text)
    } else if Workspace.isDirectory(place) {
      found.reference = .otherSpec
    } else if Workspace.exists(place) {
      let file = try Workspace.read(place, reporting: &found.diagnostics)
      found.reference = ThemeSetReference(file, reporting: &found.diagnostics)
      if found.diagnostics.hasErrors { found.reference = .hasErrors }
      found.text = Fingerprint(of: file.text)
    }
    return found
  }
}

/// Tells what is wrong in theme sets, once for each, however many specs name it.
struct ThemeSetProblems {
  private var told: Set<String> = []

  mutating func report(_ sets: [ThemeSetFiles.Found], to diagnostics: inout Diagnostics) {
    for set in sets where told.insert(set.identity).inserted {
      diagnostics.append(set.diagnostics)
    }
  }
}

extension ThemeSetReference {
  fileprivate init(_ file: SourceFile, reporting diagnostics: inout Diagnostics) {
    switch Generator.spec(file, reporting: &diagnostics) {
    case .theme(let set)?: self = .set(set)
    case .screenlet?, .connector?, .interactor?: self = .otherSpec
    case nil: self = .hasErrors
    }
  }
}
