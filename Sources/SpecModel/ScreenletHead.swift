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

  init(_ fields: Fields, in shared: ModuleSpec?) {
    name = fields.requiredText("screenlet")?
      .typeName("Screenlet", without: ["Screenlet"], reporting: fields.log)
    summary = fields.text("summary")
    statedModule = fields.text("module")?
      .moduleName(reporting: fields.log)
    module = statedModule ?? shared?.name
    folder = fields.text("folder")?.folderPath(reporting: fields.log)
    imports = fields.imports(reporting: fields.log) ?? shared?.imports ?? []
    viewNaming = ViewNaming(of: fields) ?? shared?.viewNaming ?? .short
    let platforms: Platforms? = fields.choice("platforms")
    self.platforms = platforms ?? shared?.platforms ?? .iosAndLinux
    let hasTests = fields.flag("tests")
    if hasTests == true, fields["module"] == nil, shared == nil,
      let range = fields.keyRange(of: "tests")
    {
      fields.log.error(.testsWithoutModule, at: range)
    }
    self.hasTests = hasTests ?? true
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
  }
}

extension Diagnostic.Message {
  fileprivate static let testsWithoutModule: Self =
    "tests import the module of the Screenlet; name it, as in 'module: Bookmarks'"
}
