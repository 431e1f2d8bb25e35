import Testing

/// Specs that somebody gave another name, folder or way of naming views, without `rename`.
struct MovedSpecTests {
  private static let spec = """
    screenlet: Note
    models: { Memo: { text: String } }
    viewModel:
      text: String? { get }
    themes:
      default: full

    """
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Note.screenlet.yml": Self.spec])
    try sandbox.run("generate")
    try sandbox.edit("NoteScreenlet/Models/Memo.swift", "import", "// mine\nimport")
    try sandbox.edit(
      "NoteScreenlet/Themes/Default/NoteView_default.swift", "import", "// mine too\nimport")
  }

  /// The files of the work tree.
  private func paths() throws -> [String] {
    try sandbox.tree().keys.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".xib") }.sorted()
  }

  /// The edits are at these paths, nothing is twice, and nothing is left to do.
  private func expectMoved(
    _ paths: [String], count: Int, _ source: SourceLocation = #_sourceLocation
  ) throws {
    for path in paths {
      let text = try sandbox.read(path)
      #expect(text.contains("// mine"), "\(path)", sourceLocation: source)
    }
    #expect(try self.paths().count == count, sourceLocation: source)
    #expect(try sandbox.run("check").code == 0, sourceLocation: source)
  }

  @Test func `another folder takes everything along`() throws {
    let count = try paths().count
    try sandbox.edit("Note.screenlet.yml", "models:", "folder: Memos/Own\nmodels:")
    let before = try sandbox.tree()
    #expect(try sandbox.run("generate").code == 0)
    try expectMoved(
      [
        "Memos/Own/NoteScreenlet/Models/Memo.swift",
        "Memos/Own/NoteScreenlet/Themes/Default/NoteView_default.swift",
      ], count: count)
    #expect(try sandbox.run("undo").code == 0)
    #expect(try sandbox.tree() == before)
  }

  @Test func `another name of the Screenlet takes everything along`() throws {
    let count = try paths().count
    try sandbox.edit("Note.screenlet.yml", "screenlet: Note", "screenlet: Letter")
    #expect(try sandbox.run("generate").code == 0)
    try expectMoved(
      [
        "LetterScreenlet/Models/Memo.swift",
        "LetterScreenlet/Themes/Default/LetterView_default.swift",
      ], count: count)
  }

  @Test func `another name of the Screenlet and of its spec takes everything along`() throws {
    let count = try paths().count
    try sandbox.edit("Note.screenlet.yml", "screenlet: Note", "screenlet: Letter")
    try sandbox.shell("mv Note.screenlet.yml Letter.screenlet.yml")
    #expect(try sandbox.run("generate").code == 0)
    try expectMoved(["LetterScreenlet/Models/Memo.swift"], count: count)
  }

  @Test func `another way of naming views takes the views along`() throws {
    let count = try paths().count
    try sandbox.edit("Note.screenlet.yml", "models:", "naming: { view: full }\nmodels:")
    #expect(try sandbox.run("generate").code == 0)
    try expectMoved(
      ["NoteScreenlet/Themes/Default/NoteScreenletView_default.swift"], count: count)
  }

  @Test func `edited files that are not generated any more go along`() throws {
    try sandbox.edit("Note.screenlet.yml", "models: { Memo: { text: String } }\n", "")
    #expect(
      try sandbox.run("generate", "-q").errors == """
        'NoteScreenlet/Models/Memo.swift' has edits, and its spec no longer yields it; delete it if you no longer need it

        """)
    let count = try paths().count
    try sandbox.edit("Note.screenlet.yml", "screenlet: Note", "screenlet: Letter")
    #expect(try sandbox.run("generate").code == 0)
    try expectMoved(["LetterScreenlet/Models/Memo.swift"], count: count)
    // They are told of in every run.
    #expect(
      try sandbox.run("generate", "-q").errors.contains("'LetterScreenlet/Models/Memo.swift'"))
    #expect(
      try sandbox.run("generate", "-q").errors.contains("'LetterScreenlet/Models/Memo.swift'"))
  }

  @Test func `a spec in another directory asks for its output to be moved along`() throws {
    try sandbox.shell("mkdir a b; mv Note.screenlet.yml NoteScreenlet a; mv a/*.yml b")
    let before = try sandbox.tree()
    #expect(
      try sandbox.run("generate")
        == Outcome(
          errors: """
            b/Note.screenlet.yml:1:12: error: what was generated from this spec is in \
            'a/NoteScreenlet', and the spec is not there any more; move that folder to \
            'b/NoteScreenlet', or delete it, then run again
            1 | screenlet: Note
              |            ^~~~

            """, code: 65))
    #expect(try sandbox.tree() == before)
    try sandbox.shell("mv a/NoteScreenlet b")
    #expect(try sandbox.run("generate").code == 0)
    #expect(try sandbox.read("b/NoteScreenlet/Models/Memo.swift").contains("// mine"))
  }

  @Test func `a second spec of the same kind takes nothing from the first`() throws {
    try sandbox.write(
      Self.spec.replacing("screenlet: Note", with: "screenlet: Letter"),
      to: "Letter.screenlet.yml")
    let before = try paths().filter { $0.hasPrefix("NoteScreenlet/") }
    #expect(try sandbox.run("generate").code == 0)
    #expect(try paths().filter { $0.hasPrefix("NoteScreenlet/") } == before)
    #expect(try sandbox.read("NoteScreenlet/Models/Memo.swift").contains("// mine"))
  }
}
