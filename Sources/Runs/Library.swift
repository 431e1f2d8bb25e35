import ScreensGenerator
import SourceText
import SpecModel

/// The Screenlets of `LiferayScreensLibrary`, whose specs and XIBs come with the tool.
enum Library {
  /// Returns what is known of the Screenlet of that name.
  static func reference(named name: String) -> SpecReference? {
    guard let file = spec(of: name) else {
      return .notInLibrary(specs.keys.sorted())
    }
    var ignored = Diagnostics()
    return SpecReference(file, in: module, reporting: &ignored) { other in
      // The library itself names its specs by their paths.
      reference(named: String(other.value.prefix { $0 != "." }))?.screenlet
    }
  }

  /// Returns the XIBs of the Screenlet of that name, by their file names.
  static func interfaces(of name: String) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: files(of: name).filter { $0.path.hasSuffix(".xib") }
        .map { ($0.name, $0.text) })
  }

  /// Returns the spec and the XIBs of the Screenlet of that name.
  static func files(of name: String) -> [SourceFile] {
    let folder = "Resources/\(name)Screenlet/"
    return [spec(of: name)].compactMap(\.self)
      + EmbeddedLibrary.files.filter { $0.path.hasPrefix(folder) }
      .map { SourceFile(path: $0.path, text: $0.text) }
  }

  private static func spec(of name: String) -> SourceFile? { specs[name] }

  /// The specs by the names of the Screenlets.
  private static let specs: [String: SourceFile] = {
    let files = EmbeddedLibrary.files.filter { $0.path.hasSuffix(".screenlet.yml") }
      .map { SourceFile(path: $0.path, text: $0.text) }
    return Dictionary(
      uniqueKeysWithValues: files.map { (String($0.name.prefix { $0 != "." }), $0) })
  }()

  private static let module: ModuleSpec? = {
    let file = EmbeddedLibrary.files.first { $0.path.hasSuffix(".module.yml") }
    var ignored = Diagnostics()
    let spec = file.flatMap {
      Generator.spec(SourceFile(path: $0.path, text: $0.text), reporting: &ignored)
    }
    if case .module(let module)? = spec { return module }
    return nil
  }()
}
