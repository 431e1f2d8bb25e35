import SourceText
import SpecModel
import TemplateEngine

/// What all files are rendered with, for their first lines.
struct HeadContext: TemplateContext {
  let specFile: String
  let imports: [String]
  /// The lines of the header of the module, each after its indentation.
  let header: [String]
  let xmlHeader: [String]
}

/// The imports of a file that needs more of them than all files have.
private struct ImportsContext: TemplateContext {
  let imports: [String]
}

extension Spec {
  func head(of specFile: String, in module: ModuleSpec?) -> HeadContext {
    let lines = (module?.header ?? []).map(\.inComment)
    let modules =
      ([Names.runtimeModule] + imports.map(\.value) + extendedModules
      + models.modules(besides: self.module ?? module?.name.value))
      .sortedOnce
    return HeadContext(
      specFile: specFile.inComment, imports: modules,
      header: lines.map { $0.isEmpty ? "" : " " + $0 },
      xmlHeader: lines.map { $0.isEmpty ? "" : "    " + $0.inXMLComment })
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
    case .themes(let spec): spec.imports
    case .theme, .module: []
    }
  }

  /// The modules of what a Screenlet extends.
  private var extendedModules: [String] {
    if case .screenlet(let spec) = self { spec.extendedModules } else { [] }
  }

  private var models: [ModelSpec] {
    switch self {
    case .screenlet(let spec): spec.models
    case .connector(let spec): spec.models
    case .interactor(let spec): spec.models
    case .module(let module): module.models
    case .theme, .themes: []
    }
  }
}

extension ScreenletSpec {
  /// The modules of the Screenlets that it contains, and of the Screenlet that it extends.
  var otherModules: [String] {
    contained.compactMap(\.module?.value) + extendedModules
  }

  /// Returns the context of a file that also uses these modules, with all its imports.
  func importing(
    _ modules: [String], for context: any TemplateContext
  ) -> any TemplateContext {
    if modules.isEmpty { return context }
    let all =
      ([Names.runtimeModule] + imports.map(\.value)
      + models.modules(besides: module?.value) + modules).sortedOnce
    return Both(context, ImportsContext(imports: all))
  }
}

extension [ModelSpec] {
  /// The models that are generated from the spec itself, not from its module file.
  var own: [ModelSpec] { filter { !$0.isShared && $0.module == nil } }

  /// Returns the modules besides `own` whose classes some of the models are.
  func modules(besides own: String?) -> [String] {
    compactMap(\.module?.value).filter { $0 != own }
  }
}
