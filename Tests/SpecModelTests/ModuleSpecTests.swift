import SourceText
import SpecModel
import SpecNotation
import Testing

/// What the specs of a module share.
struct ModuleSpecTests {
  private func spec(
    _ text: String, at path: String, in module: ModuleSpec? = nil
  ) -> (spec: Spec?, printed: String) {
    var diagnostics = Diagnostics()
    let node = Node(
      parsing: SourceFile(path: path, text: text), reporting: &diagnostics)
    let spec = node.flatMap { Spec($0, in: module, reporting: &diagnostics) }
    var printer = DiagnosticPrinter()
    return (spec, printer.text(for: diagnostics))
  }

  private func module(_ text: String) throws -> ModuleSpec {
    let (spec, printed) = spec(text, at: "Notes.module.yml")
    #expect(printed == "")
    guard case .module(let module)? = spec else { throw NoScreenlet() }
    return module
  }

  private func screenlet(_ text: String, in module: ModuleSpec) throws -> ScreenletSpec {
    let (spec, printed) = spec(text, at: "Add.screenlet.yml", in: module)
    #expect(printed == "")
    guard case .screenlet(let screenlet)? = spec else { throw NoScreenlet() }
    return screenlet
  }

  @Test func `all that it can say`() throws {
    let module = try module(
      """
      module: Notes
      models: { Note: { title: String } }
      imports: [BankKit, ShopKit]
      naming: { view: full }
      templates: ../templates
      output: .
      layout: by-kind
      header: |

        One.
         \t
        Two.

      """)
    #expect(module.name.value == "Notes")
    #expect(module.models.map(\.name.value) == ["Note"])
    #expect(module.models.map(\.isShared) == [true])
    #expect(module.imports.map(\.value) == ["BankKit", "ShopKit"])
    #expect(module.viewNaming == .full)
    #expect(module.templates?.value == "../templates")
    #expect(module.output?.value == ".")
    #expect(module.layout == .byKind)
    #expect(module.header == ["One.", "", "Two."])
  }

  @Test func `only the name is needed`() throws {
    let module = try module("module: Notes\n")
    #expect(module.models.isEmpty && module.imports.isEmpty && module.header.isEmpty)
    #expect(module.viewNaming == nil && module.templates == nil && module.output == nil)
    #expect(module.layout == .byScreenlet)
    #expect(
      spec("models: {}\n", at: "Notes.module.yml").printed == """
        Notes.module.yml:1:1: error: the spec has no 'module'; add the key
        1 | models: {}
          | ^~~~~~

        """)
  }

  @Test func `what a spec says itself wins`() throws {
    let module = try module(
      "module: Notes\nmodels: { Note: { title: String } }\nnaming: { view: full }\nimports: A\n")
    let plain = try screenlet("screenlet: Add\n", in: module)
    #expect(plain.module?.value == "Notes")
    #expect(plain.viewNaming == .full)
    #expect(plain.imports.map(\.value) == ["A"])
    #expect(plain.models.map(\.name.value) == ["Note"])
    let own = try screenlet(
      "screenlet: Add\nmodule: Memos\nnaming: { view: short }\nimports: []\n", in: module)
    #expect(own.module?.value == "Memos")
    #expect(own.viewNaming == .short)
    #expect(own.imports.isEmpty)
    #expect(own.models.isEmpty)
  }

  @Test func `models of a spec come before those of its module`() throws {
    let module = try module("module: Notes\nmodels: { Note: { title: String } }\n")
    let spec = try screenlet(
      "screenlet: Add\nmodule: Notes\nmodels: { Tag: { note: Note? } }\n", in: module)
    #expect(spec.models.map(\.name.value) == ["Tag", "Note"])
    #expect(spec.models.map(\.isShared) == [false, true])
  }

  @Test(arguments: [
    ("a/b", true), ("../a", true), ("../..", true), (".", true), ("a b", true),
    ("/a", false), ("a/../b", false), ("./a", false), (".git", false), ("a/", false),
    ("a//b", false), ("a\\b", false), ("~/a", false), ("C:", false),
  ])
  func `paths of folders`(_ path: String, _ isFine: Bool) {
    let printed = spec("module: Notes\noutput: '\(path)'\n", at: "Notes.module.yml").printed
    #expect(printed.isEmpty == isFine, "\(printed)")
  }

  @Test func `the same keys in a file of another name describe something else`() {
    #expect(
      spec("module: Notes\n", at: "Notes.screenlet.yml").printed == """
        Notes.screenlet.yml:1:1: error: the spec has no 'screenlet'; add the key
        1 | module: Notes
          | ^~~~~~

        """)
  }
}
