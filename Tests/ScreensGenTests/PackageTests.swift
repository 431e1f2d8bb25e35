import Foundation
import TestSupport
import Testing

/// What `Package.swift` needs for generated Screenlets.
@Suite(.blocking)
struct PackageTests {
  let sandbox: Sandbox

  static let manifest = """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "Notes", dependencies: [.package(path: "../screens-gen")],
      targets: [.target(name: "Core")])

    """

  init() throws {
    sandbox = try Sandbox([
      "Package.swift": Self.manifest,
      "Sources/Core/Core.swift": "public let core = 1\n",
      "Specs/Notes.module.yml": """
      module: Notes
      output: ../Sources/Notes
      layout: by-kind
      models: { Note: { title: String } }

      """,
      "Specs/Add.screenlet.yml": """
      screenlet: Add
      connectors: { Save: { kind: custom, result: { note: Note } } }
      actions: { save: { kind: write, connector: Save } }

      """,
      "Specs/Find.screenlet.yml": "screenlet: Find\n",
    ])
  }

  let statements = """
    package.targets.append(
      .target(
        name: "Notes",
        dependencies: [.product(name: "LiferayScreens", package: "screens-gen")],
        exclude: ["Tests"],
        resources: [.process("Resources")]))

    package.targets.append(
      .testTarget(
        name: "NotesTests",
        dependencies: [
          "Notes",
          .product(name: "LiferayScreens", package: "screens-gen"),
          .product(name: "LiferayScreensTesting", package: "screens-gen"),
        ],
        path: "Sources/Notes/Tests"))

    """

  private var region: String {
    """
    // screens-gen package: begin ('screens-gen package --write' keeps these lines up to date)
    \(statements)// screens-gen package: end

    """
  }

