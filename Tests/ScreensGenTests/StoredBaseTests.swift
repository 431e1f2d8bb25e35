import Testing

/// Files that are as large as a later run can read them.
struct StoredBaseTests {
  @Test func `a base of more than 1 MB is read as it was written`() throws {
    let members = (1...45).map { "  member\($0): 'String? { get set }'\n" }.joined()
    let themes = (1...15).map { "  theme\($0): full\n" }.joined()
    let sandbox = try Sandbox([
      "Form.screenlet.yml":
        "screenlet: Form\nviewModel:\n\(members)themes:\n  default: full\n\(themes)"
    ])
    #expect(try sandbox.run("generate", "-q") == Outcome())
    #expect(try sandbox.read("FormScreenlet/.Form.screens-gen").utf8.count > 1 << 20)
    #expect(try sandbox.run("check", "-q") == Outcome())
    try sandbox.edit("Form.screenlet.yml", "  member45:", "  member46:")
    #expect(try sandbox.run("generate", "-q") == Outcome())
    #expect(try sandbox.run("undo", "-q").code == 0)
  }

  @Test func `a file that no later run could read is not written`() throws {
    let properties = (1...8500).map { "  theNumberOfTheProperty\($0): String\n" }.joined()
    let sandbox = try Sandbox([
      "Form.connector.yml": "connector: Form\nkind: custom\nproperties:\n\(properties)"
    ])
    let outcome = try sandbox.run("generate", "-q")
    #expect(
      outcome.errors == """
        error: 'Connectors/FormConnector.swift' would have more than 1 MB, and no later run could read it; divide what its spec says among several

        """)
    #expect(outcome.code == 73)
    #expect(try sandbox.tree().count == 1)
  }
}
