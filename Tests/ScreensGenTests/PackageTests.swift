import Foundation
import TestSupport
import Testing

/// What `Package.swift` needs for generated Screenlets.
@Suite(.blocking)
struct PackageTests {
  let sandbox: Sandbox

  private static let manifest = """
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

  private let statements = """
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

  // MARK: Manifests that do not show all

  /// A manifest with these targets, and statements before it.
  private func write(targets: String, before: String = "", package: String = "") throws {
    try sandbox.write(
      """
      // swift-tools-version: 6.2
      import PackageDescription
      \(before)
      let package = Package(
        name: "Notes", dependencies: [.package(path: "../screens-gen")],
        targets: \(targets))
      \(package)

      """, to: "Package.swift")
  }

  /// The manifest stays as it is, what would be added is printed, and the first error is that.
  private func expectRefusal(
    _ error: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let manifest = try sandbox.read("Package.swift")
    let printed = try sandbox.run("package")
    #expect(printed.code == 0, "\(printed.errors)", sourceLocation: sourceLocation)
    let outcome = try sandbox.run("package", "--write")
    #expect(outcome.out == printed.out, sourceLocation: sourceLocation)
    #expect(outcome.code == 65, sourceLocation: sourceLocation)
    let first = outcome.errors.split(separator: "\n").first ?? ""
    #expect(first.contains("error: \(error)"), "\(outcome.errors)", sourceLocation: sourceLocation)
    #expect(first.hasPrefix("Package.swift:"), sourceLocation: sourceLocation)
    let json = try JSONSerialization.jsonObject(
      with: Data(try sandbox.run("package", "--write", "--json").out.utf8))
    let document = try #require(json as? [String: Any])
    #expect(document["statements"] as? String == printed.out, sourceLocation: sourceLocation)
    #expect((document["diagnostics"] as? [Any])?.isEmpty == false, sourceLocation: sourceLocation)
    #expect(try sandbox.read("Package.swift") == manifest, sourceLocation: sourceLocation)
  }

  @Test(arguments: [
    ("[.target(name: libraryName)]", "let libraryName = \"Notes\"", ""),
    ("[.target(name: \"No\" + \"tes\")]", "", ""),
    ("[.target(name: \"\\(head)tes\")]", "let head = \"No\"", ""),
    ("[.target(name: \"notes\".capitalized)]", "import Foundation", ""),
    ("[.target(name: .notes)]", "extension String { static let notes = \"Notes\" }", ""),
    ("[feature(\"Notes\")]", "func feature(_ name: String) -> Target { .target(name: name) }", ""),
    ("[\"Core\", \"Notes\"].map { .target(name: $0) }", "", ""),
    ("[\"Core\", \"Notes\"].map { name in Target.target(name: name) }", "", ""),
    (
      "[.target(name: \"Core\")]", "let names = [\"Notes\"]",
      "package.targets += names.map { .target(name: $0) }"
    ),
    (
      "[.target(name: \"Core\")]", "",
      "for name in [\"Notes\"] { package.targets.append(.target(name: name)) }"
    ),
  ])
  func `a target whose name is not a literal may be that of the module`(
    _ targets: String, _ before: String, _ after: String
  ) throws {
    try write(targets: targets, before: before, package: after)
    try expectRefusal(
      "this may be the target 'Notes', as its name is not a literal; write the name out, or add by "
        + "hand what is printed")
  }

  @Test(arguments: ["path", "sources", "exclude", "resources", "dependencies"])
  func `an argument of the module's target may say already what is to be added`(
    _ label: String
  ) throws {
    let values = [
      "path": "folder", "sources": "[folder]", "exclude": "folders + [\"a\"]",
      "resources": "folders.map { .process($0) }", "dependencies": "products()",
    ]
    let all = ["dependencies", "path", "exclude", "sources", "resources"]
    let known = ["path": "\"Sources/Notes\""]
    let arguments = all.compactMap { name in
      (name == label ? values[name] : known[name]).map { "\(name): \($0)" }
    }
    try write(
      targets: "[.target(name: \"Notes\", \(arguments.joined(separator: ", ")))]",
      before: """
        let folder = "Sources/Notes"
        let folders = ["Tests"]
        func products() -> [Target.Dependency] { [] }
        """)
    try expectRefusal(
      "the '\(label)' of 'Notes' is not made of literals, and may say already what is to be added; "
        + "write it out, or add by hand what is printed")
  }

