import SourceText
import SpecModel
import TemplateEngine

extension Spec {
  /// What the first lines of its files say: which spec they come from, the header of the module, and
  /// what is imported, unless a file imports something else.
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
  /// Each of the names once, in the order in which Swift sources import them.
  var sortedOnce: [String] { Set(self).sorted() }
}

extension String {
  /// The text as a comment of XML can hold it, which two hyphens would end.
  fileprivate var inXMLComment: String {
    // Of three hyphens, the second meets the third only after the first two were parted.
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
  /// The modules of the Screenlets that it contains, and of the one that it extends.
  var otherModules: [String] {
    contained.compactMap(\.module?.value) + [extended?.otherModule].compactMap(\.self)
  }

  /// What a file imports that names things of these modules; empty for what all files import.
  func importing(_ modules: [String]) -> TemplateMapping {
    if modules.isEmpty { return [:] }
    let all = ([Names.runtimeModule] + imports.map(\.value) + modules).sortedOnce
    return ["imports": .list(all.map { .string($0) })]
  }
}

extension [ModelSpec] {
  /// Those that are generated from the spec itself, not from its module file.
  var own: [ModelSpec] { filter { !$0.isShared } }
}
