import SourceText
import Testing
import WiringCheck

/// Modules: what is known of them, and XIBs that name another one.
struct ModuleTests {
  @Test func `the strongest evidence wins, and within it the nearest directory`() {
    var modules = ModuleMap()
    modules.add("Base", for: "a", by: .base)
    modules.add("Spec", for: "a", by: .spec)
    modules.add("Deeper", for: "a/b", by: .base)
    #expect(modules.module(of: "a/b/c.swift") == "Spec")
    modules.add("Target", for: "a", by: .manifest)
    modules.add("Other", for: "a/b", by: .manifest)
    #expect(modules.module(of: "a/b/c.swift") == "Other")
    #expect(modules.module(of: "a/c.swift") == "Target")
    #expect(modules.module(of: "ab/c.swift") == nil)
    modules.add("Mine", for: "", by: .user)
    #expect(modules.module(of: "ab/c.swift") == "Mine")
  }

  @Test func `what a target leaves out is in no module, unless something else says so`() {
    var modules = ModuleMap()
    modules.add("Notes", for: "", by: .manifest)
    modules.exclude("a")
    modules.exclude("b/c.swift")
    modules.add("NotesTests", for: "a/tests", by: .manifest)
    modules.add("Memos", for: "a/memos", by: .spec)
    #expect(modules.module(of: "a/b.swift") == nil)
    #expect(modules.module(of: "a/tests/b.swift") == "NotesTests")
    #expect(modules.module(of: "a/memos/b.swift") == "Memos")
    #expect(modules.module(of: "b/c.swift") == nil)
    #expect(modules.module(of: "b/d.swift") == "Notes")
  }

