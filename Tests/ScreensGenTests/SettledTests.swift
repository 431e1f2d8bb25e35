import Testing

/// The memory of specs for which nothing is left to do makes runs faster, and changes nothing else.
struct SettledTests {
  private let spec = "screenlet: Note\nviewModel:\n  title: String?\n"
  private let screenlet = "NoteScreenlet/NoteScreenlet.swift"
  private let viewModel = "NoteScreenlet/NoteViewModel.swift"

  private func settled(_ files: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try Sandbox(["Note.screenlet.yml": spec].merging(files) { $1 })
    try #require(try sandbox.run("generate", "--quiet") == Outcome())
    return sandbox
  }

  /// What `check` says without anything remembered.
  private func forgetful(_ sandbox: Sandbox, _ options: String = "") throws -> Outcome {
    let memory = sandbox.memory()
    return try sandbox.shell(
      "mv \(memory) kept; $tool check \(options); code=$?; mv kept \(memory); exit $code")
  }

  @Test func `a second run says the same of all files, and writes nothing`() throws {
    let sandbox = try settled()
    let stamps = try (sandbox.stamps(), sandbox.recordStamps())
    let outcome = try sandbox.run("generate")
    #expect(
      outcome
        == Outcome(
          """
             identical  NoteScreenlet/NoteScreenlet.swift
             identical  NoteScreenlet/NoteViewModel.swift
             identical  NoteScreenlet/Themes/Default/NoteView_default.swift
             identical  NoteScreenlet/Themes/Default/NoteView_default.xib
             identical  NoteScreenlet/.Note.screens-gen
          5 files: 5 identical

          """))
    #expect(try sandbox.stamps() == stamps.0)
    #expect(try sandbox.recordStamps() == stamps.1)
  }

  @Test func `an edited file, a deleted one and an edited base are seen`() throws {
    for (command, code) in [
      ("echo '// mine' >> \(viewModel)", 0), ("rm \(viewModel)", 0),
      ("echo 'x' >> NoteScreenlet/.Note.screens-gen", 65),
      ("rm NoteScreenlet/.Note.screens-gen", 1),
      ("mkdir NoteScreenlet/Themes/Default/NoteView_default.xib.generated", 0),
      ("rm \(viewModel); mkdir \(viewModel)", 1),
      ("rm -r NoteScreenlet; ln -s / NoteScreenlet", 73),
    ] {
      let sandbox = try settled()
      try sandbox.shell(command)
      let outcome = try sandbox.run("check")
      #expect(outcome.code == Int32(code), "\(command)")
      #expect(outcome == (try forgetful(sandbox)), "\(command)")
    }
  }

  @Test func `edits are kept, and deleted files stay so, run after run`() throws {
    let sandbox = try settled()
    try sandbox.shell("echo '// mine' >> \(viewModel); rm \(screenlet)")
    let first = try sandbox.run("generate")
    #expect(first.out.contains("keep  \(viewModel)\n"))
    #expect(first.out.contains("skip  \(screenlet)\n"))
    #expect(try sandbox.run("generate") == first)
    #expect(try sandbox.run("check") == forgetful(sandbox))
    #expect(try sandbox.run("check", "--force") == forgetful(sandbox, "--force"))
    #expect(try sandbox.run("check", "--restore") == forgetful(sandbox, "--restore"))
    #expect(try sandbox.run("check", "--restore").code == 1)
  }

  @Test func `a changed spec, its renamed file and changed templates are seen`() throws {
    let sandbox = try settled(["own/readme.txt": "", "Other.screenlet.yml": "screenlet: Other\n"])
    try sandbox.shell("rm own/readme.txt; mv Note.screenlet.yml Memo.screenlet.yml")
    #expect(try sandbox.run("check", "--quiet").code == 1)
    try sandbox.shell("$tool generate --quiet")
    #expect(try sandbox.read(viewModel).contains("from Memo.screenlet.yml"))

    try sandbox.edit("Memo.screenlet.yml", "title", "text")
    let changed = try sandbox.run("generate")
    #expect(changed.out.contains("update  \(viewModel)\n"))
    #expect(changed.out.contains("identical  OtherScreenlet/OtherScreenlet.swift\n"))

    try sandbox.shell("$tool template eject own ViewModel")
    #expect(try sandbox.run("check", "--templates", "own").code == 0)
    try sandbox.shell(
      "for file in $(find own -name '*.mustache'); do echo '// ours' >> \"$file\"; done")
    let own = try sandbox.run("generate", "--templates", "own")
    #expect(own.out.contains("update  \(viewModel)\n"))
    #expect(try sandbox.run("check", "--templates", "own").code == 0)
    #expect(try sandbox.run("check").code == 65)
    #expect(try sandbox.run("check", "--templates", "built-in").code == 1)
  }

  @Test func `a changed theme set is seen`() throws {
    let sandbox = try Sandbox([
      "a/Note.screenlet.yml":
        "screenlet: Note\nthemes:\n  default: full\n  flat: { kind: full, set: ../flat.theme.yml }\n",
      "flat.theme.yml":
        "theme: flat\ncolors: { night: black }\nstyles:\n  view: { backgroundColor: night }\n",
    ])
    try #require(try sandbox.run("generate", "a", "--quiet") == Outcome())
    #expect(try sandbox.run("check", "a").code == 0)
    try sandbox.edit("flat.theme.yml", "view: {", "view: { tintColor: night,")
    #expect(try sandbox.run("check", "a").code == 1)
    try sandbox.remove("flat.theme.yml")
    #expect(try sandbox.run("check", "a").code == 65)
  }

  @Test func `a memory that is damaged, or of something else, is ignored`() throws {
    for text in ["", "screens-gen settled 1 0\n", "screens-gen settled 2 0\nspec 0\n", "\u{0}"] {
      let sandbox = try settled()
      let memory = sandbox.memory()
      let whole = try sandbox.read(memory)
      try sandbox.write(text, to: memory)
      #expect(try sandbox.run("check", "--quiet") == Outcome())
      #expect(try sandbox.run("generate", "--quiet") == Outcome())
      #expect(try sandbox.read(memory) == whole)
    }
    let sandbox = try settled()
    try sandbox.shell("sed -i.old 's/^identical/keep/' \(sandbox.memory())")
    #expect(!(try sandbox.run("check").out.contains("keep")))
  }

  @Test func `what a warning reported is reported again`() throws {
    let sandbox = try Sandbox([
      "Save.connector.yml": """
      connector: Save
      kind: custom
      properties: { title: String? }
      validate: { title is not empty: Empty, title is not nil: Missing }

      """
    ])
    let first = try sandbox.run("generate", "--quiet")
    #expect(first.errors.contains("warning: 'title is not empty' refuses nil too"))
    #expect(try sandbox.run("generate", "--quiet") == first)
  }

  @Test func `two specs that start to make one file are reported`() throws {
    let sandbox = try Sandbox(["a/Note.screenlet.yml": spec])
    try #require(try sandbox.run("generate", "a", "--output", "out", "--quiet") == Outcome())
    try sandbox.shell("cp -r a b")
    let outcome = try sandbox.run("generate", "a", "b", "--output", "out")
    #expect(outcome.code == 65)
    #expect(outcome.errors.hasPrefix("b/Note.screenlet.yml:1:12: error: two specs make "))
  }

  @Test func `undo leaves nothing of the memory`() throws {
    let sandbox = try settled()
    try sandbox.run("undo")
    #expect(try sandbox.tree() == ["Note.screenlet.yml": spec])
    #expect(try !sandbox.recordStamps().keys.contains { $0.hasSuffix("settled~") })
  }
}