  @Test func `a catalogue beside the sources is not one of them`() throws {
    for (name, text) in [
      "Bank.module.yml": "module: Bank\nservices: portal.services\n",
      "portal.services": "LRAccountService_v7 /bank.account\n  close(accountId: long) -> void\n",
      "Close.connector.yml": """
      connector: Close
      properties: { accountId: Int64 }
      service: LRAccountService_v7
      method: closeWithAccountId
      arguments: { accountId: accountId }

      """,
    ] {
      try sandbox.write(text, to: "Sources/Bank/\(name)")
    }
    #expect(
      try sandbox.run("package").out.hasPrefix(
        """
        package.targets.append(
          .target(
            name: "Bank",
            dependencies: [.product(name: "LiferayScreens", package: "screens-gen")],
            exclude: [
              "Bank.module.yml",
              "Close.connector.yml",
              "portal.services",
            ]))

        """))
  }

  @Test func `a module that is laid out by kind needs one line for all its XIBs and tests`() throws
  {
    #expect(try sandbox.run("package") == Outcome(statements))
    let json = try JSONSerialization.jsonObject(
      with: Data(try sandbox.run("package", "--json").out.utf8))
    #expect(json as? NSDictionary == ["schema": 1, "statements": statements])
    #expect(try sandbox.read("Package.swift") == Self.manifest)
    try sandbox.run("generate", "-q")
    #expect(try sandbox.run("package") == Outcome(statements))
    let tree = try sandbox.tree("Sources/Notes").filter { $0.value != "/" }.keys.sorted()
    #expect(
      tree == [
        ".Notes.screens-gen", "AddScreenlet/.Add.screens-gen", "AddScreenlet/AddScreenlet.swift",
        "AddScreenlet/Connectors/SaveConnector.swift",
        "AddScreenlet/Interactors/SaveInteractor.swift",
        "AddScreenlet/Themes/Default/AddView_default.swift", "FindScreenlet/.Find.screens-gen",
        "FindScreenlet/FindScreenlet.swift", "FindScreenlet/Themes/Default/FindView_default.swift",
        "Models/Note.swift", "Resources/AddScreenlet/Themes/Default/AddView_default.xib",
        "Resources/FindScreenlet/Themes/Default/FindView_default.xib",
        "Tests/AddScreenletTests/AddScreenletTests.swift",
        "Tests/FindScreenletTests/FindScreenletTests.swift",
      ])
    #expect(try sandbox.run("lint", "-q") == Outcome())
  }

  @Test func `what is written is kept up to date, and every other byte stays`() throws {
    #expect(
      try sandbox.run("package", "--write")
        == Outcome("      update  Package.swift\n1 file: 1 update\n"))
    #expect(try sandbox.read("Package.swift") == Self.manifest + "\n" + region)
    #expect(
      try sandbox.run("package", "-w")
        == Outcome("   identical  Package.swift\n1 file: 1 identical\n"))

    let after = "\nfor target in package.targets { target.swiftSettings = [] }"
    try sandbox.write(try sandbox.read("Package.swift") + after, to: "Package.swift")
    try sandbox.edit("Package.swift", "exclude: [\"Tests\"],", "exclude: [],")
    try sandbox.run("package", "-w", "-q")
    #expect(try sandbox.read("Package.swift") == Self.manifest + "\n" + region + after)
    try sandbox.run("undo", "-q")
    #expect(try sandbox.read("Package.swift").contains("exclude: [],"))
    try sandbox.remove("Specs")
    #expect(try sandbox.run("package", "-n", "-w").code == 66)
  }

  @Test func `a manifest with CRLF keeps its line ends, also in what is added`() throws {
    let manifest = Self.manifest.replacingOccurrences(of: "\n", with: "\r\n")
    let region = self.region.replacingOccurrences(of: "\n", with: "\r\n")
    try sandbox.write(manifest, to: "Package.swift")
    try sandbox.run("package", "-w", "-q")
    #expect(try sandbox.read("Package.swift") == manifest + "\r\n" + region)
    #expect(
      try sandbox.run("package", "-w")
        == Outcome("   identical  Package.swift\n1 file: 1 identical\n"))
    let after = "\r\nlet after = 1\r\n"
    try sandbox.write(manifest + "\r\n" + region + after, to: "Package.swift")
    try sandbox.edit("Package.swift", "exclude: [\"Tests\"],", "exclude: [],")
    try sandbox.run("package", "-w", "-q")
    #expect(try sandbox.read("Package.swift") == manifest + "\r\n" + region + after)
  }

  @Test func `a target that is declared is extended with what it lacks`() throws {
    try sandbox.edit("Specs/Notes.module.yml", "layout: by-kind\n", "")
    try sandbox.edit(
      "Package.swift", ".target(name: \"Core\")",
      """
      .target(name: "Core"),
      .target(
        name: "Notes", dependencies: [.product(name: "LiferayScreens", package: "screens")],
        exclude: ["AddScreenletTests"],
        resources: [.process("AddScreenlet/Themes/Default/AddView_default.xib")]),
      .testTarget(name: "AddScreenletTests", path: "Sources/Notes/AddScreenletTests"),
      """)
    #expect(
      try sandbox.run("package")
        == Outcome(
          """
          for target in package.targets where target.name == "Notes" {
            target.exclude += ["FindScreenletTests"]
            target.resources = (target.resources ?? []) + [
              .process("FindScreenlet/Themes/Default/FindView_default.xib"),
            ]
          }

          package.targets.append(
            .testTarget(
              name: "FindScreenletTests",
              dependencies: [
                "Notes",
                .product(name: "LiferayScreens", package: "screens"),
                .product(name: "LiferayScreensTesting", package: "screens"),
              ],
              path: "Sources/Notes/FindScreenletTests"))

          """))
    try sandbox.run("generate", "-q")
    #expect(try sandbox.run("lint", "-q").errors.contains("FindView_default.xib"))
    try sandbox.run("package", "-w", "-q")
    #expect(try sandbox.run("lint", "-q") == Outcome())
  }

  @Test func `a module whose Screenlets are laid out in both ways`() throws {
    try sandbox.write(
      "screenlet: Old\nmodule: Notes\n", to: "Sources/Notes/Old.screenlet.yml")
    let out = try sandbox.run("package").out
    #expect(
      out.hasPrefix(
        """
        package.targets.append(
          .target(
            name: "Notes",
            dependencies: [.product(name: "LiferayScreens", package: "screens-gen")],
            exclude: [
              "Old.screenlet.yml",
              "OldScreenletTests",
              "Tests",
            ],
            resources: [
              .process("OldScreenlet/Themes/Default/OldView_default.xib"),
              .process("Resources"),
            ]))

        package.targets.append(
          .testTarget(
            name: "OldScreenletTests",

        """), "\(out)")
    #expect(out.contains(#"name: "NotesTests""#))
  }

  @Test func `a module that contains a Screenlet of the library depends on it`() throws {
    try sandbox.remove("Specs/Add.screenlet.yml")
    try sandbox.remove("Specs/Find.screenlet.yml")
    try sandbox.write(
      """
      screenlet: Member
      contains: { portrait: { screenlet: UserPortrait, module: LiferayScreensLibrary } }

      """, to: "Specs/Member.screenlet.yml")
    #expect(
      try sandbox.run("package")
        == Outcome(
          """
          package.targets.append(
            .target(
              name: "Notes",
              dependencies: [
                .product(name: "LiferayScreens", package: "screens-gen"),
                .product(name: "LiferayScreensLibrary", package: "screens-gen"),
              ],
              exclude: ["Tests"],
              resources: [.process("Resources")]))

          package.targets.append(
            .testTarget(
              name: "NotesTests",
              dependencies: [
                "Notes",
                .product(name: "LiferayScreens", package: "screens-gen"),
                .product(name: "LiferayScreensLibrary", package: "screens-gen"),
                .product(name: "LiferayScreensTesting", package: "screens-gen"),
              ],
              path: "Sources/Notes/Tests"))

          """))
  }

  @Test func `specs beside the sources are excluded, and a XIB that was deleted is not named`()
    throws
  {
    try sandbox.remove("Specs")
    try sandbox.write(
      "screenlet: One\nmodule: App\nthemes: { default: full, big: child of default }\n",
      to: "Sources/App/One.screenlet.yml")
    try sandbox.write(
      "screenlet: Two\nmodule: App\ntests: no\n", to: "Sources/App/Specs/Two.screenlet.yml")
    try sandbox.run("generate", "-q", "-o", "Sources/App", "Sources/App/One.screenlet.yml")
    try sandbox.remove("Sources/App/OneScreenlet/Themes/Big/OneView_big.xib")
    try sandbox.write("module: App\noutput: ..\n", to: "Sources/App/Specs/App.module.yml")
    #expect(
      try sandbox.run("package")
        == Outcome(
          """
          package.targets.append(
            .target(
              name: "App",
              dependencies: [.product(name: "LiferayScreens", package: "screens-gen")],
              exclude: [
                "One.screenlet.yml",
                "OneScreenletTests",
                "Specs",
              ],
              resources: [
                .process("OneScreenlet/Themes/Default/OneView_default.xib"),
                .process("TwoScreenlet/Themes/Default/TwoView_default.xib"),
              ]))

          package.targets.append(
            .testTarget(
              name: "OneScreenletTests",
              dependencies: [
                "App",
                .product(name: "LiferayScreens", package: "screens-gen"),
                .product(name: "LiferayScreensTesting", package: "screens-gen"),
              ],
              path: "Sources/App/OneScreenletTests"))

          """))
  }

  @Test func `a manifest in another form is left alone`() throws {
    try sandbox.write("let notes = Package(name: \"Notes\")\n", to: "Package.swift")
    #expect(
      try sandbox.run("package", "--write")
        == Outcome(
          statements,
          errors: """
            error: 'Package.swift' does not say 'let package = Package(...)', which what is added \
            refers to; write it so, or add by hand what is printed

            """, code: 65))
    #expect(try sandbox.read("Package.swift") == "let notes = Package(name: \"Notes\")\n")
    try sandbox.write(Self.manifest + "// screens-gen package: end\n", to: "Package.swift")
    #expect(
      try sandbox.run("package", "--write")
        == Outcome(
          errors: """
            Package.swift:7:1: error: the lines of 'screens-gen package' begin and end with one \
            mark each, in this order; delete this mark and all lines that belong to it
            7 | // screens-gen package: end
              | ^~~~~~~~~~~~~~~~~~~~~~~~~~~

            """, code: 65))
    #expect(
      try sandbox.run("package", "Specs")
        == Outcome(
          errors: "error: no Package.swift is in 'Specs'; 'swift package init' makes one\n",
          code: 66))
  }

  @Test func `output outside of its target, and specs of no target`() throws {
    try sandbox.edit("Package.swift", "name: \"Core\"", "name: \"Notes\", path: \"App\"")
    #expect(
      try sandbox.run("package").errors == """
        error: 'Sources/Notes/AddScreenlet/AddScreenlet.swift' is generated for the target \
        'Notes', and is not in 'App'; say 'path:' in Package.swift, or 'output' in the module file

        """)
    try sandbox.remove("Specs")
    try sandbox.write("screenlet: One\n", to: "One.screenlet.yml")
    #expect(
      try sandbox.run("package")
        == Outcome(
          errors: """
            One.screenlet.yml:1:12: warning: the target for the output of this spec is unknown; \
            name its module with 'screens-gen module NAME DIR'
            1 | screenlet: One
              |            ^~~

            """))
  }

  // MARK: Specs that name no module

  @Test func `a module is that of the folder, as SwiftPM looks for it`() throws {
    try sandbox.remove("Specs")
    try sandbox.run("new-screenlet", "Two", "-q", "-o", "Sources/Core")
    #expect(
      try sandbox.read("Sources/Core/Two.screenlet.yml").hasPrefix("screenlet: Two\nmodule: Core\n")
    )
    try FileManager.default.createDirectory(
      at: sandbox.url.appending(path: "Sources/App"), withIntermediateDirectories: true)
    for name in ["new-screenlet", "init"] {
      #expect(try sandbox.run(name, "A\(name.count)", "-q", in: "Sources/App") == Outcome())
    }
    #expect(
      try sandbox.read("Sources/App/A4.screenlet.yml").hasPrefix("screenlet: A4\nmodule: App\n"))
    // A spec that was written by hand is of the same module.
    try sandbox.write("connector: Ping\nkind: custom\n", to: "Sources/App/Ping.connector.yml")
    let next =
      try sandbox.run("new-screenlet", "One", in: "Sources/App").out
      .split(separator: "\n").last ?? ""
    #expect(next.hasSuffix("as 'screens-gen package --write \(sandbox.realPath)' does"), "\(next)")
    #expect(try sandbox.run("package", "--write", "../..", in: "Sources/App").errors == "")
    let manifest = try sandbox.read("Package.swift")
    #expect(manifest.contains(#"    name: "App","#))
    #expect(manifest.contains(#""Ping.connector.yml","#))
    let dump = try sandbox.shell(
      "swift package dump-package", environment: ["HOME": sandbox.url.path])
    #expect(dump.code == 0, "\(dump.errors)")
  }

  @Test func `a command names the module of specs that are elsewhere`() throws {
    try sandbox.remove("Specs")
    try sandbox.write("screenlet: One\n", to: "Screens/One.screenlet.yml")
    try sandbox.write("connector: Ping\nkind: custom\n", to: "Screens/Ping.connector.yml")
    #expect(try sandbox.run("package").errors.contains("'screens-gen module NAME DIR'"))
    #expect(
      try sandbox.run("module", "Screens", "Screens")
        == Outcome(
          """
                create  Screens/Screens.module.yml
          1 file: 1 create
          next: screens-gen generate Screens

          """))
    #expect(try sandbox.read("Screens/Screens.module.yml") == "module: Screens\n")
    #expect(try sandbox.run("generate", "Screens", "-q") == Outcome())
    #expect(try sandbox.run("package").errors == "")
    #expect(try sandbox.run("package").out.contains(#"name: "Screens""#))
    #expect(try sandbox.run("module", "Screens", "Screens", "-q") == Outcome())
    for (words, problem, code) in [
      (["module"], "'module' needs NAME", 64),
      (["module", "a-b"], "'a-b' cannot name a module in Swift", 64),
      (["module", "A", "b", "c"], "'module' takes one DIR, and here is 'c' too", 64),
      (["module", "A", "gone"], "no directory is at 'gone'", 66),
      (
        ["module", "Other", "Screens"],
        "'Screens/Screens.module.yml' names the module of the specs in 'Screens' already; edit it",
        65
      ),
    ] as [([String], String, Int32)] {
      let outcome = try sandbox.run(words)
      #expect(outcome.errors.hasPrefix("error: \(problem)\n"), "\(outcome.errors)")
      #expect(outcome.code == code)
    }
  }

  @Test func `SwiftPM reads what was written`() throws {
    try sandbox.run("generate", "-q")
    try sandbox.run("package", "-w", "-q")
    let dump = try sandbox.shell(
      "swift package dump-package", environment: ["HOME": sandbox.url.path])
    #expect(dump.code == 0, "\(dump.errors)")
    #expect(dump.out.contains("\"path\" : \"Resources\""))
    #expect(dump.out.contains("\"name\" : \"NotesTests\""))
  }

  @Test func `Screenlets that share a model compile as one module`() throws {
    try sandbox.edit(
      "Specs/Find.screenlet.yml", "screenlet: Find\n",
      """
      screenlet: Find
      connectors: { Load: { kind: custom, result: { note: Note } } }
      actions: { load: { kind: read, connector: Load } }

      """)
    try sandbox.edit(
      "Specs/Notes.module.yml", "module: Notes\n",
      """
      module: Notes
      header: "Of the bank. */ let c = 1"
      imports: Foundation

      """)
    try sandbox.run("generate", "-q")
    let paths = try sandbox.tree("Sources/Notes").keys.filter {
      $0.hasSuffix(".swift") && !$0.hasPrefix("Tests/")
    }
    let sources = paths.sorted().map { sandbox.url.appending(path: "Sources/Notes/" + $0) }
    #expect(sources.count == 9)
    let compiler = try Toolchain.check(sources, module: "Notes", .chief)
    #expect(compiler.errors == "")
  }
}
