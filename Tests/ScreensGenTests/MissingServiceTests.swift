import Testing

/// A service that the runtime lacks is reported wherever a spec is read, and stops nothing.
struct MissingServiceTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "specs/Read.connector.yml": """
      connector: Read
      service: LRNoteService_v7
      method: getNoteWithNoteId
      arguments: { noteId: '1' }

      """
    ])
  }

  private func warning(in directory: String = "specs/") -> String {
    """
    specs/Read.connector.yml:2:10: warning: the runtime has no service 'LRNoteService_v7'; what is \
    generated compiles once '\(directory)Services/LRNoteService_v7.swift' has the class, with \
    'getNoteWithNoteId(_:)'
    2 | service: LRNoteService_v7
      |          ^~~~~~~~~~~~~~~~

    """
  }

  @Test func `every command that reads specs says it`() throws {
    #expect(try sandbox.run("spec", "lint", "specs") == Outcome(errors: warning()))
    for _ in 0..<2 {
      #expect(try sandbox.run("generate", "specs", "-q") == Outcome(errors: warning()))
      #expect(try sandbox.run("check", "specs", "-q") == Outcome(errors: warning()))
      #expect(try sandbox.run("diff", "specs") == Outcome(errors: warning()))
    }
    #expect(
      try sandbox.run("generate", "specs", "-q", "-o", "App")
        == Outcome(errors: warning(in: "App/")))
    let json = try sandbox.run("spec", "lint", "specs", "--json").out
    #expect(json.contains("\"severity\": \"warning\""))
  }

  @Test func `it is said until the file is there, and again once it is not`() throws {
    try sandbox.write("", to: "specs/Services/LRNoteService_v7.swift")
    #expect(try sandbox.run("spec", "lint", "specs") == Outcome())
    #expect(try sandbox.run("generate", "specs", "-q") == Outcome())
    #expect(try sandbox.run("check", "specs", "-q") == Outcome())
    try sandbox.remove("specs/Services/LRNoteService_v7.swift")
    #expect(try sandbox.run("check", "specs", "-q") == Outcome(errors: warning()))
  }

  @Test func `a module that your templates import may have it`() throws {
    try sandbox.run("template", "eject", "own", "Partials/header.mustache", "-q")
    #expect(
      try sandbox.run("generate", "specs", "--templates", "own", "-q") == Outcome(errors: warning())
    )
    try sandbox.edit(
      "own/Partials/header.mustache", "{{#imports}}", "@preconcurrency import BankSDK\n{{#imports}}"
    )
    #expect(try sandbox.run("generate", "specs", "--templates", "own", "-q") == Outcome())
    #expect(try sandbox.run("check", "specs", "--templates", "own", "-q") == Outcome())
  }

  @Test func `flags are read as the spec that they make`() throws {
    let connector = try sandbox.run(
      "connector", "Find", "--service", "LRNoteService_v7", "--method", "find", "-q")
    #expect(connector.code == 0)
    #expect(
      connector.errors.hasPrefix(
        "Find.connector.yml:3:10: warning: the runtime has no service 'LRNoteService_v7'; ")
    )
    let list = try sandbox.run(
      "new-screenlet", "Notes", "--model", "Note: text String", "--list", "Note", "--service",
      "LRBookmarksEntryServce_v7", "--rows", "getEntriesWithGroupId")
    #expect(list.code == 65)
    #expect(
      list.errors.contains(
        "error: there is no service 'LRBookmarksEntryServce_v7'; "
          + "did you mean 'LRBookmarksEntryService_v7'?"))
  }
}
