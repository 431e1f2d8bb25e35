import SourceText

/// The settings and the models that the Screenlets of one Swift module share.
package struct ModuleSpec: Hashable, Sendable {
  package var name: Located<String>
  /// The models, each of which becomes one type that all Screenlets of the module use.
  package var models: [ModelSpec]
  /// What the models of the module are in Swift, and those of its specs.
  package var modelForm: ModelSpec.Form
  /// The modules that sources of Screenlets import besides the runtime.
  package var imports: [Located<String>]
  /// The languages of the Screenlets' texts, beginning with the language of the specs.
  package var languages: [Located<String>]
  /// The paths of the catalogues of the server's own services, relative to the module file.
  package var services: [Located<String>]
  package var viewNaming: ViewNaming?
  package var platforms: Platforms?
  /// The path of the folder with custom templates, relative to the module file.
  package var templates: Located<String>?
  /// The path of the folder that everything is generated into, relative to the module file.
  package var output: Located<String>?
  package var layout: Layout
  /// Whether previews are generated with the Screenlets.
  package var hasPreviews: Bool
  /// Whether texts in several languages are in string catalogues.
  package var hasStringCatalog: Bool
  /// Whether Objective-C knows classes that XIBs name by their plain names.
  package var hasObjCNames: Bool
  /// The lines at the top of every generated file.
  package var header: [String]
}

extension ModuleSpec {
  /// The layout of the output.
  package enum Layout: String, CaseIterable, Hashable, Sendable {
    /// XIBs are beside the sources of each Screenlet, and its tests beside its folder.
    case byScreenlet = "by-screenlet"
    /// All XIBs are in one folder, and all tests in another.
    case byKind = "by-kind"
  }

  /// Whether the file at `path` describes a module, by its name.
  package static func isFile(_ path: String) -> Bool {
    ["yml", "yaml"].contains { path.hasSuffix(".module.\($0)") }
  }

  /// Reads the spec and reports everything that is wrong with it.
  init?(_ fields: Fields<ModuleKeys>) {
    let name = fields.required(ModuleKeys.module)?.moduleName(reporting: fields.log)
    let form = fields[ModuleKeys.modelType] ?? .class
    let models = ModelSpec.list(fields, as: form).shared
    let imports = fields.imports ?? []
    let languages = fields.languages ?? []
    let services = fields[ModuleKeys.services]?.compactMap {
      $0.catalogPath(reporting: fields.log)
    }
    let naming = ViewNaming(fields[ModuleKeys.naming])
    let platforms = fields[ModuleKeys.platforms]
    let templates = fields[ModuleKeys.templates]?.folderPath(leadingUp: true, reporting: fields.log)
    let output = fields[ModuleKeys.output]?.folderPath(leadingUp: true, reporting: fields.log)
    let layout = fields[ModuleKeys.layout]
    let previews = fields[ModuleKeys.previews]
    let stringCatalog = fields[ModuleKeys.stringCatalog]
    let objcNames = fields[ModuleKeys.objcNames]
    let header = fields[ModuleKeys.header]
    guard let name else { return nil }
    self.init(
      name: name, models: models, modelForm: form, imports: imports, languages: languages,
      services: services ?? [],
      viewNaming: naming,
      platforms: platforms, templates: templates, output: output,
      layout: layout ?? .byScreenlet, hasPreviews: previews ?? false,
      hasStringCatalog: stringCatalog ?? false, hasObjCNames: objcNames ?? false,
      header: header?.value.headerLines ?? [])
  }
}

extension ModuleSpec? {
  /// Returns the models of the module for a spec that names the module `name`, or none. A spec of
  /// another module cannot use them, because their classes are not in that module.
  func models(for name: Located<String>?) -> [ModelSpec] {
    guard let self, name == nil || name?.value == self.name.value else { return [] }
    return self.models
  }
}

extension Fields where Owner: FileTable {
  /// Returns the modules that are imported, or nil if the key is absent.
  var imports: [Located<String>]? {
    self[Owner.imports]?.compactMap { $0.moduleName(reporting: log) }
  }
}

extension String {
  /// The lines of the text, without empty lines at its start and its end.
  fileprivate var headerLines: [String] {
    let lines = split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map {
      $0.allSatisfy(\.isWhitespace) ? "" : String($0)
    }
    guard let first = lines.firstIndex(where: { !$0.isEmpty }),
      let last = lines.lastIndex(where: { !$0.isEmpty })
    else { return [] }
    return Array(lines[first...last])
  }
}