  @Test func `a package says where the sources of its targets are`() {
    let manifest = PackageManifest(
      SourceFile(
        path: "Package.swift",
        text: """
          let package = Package(
            name: "All",
            products: [.library(name: "All", targets: ["Notes"])],
            targets: [
              .target(name: "Notes", dependencies: [.product(name: "X", package: "x")]),
              .executableTarget(
                name: "my-app", dependencies: ["Notes"], path: "./Examples/App/",
                sources: ["Main", "Shared/Views"], resources: [.process("A.xib")]),
              .testTarget(
                name: "NotesTests", path: "Tests/Unit",  // .target(name: "No")
                exclude: ["Samples", "./a/b.swift"]),
            ])
          """))
    #expect(manifest.targets.map(\.module) == ["Notes", "my_app", "NotesTests"])
    #expect(
      manifest.targets[0].directories
        == ["Sources/Notes", "Source/Notes", "src/Notes", "srcs/Notes"])
    #expect(manifest.targets[1].directories == ["Examples/App/Main", "Examples/App/Shared/Views"])
    #expect(manifest.targets[2].directories == ["Tests/Unit"])
    #expect(manifest.targets.map(\.resources) == [[], ["Examples/App/A.xib"], []])
    #expect(
      manifest.targets.map(\.excluded) == [[], [], ["Tests/Unit/Samples", "Tests/Unit/a/b.swift"]])
    #expect(manifest.targets.map(\.isTest) == [false, false, true])
    #expect(manifest.targets.map(\.dependencies) == [["X"], ["Notes"], []])
    #expect(manifest.package(of: "X") == "x")
    #expect(manifest.declaresPackage)
  }

  @Test func `what a target gets after its declaration`() {
    let manifest = PackageManifest(
      SourceFile(
        path: "Package.swift",
        text: """
          let package = Package(
            name: "All",
            targets: [.target(name: "Notes", path: "N", exclude: ["a"], resources: [.process("A")])])

          for target in package.targets where target.name == "Notes" {
            target.exclude += ["b"]
            target.resources = (target.resources ?? []) + [
              .process("B"),
              .process("C"),
            ]
          }
          """))
    #expect(manifest.targets.map(\.excluded) == [["N/a", "N/b"]])
    #expect(manifest.targets.map(\.resources) == [["N/A", "N/B", "N/C"]])
  }

  @Test(arguments: ["", "\n", "\r\n\r\n", "Notes", "Notes\" {", "Notes\" {\n  target.exclude"])
  func `a manifest that somebody is still writing`(_ rest: String) {
    let text = #"""
      let package = Package(name: "All", targets: [.target(name: "Notes", exclude: ["a"])])
      for target in package.targets where target.name == "
      """#
    let manifest = PackageManifest(SourceFile(path: "Package.swift", text: text + rest))
    #expect(manifest.targets.map(\.excluded).allSatisfy { $0.contains("Sources/Notes/a") })
  }

  @Test(arguments: [
    ("let package = Package(name: \"N\", defaultLocalization: \"en\")", true),
    ("let package = Package(name: \"N\")\npackage.defaultLocalization = \"de\"\n", true),
    ("let package = Package(name: \"N\")", false),
    ("let package: Package = .init(name: \"N\", defaultLocalization: \"en\")", true),
    ("// package.defaultLocalization = \"de\"\nlet package = Package(name: \"N\")", false),
    ("let package = Package(name: \"N\")\nprint(package.defaultLocalization == nil)", false),
    ("let package = Package(name: \"N\")\nother.defaultLocalization = \"de\"", false),
  ])
  func `whether a manifest says the language of a package`(_ text: String, _ says: Bool) {
    #expect(PackageManifest(SourceFile(path: "Package.swift", text: text)).declaresLanguage == says)
  }

  @Test(arguments: [
    ("let package = Package(name: \"N\")", true),
    ("var package: Package =\n  Package(name: \"N\")", true),
    ("let notes = Package(name: \"N\")", false), ("// let package = Package()", false),
    ("let packages = [Package()]", false), ("", false),
    ("let package: Package = .init(name: \"N\")", true),
    ("let package = Package.init(name: \"N\")", true),
    ("let package = PackageDescription.Package(name: \"N\")", true),
    ("let package = Package(name: \"N\")\npackage.targets += more\n", true),
    (
      """
      func package(_ path: String) -> Package.Dependency { .package(path: path) }
      let manifest = Package(name: "N", dependencies: [package("../screens-gen")])

      """, false
    ),
    ("let package: Target = .init(name: \"N\")\nlet manifest = Package(name: \"N\")", false),
    ("let package = Package(name: \"N\").targets", false),
    ("var package: Package { Package(name: \"N\") }", false),
  ])
  func `whether a manifest has a variable to add to`(_ text: String, _ isThere: Bool) {
    let manifest = PackageManifest(SourceFile(path: "Package.swift", text: text))
    #expect(manifest.declaresPackage == isThere)
  }

  @Test(arguments: [
    (#", resources: [.copy("A"), .process("B", localization: .base)]"#, ["S/A", "S/B"]),
    (#", resources: ["A", "B"].map { .process($0) }"#, ["S/A", "S/B"]),
    (", resources: themes", nil), ("", []),
  ])
  func `a package says what its targets bundle`(argument: String, paths: [String]?) {
    let text = #".target(name: "A", path: "S"\#(argument))"#
    let manifest = PackageManifest(SourceFile(path: "Package.swift", text: text))
    #expect(manifest.targets.map(\.resources) == [paths])
  }

  @Test func `a module that is not that of the sources`() {
    var note = Note()
    note.modules.add("Memos", for: "", by: .manifest)
    note.edit("NoteView_default.xib", "Notes", "Memos")
    note.edit("NoteView_large.xib", "Notes", "Memos")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:67: error: class 'NoteView_dark' is in module 'Memos', not in 'Notes'
        6 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |                                                                   ^~~~~

        """)
  }

  @Test func `a missing module that is known`() {
    var note = Note()
    note.modules.add("Notes", for: "", by: .spec)
    note.edit("NoteView_dark.xib", #" customModule="Notes""#, "")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:38: error: class 'NoteView_dark' is not found without its module; add customModule="Notes"
        6 |         <view id="root" customClass="NoteView_dark">
          |                                      ^~~~~~~~~~~~~
        NoteView_dark.swift:3:7: note: 'NoteView_dark' is declared here
        3 | class NoteView_dark: NoteView_default {}
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `the module of the target, which Interface Builder puts in`() {
    var note = Note()
    note.modules.add("Notes", for: "", by: .spec)
    for (theme, viewClass) in [("dark", "dark"), ("large", "default"), ("default", "default")] {
      note.edit(
        "NoteView_\(theme).xib", "\"NoteView_\(viewClass)\" customModule=\"Notes\"",
        "\"NoteView_\(viewClass)\" customModuleProvider=\"target\"")
    }
    #expect(note.findings == "")
    note.edit(
      "NoteView_dark.xib", "customModuleProvider", "customModule=\"App\" customModuleProvider")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:67: warning: class 'NoteView_dark' is in module 'Notes', not in 'App'
        6 |         <view id="root" customClass="NoteView_dark" customModule="App" customModuleProvider="target">
          |                                                                   ^~~

        """)
  }

  @Test func `a child that no longer has the class it was generated with`() {
    var note = Note()
    note.generatedClasses["NoteView_large.xib"] = "NoteView_default"
    #expect(note.findings == "")
    note.edit("NoteView_large.xib", "NoteView_default", "NoteView_dark")
    #expect(
      note.findings == """
        NoteView_large.xib:6:38: error: 'NoteView_large.xib' was generated with the view class 'NoteView_default', which a child theme keeps; use that
        6 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |                                      ^~~~~~~~~~~~~

        """)
  }
}