  @Test func `a folder of another target, a name that is taken, a package that is not there`()
    throws
  {
    try sandbox.run("generate", "-q")
    for path in ["Sources", "Sources/Notes"] {
      try write(targets: "[.target(name: \"App\", path: \"\(path)\")]")
      try expectRefusal(
        "'Sources/Notes' would be of the target 'Notes', and has sources of 'App' too; say 'module: "
          + "App' in the specs, or generate them into another folder")
    }
    try write(targets: "[.plugin(name: \"Notes\", capability: .buildTool())]")
    try expectRefusal("something else has the name 'Notes', which a target would get; rename one")
    let lacking =
      "no dependency is the package 'screens-gen', which 'LiferayScreens' comes from; add "
      + "'.package(path: \"../screens-gen\")' to the 'dependencies', or the same with its 'url'"
    for dependencies in [
      "", "dependencies: [.package(url: \"https://a.b/other.git\", from: \"1.0.0\")],",
    ] {
      try sandbox.write(
        "// swift-tools-version: 6.2\nimport PackageDescription\n\n"
          + "let package = Package(name: \"Notes\", \(dependencies) targets: [])\n",
        to: "Package.swift")
      try expectRefusal(lacking)
    }
    for line in ["// swift-tools-version:5.2\n", ""] {
      try sandbox.write(
        Self.manifest.replacing("// swift-tools-version: 6.2\n", with: line), to: "Package.swift")
      try expectRefusal(
        "what is to be added needs '// swift-tools-version: 5.3' or newer in the first line")
    }
  }

  @Test func `modules that share a folder`() throws {
    try sandbox.remove("Specs")
    for name in ["One", "Two"] {
      try sandbox.write(
        "screenlet: \(name)\nmodule: \(name)\n", to: "Screens/\(name).screenlet.yml")
    }
    try sandbox.write("screenlet: Three\nmodule: One\n", to: "Screens/Three.screenlet.yml")
    try expectRefusal(
      "'Screens/TwoScreenlet' would be of the target 'Two', and has sources of 'One' too; say "
        + "'module: One' in the specs, or generate them into another folder")
  }

  @Test(arguments: [
    // The dependencies of others name targets, too.
    """
    [
      .target(name: "Core", dependencies: shared),
      .executableTarget(name: "App", dependencies: [.target(name: "Notes"), "Core"], path: "App"),
      .target(name: "Notes", path: "Sources/Notes"),
    ]
    """,
    // The folder is left out by the target around it.
    #"[.target(name: "App", path: "Sources", exclude: ["Notes"])]"#,
    """
    [
      .target(name: "my-core", path: "Sources/Core"),
      .binaryTarget(name: "Blob", path: "Blob.xcframework"),
      .target(
        name: "Notes",
        dependencies: [
          .target(name: "my-core", condition: .when(platforms: [.iOS])),
          Target.Dependency.product(name: "LiferayScreens", package: "screens-gen"),
        ], swiftSettings: settings),
    ]
    """,
  ])
  func `manifests that show all that is needed`(_ targets: String) throws {
    try sandbox.run("generate", "-q")
    try write(
      targets: targets,
      before: """
        let shared: [Target.Dependency] = []
        let settings: [SwiftSetting] = [.unsafeFlags(["-Onone"])]
        """)
    #expect(
      try sandbox.run("package", "--write")
        == Outcome("      update  Package.swift\n1 file: 1 update\n"))
    let dump = try sandbox.shell(
      "swift package dump-package", environment: ["HOME": sandbox.url.path])
    #expect(dump.code == 0, "\(dump.errors)")
    // The lines that are there already leave nothing to doubt.
    #expect(
      try sandbox.run("package", "-w")
        == Outcome("   identical  Package.swift\n1 file: 1 identical\n"))
  }

  @Test func `the package of the runtime goes by the name of its folder`() throws {
    try sandbox.write(
      "let package = Package(name: \"gen\", targets: [.target(name: \"LiferayScreens\")])\n",
      to: "Gen/Package.swift")
    try sandbox.edit("Package.swift", "../screens-gen", "Gen")
    let out = try sandbox.run("package", "-w", "--json").out
    #expect(out.contains("update"))
    #expect(
      try sandbox.read("Package.swift").contains(
        #".product(name: "LiferayScreens", package: "Gen")"#))
  }

  @Test func `a module whose target has another name is depended on by that name`() throws {
    try sandbox.edit("Package.swift", "name: \"Core\"", "name: \"my-core\", path: \"Sources/Core\"")
    try sandbox.edit(
      "Specs/Notes.module.yml", "module: Notes\n", "module: Notes\nimports: my_core\n")
    #expect(try sandbox.run("package").out.contains("    dependencies: [\n"))
    #expect(try sandbox.run("package").out.contains("      \"my-core\",\n"))
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
