import Testing

/// Module files and theme sets that somebody renamed or moved, or whose output goes elsewhere.
struct MovedModuleTests {
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "App.module.yml": """
      module: App
      output: Sources/App
      models: { Note: { text: String } }

      """,
      "Add.screenlet.yml": """
      screenlet: Add
      connectors:
        Save: { kind: custom, result: { note: Note } }
      actions: { save: { kind: write, connector: Save } }

      """,
      "westeros.theme.yml": "theme: westeros\ncolors: { accent: black }\n",
    ])
    try sandbox.run("generate", "-q")
    for path in ["Models/Note.swift", "Themes/Westeros/WesterosThemeConstants.swift"] {
      try sandbox.edit("Sources/App/" + path, "import", "// mine\nimport")
    }
  }

  /// The edits are at these paths, no file is left behind or twice, and nothing is left to do.
  private func expectMoved(
    _ paths: [String], _ source: SourceLocation = #_sourceLocation
  ) throws {
    let count = try sandbox.tree().values.count { $0 != "/" }
    let before = try sandbox.tree()
    #expect(try sandbox.run("generate", "-q") == Outcome(), sourceLocation: source)
    for path in paths {
      let text = try? sandbox.read(path)
      #expect(text?.contains("// mine") == true, "\(path)", sourceLocation: source)
    }
    let after = try sandbox.tree()
    let names = after.keys.sorted()
    #expect(after.values.count { $0 != "/" } == count, "\(names)", sourceLocation: source)
    #expect(try sandbox.run("check", "-q") == Outcome(), sourceLocation: source)
    #expect(try sandbox.run("undo", "-q").code == 0, sourceLocation: source)
    #expect(try sandbox.tree() == before, sourceLocation: source)
    #expect(try sandbox.run("generate", "-q") == Outcome(), sourceLocation: source)
  }

  @Test(arguments: ["Sources/App/Screens", "Sources", "Other"])
  func `another output folder takes everything along`(_ folder: String) throws {
    try sandbox.edit("App.module.yml", "output: Sources/App", "output: \(folder)")
    try expectMoved([
      folder + "/Models/Note.swift", folder + "/Themes/Westeros/WesterosThemeConstants.swift",
    ])
  }

  @Test func `output that goes beside the specs from now on comes along`() throws {
    try sandbox.edit("App.module.yml", "output: Sources/App\n", "")
    try expectMoved(["Models/Note.swift", "Themes/Westeros/WesterosThemeConstants.swift"])
  }

  @Test func `another name of the module takes the base along`() throws {
    try sandbox.edit("App.module.yml", "module: App", "module: Core")
    try expectMoved(["Sources/App/Models/Note.swift"])
    try sandbox.edit("App.module.yml", "module: Core", "module: Heart")
    try sandbox.shell("mv App.module.yml Heart.module.yml")
    try expectMoved(["Sources/App/Models/Note.swift"])
  }

  @Test func `another name of a theme set takes its files along`() throws {
    try sandbox.edit("westeros.theme.yml", "theme: westeros", "theme: essos")
    try expectMoved(["Sources/App/Themes/Essos/EssosThemeConstants.swift"])
  }

  @Test func `a theme set in another directory takes its files along`() throws {
    try sandbox.edit("App.module.yml", "output: Sources/App\n", "")
    try sandbox.run("generate", "-q")
    try sandbox.shell("mkdir sets; mv westeros.theme.yml sets")
    try expectMoved(["sets/Themes/Westeros/WesterosThemeConstants.swift"])
  }

  @Test func `a run that sees only the module file says what is elsewhere`() throws {
    try sandbox.edit("App.module.yml", "output: Sources/App", "output: Other")
    #expect(
      try sandbox.run("generate", "-q", "App.module.yml")
        == Outcome(
          errors: """
            App.module.yml:1:9: error: the output of this spec is beside 'Sources/App/.App.screens-gen', and now belongs beside 'Other/.App.screens-gen'; run 'screens-gen generate' with a directory that contains both
            1 | module: App
              |         ^~~

            """, code: 65))
  }
}
