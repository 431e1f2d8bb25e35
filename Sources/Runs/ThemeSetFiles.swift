import FileStore
import ScreensGenerator
package import SourceText
import SpecModel

/// The theme sets that the specs of a run name, each read once, whichever thread asks first.
package final class ThemeSetFiles: @unchecked Sendable {
  /// What is at the path that a spec gives for a theme set.
  package struct Found {
    /// The path as the spec says it.
    var path = ""
    /// What all paths that lead there have in common.
    let identity: String
    /// Nil if nothing is there.
    var reference: ThemeSetReference?
    /// What is wrong there; nothing for a spec of the run, which reports that itself.
    package var diagnostics = Diagnostics()
    /// Of the text that is there.
    var text: Fingerprint?
  }

  /// The specs of the run: they are taken as they are to become.
  private let specs: [SourceFile]
  private let modules: ModuleFiles
  private lazy var byIdentity = Dictionary(
    specs.map { (identities.identity(ofFile: $0.path), $0) }
  ) { first, _ in first }
  private var identities = FileStore.Identities(in: Workspace.store)
  /// By identity; guarded, as the identities and what is lazy, by the lock.
  private var known: [String: Found] = [:]
  private let lock = Lock()

  package init(_ specs: [SourceFile], in modules: ModuleFiles) {
    self.specs = specs
    self.modules = modules
  }

  /// What is at a path that `file` says.
  func found(at path: String, seenFrom file: SourceFile) throws(Failure) -> Found {
    var found: Found
    if let link = Workspace.store.link(onWayOf: path, seenFrom: file.path) {
      found = Found(identity: link, reference: .link(link))
    } else {
      found = try lock.alone { () throws(Failure) in
        try self.found(at: Path.path(path, seenFrom: file.path))
      }
    }
    found.path = path
    return found
  }

  private func found(at path: String) throws(Failure) -> Found {
    var found = Found(identity: identities.identity(ofFile: path))
    if let known = known[found.identity] { return known }
    if let spec = byIdentity[found.identity] {
      var reported = Diagnostics()
      found.reference = ThemeSetReference(
        spec, in: try modules.found(for: path)?.spec, reporting: &reported)
      found.text = Fingerprint(of: spec.text)
    } else if Workspace.isDirectory(path) {
      found.reference = .otherSpec
    } else if Workspace.exists(path) {
      let file = try Workspace.read(path, reporting: &found.diagnostics)
      found.reference = ThemeSetReference(
        file, in: try modules.found(for: path)?.spec, reporting: &found.diagnostics)
      if found.diagnostics.hasErrors { found.reference = .hasErrors }
      found.text = Fingerprint(of: file.text)
    }
    known[found.identity] = found
    return found
  }
}

/// Reports what is wrong in theme sets, once for each, however many specs name it.
package struct ThemeSetProblems {
  private var reported: Set<String> = []

  package init() {}

  package mutating func report(_ sets: [ThemeSetFiles.Found], to diagnostics: inout Diagnostics) {
    for set in sets where reported.insert(set.identity).inserted {
      diagnostics.append(set.diagnostics)
    }
  }
}

extension ThemeSetReference {
  fileprivate init(
    _ file: SourceFile, in module: ModuleSpec?, reporting diagnostics: inout Diagnostics
  ) {
    switch Generator.spec(file, in: module, reporting: &diagnostics) {
    case .theme(let set)?: self = .set(set)
    case .screenlet?, .connector?, .interactor?, .module?: self = .otherSpec
    case nil: self = .hasErrors
    }
  }
}
