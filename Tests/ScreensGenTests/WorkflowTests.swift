import Foundation
import TestSupport
import Testing

/// What services and tools around this package read of it, as far as that can be tried without them.
struct WorkflowTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox()
  }

  @Test func `all files for GitHub, pre-commit and the package index are YAML`() throws {
    #expect(
      try Self.files == [
        ".github/workflows/apple.yml", ".github/workflows/ci.yml", ".github/workflows/release.yml",
        ".pre-commit-hooks.yaml", ".spi.yml", ".github/action/action.yml",
      ])
    for file in try Self.files { _ = try content(of: file) }
  }

  @Test(arguments: try Self.files)
  func `actions are named by hash, and scripts get what they need from the environment`(
    _ file: String
  ) throws {
    for step in steps(in: try content(of: file)) {
      if let action = step["uses"] as? String {
        #expect(action.wholeMatch(of: /[\w\/-]+@[0-9a-f]{40}/) != nil, "\(file): \(action)")
        if action.hasPrefix("actions/checkout@") {
          #expect((step["with"] as? [String: Any])?["persist-credentials"] as? Bool == false)
        }
      }
      if let script = step["run"] as? String {
        #expect(!script.contains("${{"), "\(file): \(script)")
      }
    }
  }

  @Test func `a workflow may read, and only the job that makes a release may write`() throws {
    var writing: [String] = []
    for file in try Self.files where file.hasPrefix(".github/workflows/") {
      let workflow = try #require(try content(of: file) as? [String: Any])
      let jobs = try #require(workflow["jobs"] as? [String: [String: Any]])
      let all = try #require(workflow["permissions"] as? [String: String])
      for (name, rights) in [("all", all)]
        + jobs.map({ ($0, $1["permissions"] as? [String: String] ?? [:]) })
      {
        for (right, value) in rights where value != "read" {
          writing.append("\(file), \(name): \(right): \(value)")
        }
      }
    }
    #expect(writing == [".github/workflows/release.yml, release: contents: write"])
  }

  @Test func `the action checks and lints the directory that it is given`() throws {
    try makeScreenlet()
    let action = try #require(try content(of: ".github/action/action.yml") as? [String: Any])
    let inputs = try #require(action["inputs"] as? [String: [String: String]])
    #expect(
      inputs.mapValues { $0["default"] } == ["directory": ".", "check": "true", "lint": "true"])
    let scripts = steps(in: action).dropFirst().compactMap { $0["run"] as? String }
    #expect(scripts.count == 2)
    #expect(try scripts.map { try run($0) } == [0, 0])

    try sandbox.edit(Self.view, "add-note", "add-nite")
    try sandbox.edit("Notes/AddNote.screenlet.yml", "module:", "summary: Adds a note.\nmodule:")
    #expect(try scripts.map { try run($0) } == [1, 1])
  }

  @Test func `the hooks fail as long as output is out of date or does not fit together`() throws {
    try makeScreenlet()
    let hooks = try #require(try content(of: ".pre-commit-hooks.yaml") as? [[String: Any]])
    let entries = hooks.compactMap { $0["entry"] as? String }
    #expect(hooks.compactMap { $0["id"] as? String } == ["screens-gen-check", "screens-gen-lint"])
    #expect(try entries.map { try run($0) } == [0, 0])

    try sandbox.edit(Self.view, "add-note", "add-nite")
    try sandbox.edit("Notes/AddNote.screenlet.yml", "module:", "summary: Adds a note.\nmodule:")
    #expect(try entries.map { try run($0) } == [1, 1])

    let pattern = try Regex(try #require(hooks[0]["files"] as? String))
    let names = [
      "A.screenlet.yml", "b/A.theme.yaml", "A.themes.yml", "A.swift", "A.xib", "A.yml",
      "A.swift.orig",
    ]
    #expect(names.filter { $0.firstMatch(of: pattern) != nil } == Array(names.prefix(5)))
  }

  @Test func `the package of examples for a simulator has all that have tests`() throws {
    let examples = BuiltProducts.package.appending(path: "Examples").path
    let names = try FileManager.default.contentsOfDirectory(atPath: examples).flatMap { folder in
      let path = "\(examples)/\(folder)"
      return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter {
        $0.hasSuffix("ScreenletTests") || $0.hasSuffix("ThemesTests")
      }
    }
    #expect(names.contains("AddBookmarkScreenletTests"))
    let made = try sandbox.shell("'\(BuiltProducts.package.path)/.ci/apple/examples' made")
    #expect(made == Outcome())
    let tests = try FileManager.default.contentsOfDirectory(
      atPath: sandbox.url.appending(path: "made/Tests").path)
    let expected = names.map { $0.replacing("ScreenletTests", with: "Tests") }
    #expect(tests.sorted() == (expected + ["LiferayScreensLibraryTests"]).sorted())
  }

  @Test(arguments: [("", 0), ("A.xib:3: warning: ambiguous", 1), ("A.xib:3: error: no class", 1)])
  func `a warning of ibtool's fails the check of XIBs`(_ complaint: String, _ code: Int32) throws {
    try sandbox.write("#!/bin/sh\necho '/* com.apple.ibtool.document */'\n", to: "bin/ibtool")
    try sandbox.write("", to: "xibs/A.xib")
    try sandbox.write("", to: "xibs/B.xib")
    if !complaint.isEmpty {
      try sandbox.edit(
        "bin/ibtool", "echo ", "case \"$*\" in *A.xib) echo '\(complaint)';; esac; echo ")
    }
    let run =
      "chmod +x bin/ibtool; PATH=\"$PWD/bin:$PATH\" '\(BuiltProducts.package.path)/.ci/apple/xibs' xibs"
    let outcome = try sandbox.shell(run)
    #expect(outcome.code == code)
    #expect(outcome.out == "2 XIBs, \(code) of them with errors or warnings\n")
    #expect(outcome.errors.hasPrefix(code == 0 ? "" : "xibs/A.xib\n\(complaint)\n"))
  }

  @Test func `a check of XIBs that finds none fails`() throws {
    try sandbox.write("", to: "xibs/A.swift")
    let outcome = try sandbox.shell("'\(BuiltProducts.package.path)/.ci/apple/xibs' xibs")
    #expect(outcome == Outcome("0 XIBs, 0 of them with errors or warnings\n", code: 1))
  }
}

