import Testing

/// `next:` says what helps now, or nothing.
struct NextStepTests {
  private func next(_ outcome: Outcome) -> [String] {
    outcome.out.split(separator: "\n").filter { $0.hasPrefix("next: ") }.map(String.init)
  }

  @Test func `a method to fill in, once`() throws {
    let sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
    #expect(
      try next(sandbox.run("generate"))
        == ["next: fill in 'doRun' in 'Connectors/PingConnector.swift'"])
    #expect(try next(sandbox.run("generate")) == [])
  }

  @Test func `a conflict to settle, and what to run then`() throws {
    let sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
    try sandbox.write("mine\n", to: "Connectors/PingConnector.swift")
    let settle =
      "next: settle the conflict in 'Connectors/PingConnector.swift', then run 'screens-gen generate'"
    #expect(try next(sandbox.run("generate")) == [settle])
    #expect(try next(sandbox.run("check")) == [settle])
  }

  @Test func `XIBs that a package does not list`() throws {
    let sandbox = try Sandbox([
      "Package.swift": "// swift-tools-version: 6.2\n",
      "Sources/Note.screenlet.yml": "screenlet: Note\nthemes: { default: full, dark: full }\n",
    ])
    #expect(
      try next(sandbox.run("generate", "Sources"))
        == [
          "next: add 'NoteView_dark.xib' and 1 more to the resources in 'Package.swift', "
            + "as 'screens-gen package --write' does"
        ])
    #expect(try next(sandbox.run("generate", "Sources")) == [])
  }

  @Test(arguments: [
    #".process("NoteScreenlet/Themes/Default/NoteView_default.xib")"#,
    #".copy("NoteScreenlet/Themes")"#, #".process(".")"#,
  ])
  func `XIBs that a package lists, or a folder of them`(resource: String) throws {
    let sandbox = try Sandbox([
      "Package.swift": """
      let package = Package(
        name: "Notes", targets: [.target(name: "Notes", path: "Sources", resources: [\(resource)])])

      """,
      "Sources/Note.screenlet.yml": "screenlet: Note\n",
    ])
    #expect(try next(sandbox.run("generate")) == [])
  }

  @Test func `what is behind its spec`() throws {
    let sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
    #expect(try next(sandbox.run("check")) == ["next: screens-gen generate"])
    #expect(try next(sandbox.run("check", ".")) == ["next: screens-gen generate ."])
  }
}
