import ScreensGenerator
import SourceText
import SpecModel

/// The theme sets that the specs of a run name, each read once.
struct ThemeSetFiles {
  /// The specs of the run: they are taken as they are to become, and their errors are told without
  /// us.
  private let specs: [SourceFile]
  private lazy var byIdentity = Dictionary(
    specs.map { (Workspace.identity(of: $0.path), $0) }
  ) { first, _ in first }
  private var references: [String: ThemeSetReference?] = [:]

  init(_ specs: [SourceFile]) {
    self.specs = specs
  }

  /// What stands where `spec`, which was read from `file`, says that its theme sets are, by the
  /// paths that it says.
  mutating func sets(
    of spec: Spec, in file: SourceFile, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> [String: ThemeSetReference] {
    var found: [String: ThemeSetReference] = [:]
    for path in spec.themeSets.map(\.value) where found[path] == nil {
      found[path] = try reference(
        at: Workspace.path(path, seenFrom: file.path), reporting: &diagnostics)
    }
    return found
  }

  private mutating func reference(
    at path: String, reporting diagnostics: inout Diagnostics
  ) throws(Failure) -> ThemeSetReference? {
    let identity = Workspace.identity(of: path)
    if let known = references[identity] { return known }
    var reference: ThemeSetReference?
    if let spec = byIdentity[identity] {
      var told = Diagnostics()
      reference = ThemeSetReference(spec, reporting: &told)
    } else if Workspace.isDirectory(path) {
      reference = .otherSpec
    } else if Workspace.exists(path) {
      var found = Diagnostics()
      reference = ThemeSetReference(
        try Workspace.read(path, reporting: &found), reporting: &found)
      if found.hasErrors { reference = .hasErrors }
      diagnostics.append(found)
    }
    references[identity] = .some(reference)
    return reference
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