extension WorkflowTests {
  private static let view = "Notes/AddNoteScreenlet/Themes/Default/AddNoteView_default.xib"

  /// What is read by others, by path.
  private static var files: [String] {
    get throws {
      let workflows = BuiltProducts.package.appending(path: ".github/workflows").path
      return try FileManager.default.contentsOfDirectory(atPath: workflows).sorted()
        .map { ".github/workflows/\($0)" } + [
          ".pre-commit-hooks.yaml", ".spi.yml", ".github/action/action.yml",
        ]
    }
  }

  /// The content of a file of YAML, read by the tool's own parser.
  private func content(of file: String) throws -> Any {
    let parsed = try sandbox.run(
      "spec", "parse", BuiltProducts.package.appending(path: file).path)
    try #require(parsed.code == 0, "\(parsed.errors)")
    return try JSONSerialization.jsonObject(with: Data(parsed.out.utf8))
  }

  /// All mappings in `content` that are steps of a job or an action.
  private func steps(in content: Any) -> [[String: Any]] {
    if let list = content as? [Any] { return list.flatMap(steps) }
    guard let mapping = content as? [String: Any] else { return [] }
    let isStep = mapping["run"] is String || mapping["uses"] is String
    return (isStep ? [mapping] : []) + mapping.values.flatMap(steps)
  }

  private func makeScreenlet() throws {
    try sandbox.write(
      "screenlet: AddNote\nmodule: Notes\ntests: no\nactions:\n  add-note: { kind: custom }\n",
      to: "Notes/AddNote.screenlet.yml")
    #expect(try sandbox.run("generate", "--quiet") == Outcome())
  }

  /// The exit code of a script that calls `screens-gen`.
  private func run(_ script: String) throws -> Int32 {
    try sandbox.shell(script, environment: ["DIRECTORY": "Notes"]).code
  }
}
