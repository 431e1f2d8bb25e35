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
    // They are reported in every run.
    #expect(
      try sandbox.run("generate", "-q").errors.contains("'LetterScreenlet/Models/Memo.swift'"))
    #expect(
      try sandbox.run("generate", "-q").errors.contains("'LetterScreenlet/Models/Memo.swift'"))
  }

  @Test func `a spec in another directory takes everything along`() throws {
    try sandbox.edit("Note.screenlet.yml", "models: { Memo: { text: String } }\n", "")
    #expect(try sandbox.run("generate", "-q").code == 0)
    let count = try paths().count
    try sandbox.shell("mkdir a b; mv Note.screenlet.yml NoteScreenlet a; mv a/*.yml b")
    let before = try sandbox.tree()
    let outcome = try sandbox.run("generate")
    #expect(outcome.code == 0)
    #expect(
      outcome.out.contains(
        """
              remove  a/NoteScreenlet/NoteScreenlet.swift
                move  b/NoteScreenlet/NoteScreenlet.swift

        """))
    try expectMoved(
      [
        "b/NoteScreenlet/Models/Memo.swift",
        "b/NoteScreenlet/Themes/Default/NoteView_default.swift",
      ], count: count)
    #expect(try sandbox.tree()["a/NoteScreenlet"] == nil)
    #expect(try sandbox.run("undo").code == 0)
    #expect(try sandbox.tree() == before)
  }

  @Test func `a spec that was moved up or down takes everything along`() throws {
    let count = try paths().count
    try sandbox.shell("mkdir -p a/b; mv Note.screenlet.yml a/b")
    #expect(try sandbox.run("generate").code == 0)
    try expectMoved(["a/b/NoteScreenlet/Models/Memo.swift"], count: count)
    try sandbox.shell("mv a/b/Note.screenlet.yml .")
    #expect(try sandbox.run("check", "-q").code == 1)
    #expect(try sandbox.run("diff").out.contains("+++ b/NoteScreenlet/Models/Memo.swift"))
    #expect(try sandbox.run("generate").code == 0)
    try expectMoved(["NoteScreenlet/Models/Memo.swift"], count: count)
    #expect(try sandbox.tree()["a/b/NoteScreenlet"] == nil)
  }

  @Test func `a spec that was moved and changed takes the edits along`() throws {
    try sandbox.shell("mkdir a; mv Note.screenlet.yml a")
    try sandbox.edit("a/Note.screenlet.yml", "{ text: String }", "{ text: String, by: String }")
    #expect(try sandbox.run("generate").code == 0)
    let text = try sandbox.read("a/NoteScreenlet/Models/Memo.swift")
    #expect(text.contains("// mine"))
    #expect(text.contains("by: String"))
    #expect(try sandbox.run("check").code == 0)
  }

  /// What is said when the output of `b/Note.screenlet.yml` has to be moved by hand.
  private static let refusal = """
    b/Note.screenlet.yml:1:12: error: what was generated from this spec is in \
    'a/NoteScreenlet', and would be in 'b/NoteScreenlet' now; move that folder there, or delete it, \
    then run again
    1 | screenlet: Note
      |            ^~~~

    """

  @Test func `output in another directory than those of the run stays`() throws {
    try sandbox.shell("mkdir a b; mv Note.screenlet.yml NoteScreenlet a; mv a/*.yml b")
    let before = try sandbox.tree()
    #expect(
      try sandbox.run("generate", "-o", "b", ".") == Outcome(errors: Self.refusal, code: 65))
    #expect(try sandbox.tree() == before)
    // Nobody looks there.
    #expect(try sandbox.run("generate", "b").code == 0)
    #expect(try sandbox.read("a/NoteScreenlet/Models/Memo.swift").contains("// mine"))
  }

  @Test func `output does not come along where something is in the way`() throws {
    try sandbox.shell("mkdir a b; mv Note.screenlet.yml NoteScreenlet a; mv a/*.yml b")
    try sandbox.write("theirs", to: "b/NoteScreenlet/Models/Memo.swift")
    let before = try sandbox.tree()
    #expect(try sandbox.run("generate") == Outcome(errors: Self.refusal, code: 65))
    #expect(try sandbox.tree() == before)
    try sandbox.shell("rm -r b/NoteScreenlet; mv a/NoteScreenlet b")
    #expect(try sandbox.run("generate").code == 0)
    #expect(try sandbox.read("b/NoteScreenlet/Models/Memo.swift").contains("// mine"))
  }

  @Test func `two specs that may be the moved one leave the output where it is`() throws {
    try sandbox.shell(
      "mkdir a b c; mv Note.screenlet.yml NoteScreenlet a; cp a/*.yml c; mv a/*.yml b")
    let before = try sandbox.tree()
    let outcome = try sandbox.run("generate")
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasPrefix(Self.refusal))
    #expect(outcome.errors.contains("would be in 'c/NoteScreenlet' now"))
    #expect(try sandbox.tree() == before)
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

  // MARK: Another output directory

  private func setOutput(_ output: String) throws {
    try sandbox.write("module: Notes\n\(output)", to: "Notes.module.yml")
  }

  @Test func `another output of the module takes everything along`() throws {
    try setOutput("")
    #expect(try sandbox.run("generate", "-q").code == 0)
    let count = try paths().count
    try setOutput("output: Sources/Notes\n")
    let before = try sandbox.tree()
    #expect(try sandbox.run("generate").code == 0)
    try expectMoved(["Sources/Notes/NoteScreenlet/Models/Memo.swift"], count: count)
    #expect(try sandbox.tree()["NoteScreenlet"] == nil)
    #expect(try sandbox.run("undo").code == 0)
    #expect(try sandbox.tree() == before)
    #expect(try sandbox.run("generate", "-q").code == 0)
    try setOutput("")
    #expect(try sandbox.run("generate").code == 0)
    try expectMoved(["NoteScreenlet/Models/Memo.swift"], count: count)
  }

  @Test func `a run for one spec says where its output is still`() throws {
    try setOutput("output: out\n")
    let before = try sandbox.tree()
    #expect(
      try sandbox.run("generate", "Note.screenlet.yml")
        == Outcome(
          errors: """
            Note.screenlet.yml:1:12: error: what was generated from this spec is in 'NoteScreenlet', \
            and would be in 'out/NoteScreenlet' now; move that folder there, or delete it, then run \
            again
            1 | screenlet: Note
              |            ^~~~

            """, code: 65))
    #expect(try sandbox.tree() == before)
  }

  @Test func `'--output' leaves the output of other runs where it is`() throws {
    #expect(try sandbox.run("generate", "-o", "copy", "-q").code == 0)
    #expect(try sandbox.read("NoteScreenlet/Models/Memo.swift").contains("// mine"))
    #expect(try !sandbox.read("copy/NoteScreenlet/Models/Memo.swift").contains("// mine"))
    #expect(try sandbox.run("check", "-q").code == 0)
  }
}
