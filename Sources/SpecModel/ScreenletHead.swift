import SourceText

/// The keys of a Screenlet that are about its files: their names, where they are, and what they
/// import.
struct ScreenletHead {
  let name: Located<String>?
  let summary: Located<String>?
  /// The module that the spec itself names.
  let statedModule: Located<String>?
  let module: Located<String>?
  let folder: Located<String>?
  let imports: [Located<String>]
  let viewNaming: ViewNaming
  let platforms: Platforms
  let hasTests: Bool
  let hasPreviews: Bool
  let hasStringCatalog: Bool
  let hasObjCNames: Bool

  init(_ fields: Fields<ScreenletKeys>, in shared: ModuleSpec?) {
    let name = fields.required(ScreenletKeys.screenlet)?
      .typeName("Screenlet", without: ["Screenlet"], reporting: fields.log)
    self.init(
      fields, name: name, summary: fields[ScreenletKeys.summary],
      naming: ViewNaming(fields[ScreenletKeys.naming]),
      stringCatalog: fields[ScreenletKeys.stringCatalog], in: shared)
  }

  /// Reads the keys of a file with themes of other Screenlets, such as `name`.
  init(
    themesIn fields: Fields<ScreenletKeys>, named name: Located<String>? = nil,
    in shared: ModuleSpec?
  ) {
    self.init(fields, name: name, summary: nil, naming: nil, stringCatalog: nil, in: shared)
  }

  private init(
    _ fields: Fields<ScreenletKeys>, name: Located<String>?, summary: Located<String>?,
    naming: ViewNaming?, stringCatalog: Bool?, in shared: ModuleSpec?
  ) {
    self.name = name
    self.summary = summary
    statedModule = fields[ScreenletKeys.module]?.moduleName(reporting: fields.log)
    module = statedModule ?? shared?.name
    folder = fields[ScreenletKeys.folder]?.folderPath(reporting: fields.log)
    imports = fields.imports ?? shared?.imports ?? []
    viewNaming = naming ?? shared?.viewNaming ?? .short
    platforms = fields[ScreenletKeys.platforms] ?? shared?.platforms ?? .iosAndLinux
    let hasTests = fields[ScreenletKeys.tests]
    if hasTests == true, !fields.has(ScreenletKeys.module), shared == nil,
      let range = fields.keyRange(of: ScreenletKeys.tests)
    {
      fields.log.error(.testsWithoutModule, at: range)
    }
    self.hasTests = hasTests ?? true
    hasPreviews = fields[ScreenletKeys.previews] ?? shared?.hasPreviews ?? false
    hasStringCatalog = stringCatalog ?? shared?.hasStringCatalog ?? false
    hasObjCNames = fields[ScreenletKeys.objcNames] ?? shared?.hasObjCNames ?? false
  }
}

extension ScreenletSpec {
  mutating func take(_ head: ScreenletHead) {
    module = head.module
    folder = head.folder
    imports = head.imports
    viewNaming = head.viewNaming
    platforms = head.platforms
    hasTests = head.hasTests
    hasPreviews = head.hasPreviews
    hasStringCatalog = head.hasStringCatalog
    hasObjCNames = head.hasObjCNames
  }
}

extension Diagnostic.Message {
  fileprivate static let testsWithoutModule: Self =
    "tests import the module of the Screenlet; name it, as in 'module: Bookmarks'"
}
