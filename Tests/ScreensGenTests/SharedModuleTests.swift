import Testing

/// Specs whose sources go into one module, in which each name has to be unique.
struct SharedModuleTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "A/Add.screenlet.yml": "screenlet: Add\nmodule: Notes\nmodels:\n  Note: { text: String }\n",
      "B/List.screenlet.yml": "screenlet: List\nmodule: Notes\nmodels:\n  Note: { id: Int64 }\n",
    ])
  }

  private let error = """
    B/List.screenlet.yml:4:3: error: two specs make 'Note.swift' for the module 'Notes', which can \
    have only one; rename one of the models, or, to share one class, declare it in \
    'Notes.module.yml', with 'module: Notes', in a folder above both instead
    4 |   Note: { id: Int64 }
      |   ^~~~
    A/Add.screenlet.yml:4:3: note: the first is made from here
    4 |   Note: { text: String }
      |   ^~~~

    """

  @Test(arguments: ["generate", "check", "diff"])
  func `two models of one name in a module are an error`(_ command: String) throws {
    let before = try sandbox.stamps()
    #expect(try sandbox.run(command) == Outcome(errors: error, code: 65))
    #expect(try sandbox.run(command, "-o", "out") == Outcome(errors: error, code: 65))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `specs for which nothing is left to do are still compared`() throws {
    for spec in ["A", "B"] { try sandbox.run("generate", spec) }
    for _ in 0..<2 { #expect(try sandbox.run("generate") == Outcome(errors: error, code: 65)) }
    #expect(try sandbox.run("check", "A", "-q") == Outcome())
  }

  @Test func `a copy that was deleted is shared`() throws {
    try sandbox.run("generate", "B")
    try sandbox.remove("B/ListScreenlet/Models/Note.swift")
    #expect(try sandbox.run("generate", "-q") == Outcome())
    for _ in 0..<2 { #expect(try sandbox.run("check", "-q") == Outcome()) }
    #expect(try sandbox.run("check", "--restore", "-q") == Outcome(errors: error, code: 65))
  }

  @Test func `any two sources of one name are an error`() throws {
    try sandbox.write(
      """
      screenlet: Add
      module: Notes
      connectors: { Save: { kind: custom } }
      actions: { save: { kind: write, connector: Save } }

      """, to: "A/Add.screenlet.yml")
    try sandbox.write(
      """
      screenlet: List
      module: Notes
      connectors: { Save: { kind: custom } }
      actions: { store: { kind: write, connector: Save, interactor: SAVE } }

      """, to: "B/List.screenlet.yml")
    #expect(
      try sandbox.run("generate")
        == Outcome(
          errors: """
            B/List.screenlet.yml:3:15: error: two specs make 'SaveConnector.swift' for the module \
            'Notes', which can have only one; give one of them another name
            3 | connectors: { Save: { kind: custom } }
              |               ^~~~
            A/Add.screenlet.yml:3:15: note: the first is made from here
            3 | connectors: { Save: { kind: custom } }
              |               ^~~~
            B/List.screenlet.yml:4:63: error: two specs make 'SAVEInteractor.swift' for the module \
            'Notes', which can have only one; give one of them another name
            4 | actions: { store: { kind: write, connector: Save, interactor: SAVE } }
              |                                                               ^~~~
            A/Add.screenlet.yml:4:12: note: the first is made from here
            4 | actions: { save: { kind: write, connector: Save } }
              |            ^~~~

            """, code: 65))
  }

  @Test func `other modules, and specs that name none, do not meet`() throws {
    try sandbox.edit("B/List.screenlet.yml", "module: Notes", "module: Lists")
    #expect(try sandbox.run("generate", "-q") == Outcome())
    for path in ["A/Add.screenlet.yml", "B/List.screenlet.yml"] {
      let text = try sandbox.read(path)
      try sandbox.write(text.replacing(/module: .*\n/, with: ""), to: path)
    }
    #expect(try sandbox.run("generate", "-q") == Outcome())
  }

  @Test func `packages and projects have modules of one name`() throws {
    try sandbox.write("", to: "B/Package.swift")
    #expect(try sandbox.run("generate", "-q") == Outcome())
    #expect(try sandbox.run("lint", "--quiet") == Outcome())
    try sandbox.remove("B/Package.swift")
    try sandbox.write("", to: "B/B.xcodeproj/project.pbxproj")
    #expect(try sandbox.run("check", "-q") == Outcome())
    #expect(try sandbox.run("lint", "--quiet") == Outcome())
    try sandbox.write("", to: "A.xcodeproj/project.pbxproj")
    #expect(try sandbox.run("check", "-q") == Outcome())
    try sandbox.remove("B/B.xcodeproj")
    #expect(try sandbox.run("check", "-q") == Outcome(errors: error, code: 65))
  }

  @Test func `lint finds both files`() throws {
    for spec in ["A", "B"] { try sandbox.run("generate", spec) }
    #expect(
      try sandbox.run("lint", "--quiet")
        == Outcome(
          errors: """
            B/ListScreenlet/Models/Note.swift:6:24: error: two files of the module 'Notes' are \
            named 'Note.swift', which Swift does not compile; rename one, or delete it if it is \
            the same
            6 | nonisolated open class Note {
              |                        ^~~~
            A/AddScreenlet/Models/Note.swift:6:24: note: the other file is this one
            6 | nonisolated open class Note {
              |                        ^~~~

            """, code: 1))
    try sandbox.remove("B/ListScreenlet/Models/Note.swift")
    #expect(try sandbox.run("lint", "--quiet") == Outcome())
  }
}
