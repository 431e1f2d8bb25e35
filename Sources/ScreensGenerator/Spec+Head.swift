import SourceText
import SpecModel
import TemplateEngine

extension Spec {
  /// Returns the values for the first lines of the files: the name of the spec, the header of the
  /// module, and the imports, which a file can replace.
  func head(of specFile: String, in module: ModuleSpec?) -> TemplateMapping {
    let lines = (module?.header ?? []).map(\.inComment)
    let modules = ([Names.runtimeModule] + imports.map(\.value)).sortedOnce
    return [
      "specFile": .string(specFile.inComment),
      "imports": .list(modules.map { .string($0) }),
      "header": .list(lines.map { .string($0.isEmpty ? "" : " " + $0) }),
      "xmlHeader": .list(lines.map { .string($0.isEmpty ? "" : "    " + $0.inXMLComment) }),
    ]
  }
}

extension [String] {
  /// The names, each once, in the order in which Swift sources import them.
  var sortedOnce: [String] { Set(self).sorted() }
}

extension String {
  /// The text as an XML comment can contain it, which two hyphens would end.
  fileprivate var inXMLComment: String {
    // In three hyphens, the second meets the third only after the first two were parted.
    replacing("--", with: "- -").replacing("--", with: "- -")
  }
}

extension Spec {
  /// The modules that the sources import besides the runtime.
  var imports: [Located<String>] {
    switch self {
    case .screenlet(let spec): spec.imports
    case .connector(let spec): spec.imports
    case .interactor(let spec): spec.imports
    case .theme, .module: []
    }
  }
}

extension ScreenletSpec {
  /// The modules of the Screenlets that it contains, and of the Screenlet that it extends.
  var otherModules: [String] {
    contained.compactMap(\.module?.value) + [extended?.otherModule].compactMap(\.self)
  }

  /// Returns the imports of a file that also uses these modules; empty if it has the imports of all
  /// files.
  func importing(_ modules: [String]) -> TemplateMapping {
    if modules.isEmpty { return [:] }
    let all = ([Names.runtimeModule] + imports.map(\.value) + modules).sortedOnce
    return ["imports": .list(all.map { .string($0) })]
  }
}

extension [ModelSpec] {
  /// The models that are generated from the spec itself, not from its module file.
  var own: [ModelSpec] { filter { !$0.isShared } }
}
