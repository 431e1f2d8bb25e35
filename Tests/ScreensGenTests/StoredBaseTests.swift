import Testing

/// Runs that find the base of the run before changed, or not at all.
struct StoredBaseTests {
  private let base = "Connectors/.PingConnector.screens-gen"
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.pong])
    try sandbox.run("generate")
  }

  @Test func `a damaged base stops the run, with the line`() throws {
    try sandbox.edit(base, "|import LiferayScreens\n", "import LiferayScreens\n")
    let before = try sandbox.stamps()
    let outcome = try sandbox.run("generate")
    #expect(outcome.out == "")
    #expect(
      outcome.errors == """
        Connectors/.PingConnector.screens-gen:11:1: error: the base is damaged here; restore it from version control
        11 | import LiferayScreens
           | ^~~~~~~~~~~~~~~~~~~~~

        """)
    #expect(outcome.code == 65)
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a base that leads out of the output stops the run`() throws {
    try sandbox.write("x\n", to: "victim")
    try sandbox.shell("mkdir in; mv Ping.connector.yml Connectors Models in")
    try sandbox.write(
      try sandbox.read("in/\(base)") + "\nfile ../victim\n|x\n", to: "in/\(base)")
    let outcome = try sandbox.run("generate", "in")
    #expect(outcome.code == 65)
    #expect(outcome.errors.contains("error: '../victim' is not in a folder of the spec's output"))
    #expect(try sandbox.read("victim") == "x\n")
  }

  @Test func `an older screens-gen takes nothing back`() throws {
    try sandbox.edit(base, "version 0.1.0\n", "version 0.10.0\n")
    // What it generates is the same: nobody has to update for that.
    #expect(try sandbox.run("check", "-q") == Outcome())
    try sandbox.edit("Ping.connector.yml", "name: String", "title: String")
    let before = try sandbox.stamps()
    for command in ["generate", "check", "diff"] {
      #expect(
        try sandbox.run(command)
          == Outcome(
            errors: """
              Connectors/.PingConnector.screens-gen:5:1: error: screens-gen 0.10.0 generated this, \
              and 0.1.0 would revert its changes; update screens-gen
              5 | version 0.10.0
                | ^~~~~~~~~~~~~~

              """, code: 65))
    }
    #expect(try sandbox.stamps() == before)
  }

  @Test func `without its base every file that differs counts as yours`() throws {
    try sandbox.remove(base)
    try sandbox.edit("Models/Pong.swift", "A pong", "My pong")
    #expect(
      try sandbox.run("generate").out.hasPrefix(
        """
           identical  Connectors/PingConnector.swift
            conflict  Models/Pong.swift
              create  Connectors/.PingConnector.screens-gen

        """))
    #expect(try sandbox.read("Models/Pong.swift").contains("My pong"))
  }

  @Test func `a directory instead of the base`() throws {
    try sandbox.remove(base)
    try sandbox.shell("mkdir \(base)")
    #expect(
      try sandbox.run("generate").errors == """
        error: 'Connectors/.PingConnector.screens-gen' is not a text file; move it away
        nothing was written

        """)
  }

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
