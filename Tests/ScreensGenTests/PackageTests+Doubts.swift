import Foundation
import TestSupport
import Testing

// Manifests that do not show all: nothing is written, and what to add is printed.
extension PackageTests {
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
}
