import Testing

struct CheckTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  @Test func `output that is missing`() throws {
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("check")
        == Outcome(
          """
                create  Connectors/PingConnector.swift
                create  Connectors/.PingConnector.screens-gen
          2 files: 2 create
          next: screens-gen generate

          """, code: 1))
    #expect(
      try sandbox.run("check", "--quiet")
        == Outcome(
          errors: """
            Ping.connector.yml:1:1: error: 'Connectors/PingConnector.swift' is missing; \
            run 'screens-gen generate'
            1 | connector: Ping
              | ^~~~~~~~~~~~~~~

            """, code: 1))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `output that is up to date`() throws {
    try sandbox.run("generate")
    let before = try sandbox.stamps()
    #expect(
      try sandbox.run("check")
        == Outcome(
          """
             identical  Connectors/PingConnector.swift
             identical  Connectors/.PingConnector.screens-gen
          2 files: 2 identical

          """))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `output that is behind its spec`() throws {
    try sandbox.run("generate")
    try sandbox.write(Sample.pong, to: "Ping.connector.yml")
    #expect(
      try sandbox.run("check", ".", "-o", ".")
        == Outcome(
          """
             identical  Connectors/PingConnector.swift
                create  Models/Pong.swift
                update  Connectors/.PingConnector.screens-gen
          3 files: 1 create, 1 update, 1 identical
          next: screens-gen generate . --output .

          """, code: 1))
  }

  @Test func `output that is behind its spec is named when nothing else is`() throws {
    try sandbox.run("generate")
    try sandbox.write(Sample.pong, to: "Ping.connector.yml")
    #expect(
      try sandbox.run("check", "-q")
        == Outcome(
          errors: """
            Ping.connector.yml:1:1: error: 'Models/Pong.swift' is missing; run 'screens-gen generate'
            1 | connector: Ping
              | ^~~~~~~~~~~~~~~

            """, code: 1))
    #expect(try sandbox.run("check", "-q", "--json").errors == "")
    try sandbox.run("generate")
    #expect(try sandbox.run("check", "-q") == Outcome())
  }

  @Test func `an edit that the spec changes too is named when nothing else is`() throws {
    try sandbox.run("generate")
    try sandbox.edit("Connectors/PingConnector.swift", "/// Works off the main", "/// Off the main")
    try sandbox.write(Sample.ping + "summary: Pings.\n", to: "Ping.connector.yml")
    #expect(
      try sandbox.run("check", "-q")
        == Outcome(
          errors: """
            Connectors/PingConnector.swift:5:1: error: this was edited where the spec yields \
            something else now; generate would leave a conflict here
            5 | /// Off the main thread: `doRun(session:)` is where the work goes.
              | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

            """, code: 1))
  }

  @Test func `a spec with errors`() throws {
    try sandbox.write("connector: Ping\nkind: costum\n", to: "Ping.connector.yml")
    #expect(
      try sandbox.run("check")
        == Outcome(
          errors: """
            Ping.connector.yml:2:7: error: unknown kind 'costum'; did you mean 'custom'?
            2 | kind: costum
              |       ^~~~~~

            """, code: 65))
  }

  private static let broken = """
    B.connector.yml:2:7: error: unknown kind 'customs'; did you mean 'custom'?
    2 | kind: customs
      |       ^~~~~~~

    """

  @Test func `a spec with errors hides nothing of the others`() throws {
    try sandbox.write("connector: B\nkind: customs\n", to: "B.connector.yml")
    let changes = """
            create  Connectors/PingConnector.swift
            create  Connectors/.PingConnector.screens-gen
      2 files: 2 create

      """
    #expect(try sandbox.run("check") == Outcome(changes, errors: Self.broken, code: 65))
    let diff = try sandbox.run("diff")
    #expect(diff.errors == Self.broken)
    #expect(diff.out.contains("+++ b/Connectors/PingConnector.swift\n"))
    #expect(diff.code == 65)
    #expect(try sandbox.run("check", "--reporter", "github").out.contains("PingConnector.swift"))
    let before = try sandbox.stamps()
    #expect(try sandbox.run("generate") == Outcome(errors: Self.broken, code: 65))
    #expect(try sandbox.stamps() == before)
  }

  @Test func `a spec with errors does not keep another one of its module from being generated`()
    throws
  {
    try sandbox.write("module: Pings\n", to: "Pings.module.yml")
    try sandbox.write("connector: B\nkind: customs\n", to: "B.connector.yml")
    #expect(
      try sandbox.run("generate", "Ping.connector.yml", "-q")
        == Outcome(
          errors: """
            B.connector.yml:2:7: warning: this keeps what 'Pings.module.yml' yields from being \
            updated: unknown kind 'customs'; did you mean 'custom'?
            2 | kind: customs
              |       ^~~~~~~

            """))
    #expect(try sandbox.read("Connectors/PingConnector.swift").contains("class PingConnector"))
  }
}
