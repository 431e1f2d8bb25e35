import SourceText

/// What the spec of a Screenlet says of its files: their names, where they are, and what they import.
struct ScreenletHead {
  let name: Located<String>?
  let summary: Located<String>?
  /// The module that the spec says itself.
  let statedModule: Located<String>?
  let module: Located<String>?
  let folder: Located<String>?
  let imports: [Located<String>]
  let viewNaming: ViewNaming
  let platforms: Platforms
  let hasTests: Bool

  init(_ fields: Fields, in shared: ModuleSpec?, reporting diagnostics: inout Diagnostics) {
    name = fields.requiredText("screenlet", reporting: &diagnostics)?
      .typeName("Screenlet", without: ["Screenlet"], reporting: &diagnostics)
    summary = fields.text("summary", reporting: &diagnostics)
    statedModule = fields.text("module", reporting: &diagnostics)?
      .moduleName(reporting: &diagnostics)
    module = statedModule ?? shared?.name
    folder = fields.text("folder", reporting: &diagnostics)?.folderPath(reporting: &diagnostics)
    imports = fields.imports(reporting: &diagnostics) ?? shared?.imports ?? []
    viewNaming = ViewNaming(of: fields, reporting: &diagnostics) ?? shared?.viewNaming ?? .short
    let platforms: Platforms? = fields.choice("platforms", reporting: &diagnostics)
    self.platforms = platforms ?? shared?.platforms ?? .iosAndLinux
    let hasTests = fields.flag("tests", reporting: &diagnostics)
    if hasTests == true, fields["module"] == nil, shared == nil,
      let range = fields.keyRange(of: "tests")
    {
      diagnostics.error(.testsWithoutModule, at: range)
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
