import Testing

/// The memory of specs for which nothing is left to do makes runs faster, and changes nothing else.
struct UnchangedTests {
  private let spec = "screenlet: Note\nviewModel:\n  title: String?\n"
  private func settled(_ files: [String: String] = [:]) throws -> Sandbox {
    let sandbox = try Sandbox(["Note.screenlet.yml": spec].merging(files) { $1 })
    try #require(try sandbox.run("generate", "--quiet") == Outcome())
    return sandbox
  }

  @Test func `a second run says the same of all files, and writes nothing`() throws {
    let sandbox = try settled()
    let stamps = try (sandbox.stamps(), sandbox.recordStamps())
    #expect(
      try sandbox.run("generate", "--verbose").out == """
           identical  NoteScreenlet/NoteScreenlet.swift
           identical  NoteScreenlet/NoteViewModel.swift
           identical  NoteScreenlet/Themes/Default/NoteView_default.swift
           identical  NoteScreenlet/Themes/Default/NoteView_default.xib
           identical  NoteScreenlet/.Note.screens-gen
        5 files: 5 identical

        """)
    #expect(try sandbox.stamps() == stamps.0)
    #expect(try sandbox.recordStamps() == stamps.1)
  }

  @Test func `a memory that is damaged, or of something else, is ignored`() throws {
    for text in ["", "screens-gen settled 3\npart 0 0\n", "0 {}\n", "\u{0}"] {
      let sandbox = try settled()
      let memory = sandbox.memory()
      let whole = try sandbox.read(memory)
      try sandbox.write(text, to: memory)
      #expect(try sandbox.run("check", "--quiet") == Outcome())
      #expect(try sandbox.run("generate", "--quiet") == Outcome())
      #expect(try sandbox.read(memory) == whole)
    }
    let sandbox = try settled()
    try sandbox.shell("sed -i.old 's/identical/keep/' \(sandbox.memory())")
    #expect(!(try sandbox.run("check").out.contains("keep")))
  }
}
