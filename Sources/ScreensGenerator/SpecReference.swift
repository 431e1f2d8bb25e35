package import SourceText
package import SpecModel
import SpecNotation

/// The content of a file that a spec refers to: the set of a theme, or the Screenlet that it
/// extends.
package enum SpecReference: Hashable, Sendable {
  case set(ThemeSetSpec)
  case screenlet(ScreenletSpec)
  /// A Screenlet that extends one that is not found, or that extends it in turn.
  case incompleteScreenlet
  /// The library has no Screenlet of the name; it has these.
  case notInLibrary([String])
  /// A spec of something else.
  case otherSpec
  /// A XIB that no Screenlet finds as that of a theme.
  case otherInterface
  /// A spec with errors, which are reported where they are.
  case hasErrors
  /// A symbolic link at that path, which is not followed.
  case link(String)
  /// The path leads out of the repository of the spec, where nothing is read.
  case outside
}

extension SpecReference {
  /// Creates the reference to what `file` contains. `other` returns the Screenlet that the one in
  /// the file extends.
  package init<Problem: Error>(
    _ file: SourceFile, in module: ModuleSpec?, reporting diagnostics: inout Diagnostics,
    extending other: (Located<String>) throws(Problem) -> ScreenletSpec?
  ) throws(Problem) {
    var found = Diagnostics()
    let node = Node(parsing: file, reporting: &found)
    var others: [String: ScreenletSpec] = [:]
    for path in node.map(Spec.otherScreenlets) ?? [] { others[path.value] = try other(path) }
    switch node.flatMap({ Spec($0, in: module, others: others, reporting: &found) }) {
    case .theme(let set)?: self = .set(set)
    case .screenlet(let spec)?: self = .screenlet(spec)
    case .connector?, .interactor?, .themes?, .module?: self = .otherSpec
    case nil: self = found.hasErrors ? .hasErrors : .incompleteScreenlet
    }
    diagnostics.append(found)
  }

  /// Creates the reference to what `file` contains, which extends no Screenlet.
  package init(
    _ file: SourceFile, in module: ModuleSpec?, reporting diagnostics: inout Diagnostics
  ) {
    self.init(file, in: module, reporting: &diagnostics) { _ in nil }
  }

  /// Returns the Screenlet at `path`. Reports an error and returns nil if there is none, or if it
  /// cannot be extended.
  func extended(
    at path: Located<String>, reporting diagnostics: inout Diagnostics
  ) -> ScreenletSpec? {
    switch self {
    case .screenlet(let spec): return spec
    case .incompleteScreenlet: diagnostics.error(.incomplete(path.value), at: path.range)
    case .notInLibrary(let names):
      diagnostics.error(.notInLibrary(path.value, names), at: path.range)
    case .otherInterface: diagnostics.error(.otherInterface(path.value), at: path.range)
    case .set, .otherSpec: diagnostics.error(.noScreenlet(path.value), at: path.range)
    case .link(let link): diagnostics.error(.linkToScreenlet(link), at: path.range)
    case .outside: diagnostics.error(.outside(path.value), at: path.range)
    case .hasErrors: break
    }
    return nil
  }

  /// Returns the sets at `paths`. Reports an error and returns nil if one of the paths has no set.
  static func resolved(
    _ paths: [Located<String>], in references: [String: SpecReference],
    reporting diagnostics: inout Diagnostics
  ) -> [String: ThemeSetSpec]? {
    var sets: [String: ThemeSetSpec] = [:]
    var isWhole = true
    for path in paths {
      switch references[path.value] {
      case .set(let set)?:
        sets[path.value] = set
        continue
      case .screenlet?, .incompleteScreenlet?, .notInLibrary?, .otherSpec?, .otherInterface?:
        diagnostics.error(.noSet(path.value), at: path.range)
      case .hasErrors?:
        break
      case .link(let link)?:
        diagnostics.error(.link(link), at: path.range)
      case .outside?:
        diagnostics.error(.outside(path.value), at: path.range)
      case nil:
        diagnostics.error(.nothing(path.value), at: path.range)
      }
      isWhole = false
    }
    return isWhole ? sets : nil
  }
}

extension Spec {
  /// The paths of the theme sets that the spec names, relative to its own folder.
  package var themeSets: [Located<String>] {
    screenlets.flatMap { $0.themes.compactMap(\.set) }.eachOnce(by: \.value)
  }
}

extension Diagnostic.Message {
  fileprivate static func noSet(_ path: String) -> Self {
    "'\(path)' is not a theme set; name a spec that says 'theme: <name>'"
  }

  fileprivate static func noScreenlet(_ path: String) -> Self {
    "'\(path)' is not a Screenlet; name a spec that says 'screenlet: <Name>'"
  }

  fileprivate static func otherInterface(_ path: String) -> Self {
    "'\(path)' is not the XIB of a theme; name one such as 'WeatherView_default.xib', of that class"
  }

  fileprivate static func incomplete(_ path: String) -> Self {
    "'\(path)' extends a Screenlet that is not found, has errors, or extends it in turn; mend that first"
  }

  fileprivate static func notInLibrary(_ name: String, _ names: [String]) -> Self {
    let advice = suggestion(
      for: name, in: names, else: "; write the path of its spec, relative to this one")
    return "the library has no Screenlet '\(name)'\(advice)"
  }

  fileprivate static func linkToScreenlet(_ link: String) -> Self {
    "'\(link)' is a symbolic link, which is not followed to a Screenlet; name the file itself"
  }

  static func nothingToExtend(_ path: String) -> Self {
    "no file is at '\(path)'; write the path of the Screenlet's spec relative to this one"
  }

  fileprivate static func link(_ link: String) -> Self {
    "'\(link)' is a symbolic link, which is not followed to a theme set; name the file itself"
  }

  fileprivate static func outside(_ path: String) -> Self {
    "'\(path)' is outside of the repository, where no spec is read; copy it into the repository"
  }

  fileprivate static func nothing(_ path: String) -> Self {
    "no file is at '\(path)'; write the path of the theme set relative to this spec"
  }
}
