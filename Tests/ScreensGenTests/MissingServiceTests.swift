import Testing

/// A service that no portal has stops every command that reads specs, until there is a class for it.
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

  private func error(in directory: String = "specs/") -> Outcome {
    Outcome(
      errors: """
        specs/Read.connector.yml:2:10: error: no portal has a service 'LRNoteService_v7'; \
        add what your server offers with 'screens-gen service add', write 'service: { path: \
        /context.service/method }', or put a class into \
        '\(directory)Services/LRNoteService_v7.swift' or into a module that 'imports' names
        2 | service: LRNoteService_v7
          |          ^~~~~~~~~~~~~~~~

        """, code: 65)
  }

  @Test func `every command that reads specs says it`() throws {
    #expect(try sandbox.run("spec", "lint", "specs") == error())
    for _ in 0..<2 {
      #expect(try sandbox.run("generate", "specs", "-q") == error())
      #expect(try sandbox.run("check", "specs", "-q") == error())
      #expect(try sandbox.run("diff", "specs") == error())
    }
    #expect(
      try sandbox.run("generate", "specs", "-q", "-o", "App") == error(in: "App/"))
    let json = try sandbox.run("spec", "lint", "specs", "--json").out
    #expect(json.contains("\"severity\": \"error\""))
  }

  @Test func `it is said until the file is there, and again once it is not`() throws {
    try sandbox.write("", to: "specs/Services/LRNoteService_v7.swift")
    #expect(try sandbox.run("spec", "lint", "specs") == Outcome())
    #expect(try sandbox.run("generate", "specs", "-q") == Outcome())
    #expect(try sandbox.run("check", "specs", "-q") == Outcome())
    try sandbox.remove("specs/Services/LRNoteService_v7.swift")
    #expect(try sandbox.run("check", "specs", "-q") == error())
  }

  @Test func `a module that your templates import may have it`() throws {
    try sandbox.run("template", "eject", "own", "Partials/header.mustache", "-q")
    #expect(try sandbox.run("generate", "specs", "--templates", "own", "-q") == error())
    try sandbox.edit(
      "own/Partials/header.mustache", "{{#imports}}", "@preconcurrency import BankSDK\n{{#imports}}"
    )
    #expect(try sandbox.run("generate", "specs", "--templates", "own", "-q") == Outcome())
    #expect(try sandbox.run("check", "specs", "--templates", "own", "-q") == Outcome())
  }

  @Test func `flags are read as the spec that they make`() throws {
    let connector = try sandbox.run(
      "connector", "Find", "--service", "LRNoteService_v7", "--method", "find", "-q")
    #expect(connector.code == 65)
    #expect(
      connector.errors.hasPrefix(
        "Find.connector.yml:3:10: error: no portal has a service 'LRNoteService_v7'; ")
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
