import Regeneration
import ScreensGenerator
import SourceText
import TestSupport
import Testing

/// A Screenlet that extends another of the specs: what it can say, and what it cannot extend.
struct ExtendingTests {
  static let others = [
    "Note.screenlet.yml": """
    screenlet: Note
    properties: { noteId: Int64 = 0 }
    viewModel: { text: 'String { get set }' }
    connectors: { LoadNote: { kind: custom, properties: { noteId: Int64 } } }
    actions: { load: { kind: read, connector: LoadNote, autoLoad: yes } }
    """,
    "Memo.screenlet.yml": """
    screenlet: Memo
    extends: Note.screenlet.yml
    """,
    "Notes.screenlet.yml": """
    screenlet: Notes
    models: { Item: { name: String } }
    list:
      of: Item
      connector: { kind: custom }
    """,
    "blue.theme.yml": "theme: blue\ncolors: { main: '#00f' }\n",
  ]

  @Test func `another default of autoLoad and of a property are set, others are declared`() throws {
    let generation = Generation(
      """
      screenlet: Memo
      extends: Note.screenlet.yml
      properties: { noteId: Int64 = 3, autoLoad: Bool = false, color: UIColor? }
      """, sets: Self.others)
    #expect(generation.printed == "")
    let text = try generation.file("MemoScreenlet.swift")
    #expect(text.contains("  @IBInspectable open var color: UIColor?\n"))
    #expect(text.contains("    noteId = 3\n    autoLoad = false\n"))
    #expect(
      generation.output?.files.paths == [
        "MemoScreenlet/MemoScreenlet.swift",
        "MemoScreenlet/Themes/Default/MemoView_default.swift",
        "MemoScreenlet/Themes/Default/MemoView_default.xib",
      ])
  }

  @Test func `the tests of a login with another default of what is kept keep it, too`() throws {
    var others = Self.others
    others["SignIn.screenlet.yml"] = """
      screenlet: SignIn
      properties: { keepsLogin: Bool = false }
      viewModel: { userName: String, password: String }
      models: { Guest: { userId: Int64 } }
      actions:
        enter:
          kind: login
          saveCredentials: keepsLogin
          result: { guest: Guest }
          delegate: { success: onEntered, saved: onKept }
      """
    let generation = Generation(
      """
      screenlet: Remembered
      extends: SignIn.screenlet.yml
      module: Memos
      properties: { keepsLogin: Bool = true }
      """, sets: others)
    #expect(generation.printed == "")
    let text = try generation.file("RememberedScreenletTests.swift")
    #expect(text.contains("    screenlet.keepsLogin = true\n"))
    #expect(text.contains("    #expect(delegate.events == [\"onEntered\", \"onKept\"])\n"))
  }

  @Test func `a Screenlet of another module is imported`() throws {
    var others = Self.others
    others["Note.screenlet.yml"]? += "\nmodule: Notes"
    let generation = Generation(
      "screenlet: Memo\nextends: Note.screenlet.yml\nmodule: Memos", sets: others)
    #expect(generation.printed == "")
    for file in ["MemoScreenlet.swift", "MemoView_default.swift", "MemoScreenletTests.swift"] {
      #expect(try generation.file(file).contains("import Notes\n"), "\(file)")
    }
  }

  @Test func `no Screenlet is extended that cannot be`() {
    let specs = [
      "Nota.screenlet.yml", "blue.theme.yml",
      "/Note.screenlet.yml", "Note", "[Note]", "",
    ].map { "screenlet: Big\nextends: \($0)" }
    #expect(
      complaints(about: specs) == """
        Sample.screenlet.yml:2:10: error: no file is at 'Nota.screenlet.yml'; write the path of \
        the Screenlet's spec relative to this one
        2 | extends: Nota.screenlet.yml
          |          ^~~~~~~~~~~~~~~~~~
        Sample.screenlet.yml:2:10: error: 'blue.theme.yml' is not the path of a Screenlet; name \
        a file that ends with '.screenlet.yml'
        2 | extends: blue.theme.yml
          |          ^~~~~~~~~~~~~~
        Sample.screenlet.yml:2:10: error: '/Note.screenlet.yml' is an absolute path; write the \
        path of the Screenlet relative to this spec
        2 | extends: /Note.screenlet.yml
          |          ^~~~~~~~~~~~~~~~~~~
        Sample.screenlet.yml:2:10: error: no file is at 'Note'; write the path of the Screenlet's spec \
        relative to this one
        2 | extends: Note
          |          ^~~~
        Sample.screenlet.yml:2:10: error: expected a text for 'extends', found a list
        2 | extends: [Note]
          |          ^~~~~~
        Sample.screenlet.yml:2:9: error: expected a text for 'extends', found nothing
        2 | extends: 
          |         ^

        """)
  }

  @Test func `tests enter a property in the control that an extended Screenlet holds it in`() throws
  {
    var others = Self.others
    others["Note.screenlet.yml"] = """
      screenlet: Note
      properties: { mode: String = "new" }
      connectors: { LoadNote: { path: /notes, properties: { mode: String }, query: { mode: mode } } }
      actions: { load: { kind: read, connector: LoadNote } }
      """
    others["Memo.screenlet.yml"]? += """

      viewModel:
        mode: { type: 'String { get set }', widget: segmentedControl, segments: [New, Old], values: [new, old] }
      """
    let generation = Generation(
      "screenlet: Third\nextends: Memo.screenlet.yml\nmodule: Memos", sets: others)
    let text = try generation.file("ThirdScreenletTests.swift")
    #expect(text.contains("    view.modeSegmentedControl?."))
    #expect(!text.contains("    screenlet.mode = "))
  }

  @Test func `the service of an action that is added is checked`() throws {
    let generation = Generation(
      """
      screenlet: Memo
      extends: Note.screenlet.yml
      connectors:
        Count:
          properties: { noteId: Int64 }
          service: LRBookmarksEntryService_v7
          method: getNotes
          arguments: { id: noteId }
      actions: { count: { kind: read, connector: Count } }
      """, sets: Self.others, own: OwnServices(sources: []))
    #expect(generation.output == nil)
    #expect(
      generation.printed.contains("error: 'LRBookmarksEntryService_v7' has no method 'getNotes'"))
  }

  @Test func `what is wrong with the extended one is reported there`() {
    let broken = ["Note.screenlet.yml": "screenlet: Note\nactions: 3"]
    let generation = Generation("screenlet: Big\nextends: Note.screenlet.yml", sets: broken)
    #expect(generation.output == nil)
    #expect(
      generation.printed == """
        Note.screenlet.yml:2:10: error: expected a mapping for 'actions', found a text; write one as \
        in 'actions: { add-bookmark: { kind: write, connector: AddBookmark } }'
        2 | actions: 3
          |          ^

        """)
  }

  @Test func `calls that no service takes are reported with the extended one only`() {
    var others = Self.others
    others["Note.screenlet.yml"] = others["Note.screenlet.yml"]?.replacing(
      "{ kind: custom, properties: { noteId: Int64 } }",
      with: """
        { properties: { noteId: Int64 }, service: LRBookmarksEntryService_v7, method: getNote, \
        arguments: { entryId: noteId } }
        """)
    let generation = Generation(
      "screenlet: Memo\nextends: Note.screenlet.yml", sets: others, own: OwnServices(sources: []))
    #expect(generation.output == nil)
    #expect(generation.printed == "")
  }

  @Test func `its own properties are for code by hand, and no warning is given`() throws {
    var diagnostics = Diagnostics()
    let note = SourceFile(path: "Note.screenlet.yml", text: Self.others["Note.screenlet.yml"] ?? "")
    let inputs = Inputs(
      references: [note.path: SpecReference(note, in: nil, reporting: &diagnostics)])
    let memo = SourceFile(
      path: "Memo.screenlet.yml",
      text: """
        screenlet: Memo
        summary: Notes to oneself.
        extends: Note.screenlet.yml
        properties: { color: UIColor? }
        """)
    try Generator.check(memo, inputs, reporting: &diagnostics)
    #expect(diagnostics.printed == "")
  }

  @Test(arguments: try TextCase.all(in: "Extending", beside: #filePath))
  func `what cannot extend 'Note' is reported as its case says`(_ item: TextCase) throws {
    try item.expect(complaints(about: [item.input]))
  }

  private func complaints(about specs: [String]) -> String {
    specs.map { Generation($0, sets: Self.others).printed }.joined()
  }
}
