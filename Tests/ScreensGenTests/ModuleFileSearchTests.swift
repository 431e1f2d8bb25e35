import Testing

/// Where a module file is looked for, and which folders it may name.
struct ModuleFileSearchTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try .withNotesModule()
  }

  @Test func `the nearest one counts, up to the top of the package`() throws {
    try sandbox.write("module: Inner\n", to: "A/Inner.module.yaml")
    try sandbox.write("screenlet: Two\n", to: "A/Deep/Two.screenlet.yml")
    try sandbox.write("", to: "B/Package.swift")
    try sandbox.write("screenlet: Three\n", to: "B/Three.screenlet.yml")
    try sandbox.write("connector: Get\nkind: custom\n", to: "B/Get.connector.yml")
    try sandbox.write("screenlet: Add\n", to: "A/Add.screenlet.yml")
    #expect(try sandbox.run("generate", "-q") == Outcome())
    func xib(_ path: String) throws -> String { try sandbox.read(path) }
    #expect(
      try xib("A/Deep/TwoScreenlet/Themes/Default/TwoView_default.xib")
        .contains("customModule=\"Inner\""))
    #expect(
      try xib("B/ThreeScreenlet/Themes/Default/ThreeView_default.xib")
        .contains("customModuleProvider=\"target\""))
  }

  @Test func `two in one directory are an error`() throws {
    try sandbox.write("module: Other\n", to: "Other.module.yml")
    #expect(
      try sandbox.run("check", "A")
        == Outcome(
          errors: """
            error: 'Notes.module.yml' and 'Other.module.yml' are in one directory, whose specs \
            would be of two modules; move one of them

            """, code: 65))
  }

  @Test func `what is wrong with it is said once, at its range`() throws {
    try sandbox.write(
      """
      module: class
      naming: full
      output: /tmp
      templates: a//b
      imports: [Bank Kit]
      screenlet: Add

      """, to: "Notes.module.yml")
    #expect(
      try sandbox.run("generate", "A")
        == Outcome(
          errors: """
            Notes.module.yml:1:9: error: 'class' is a keyword of Swift and cannot name a module; \
            choose another name
            1 | module: class
              |         ^~~~~
            Notes.module.yml:2:9: error: expected a mapping for 'naming', found a text; write one as \
            in 'naming: { view: full }'
            2 | naming: full
              |         ^~~~
            Notes.module.yml:3:9: error: '/tmp' is not the path of a folder; write names of \
            letters, digits, '-' and '_', with '/' between them, relative to this file
            3 | output: /tmp
              |         ^~~~
            Notes.module.yml:4:12: error: 'a//b' is not the path of a folder; write names of \
            letters, digits, '-' and '_', with '/' between them, relative to this file
            4 | templates: a//b
              |            ^~~~
            Notes.module.yml:5:11: error: 'Bank Kit' cannot name a module in Swift; did you mean \
            'Bank_Kit'?
            5 | imports: [Bank Kit]
              |           ^~~~~~~~
            Notes.module.yml:6:1: error: unknown key 'screenlet'; expected one of 'module', \
            'models', 'imports', 'languages', 'services', 'naming', 'platforms', 'templates', \
            'output', 'layout', 'header'
            6 | screenlet: Add
              | ^~~~~~~~~

            """, code: 65))
  }

  @Test func `folders that it says are in the same package, and no links`() throws {
    try sandbox.write("", to: "Package.swift")
    try sandbox.add("output: ../out\n")
    #expect(
      try sandbox.run("generate", "A")
        == Outcome(
          errors: """
            Notes.module.yml:4:9: error: '../out' leads out of '.'; name a folder in the same \
            package or repository
            4 | output: ../out
              |         ^~~~~~

            """, code: 65))
    try sandbox.edit("Notes.module.yml", "output: ../out", "templates: gone")
    #expect(
      try sandbox.run("generate", "A")
        == Outcome(
          errors: """
            Notes.module.yml:4:12: error: no directory is at 'gone'; make it with 'screens-gen \
            template eject', or remove 'templates'
            4 | templates: gone
              |            ^~~~

            """, code: 65))
    try sandbox.link("gone", to: "A")
    #expect(
      try sandbox.run("generate", "A")
        == Outcome(
          errors: """
            Notes.module.yml:4:12: error: 'gone' is a symbolic link, which is not followed from a \
            module file; name a folder itself
            4 | templates: gone
              |            ^~~~

            """, code: 65))
  }
}
