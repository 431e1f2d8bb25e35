import TestSupport
import Testing

/// `--stdin-name`: what standard input is taken for.
struct StandardInputTests {
  @Test func `diagnostics name the file`() throws {
    let outcome = Outcome(
      errors: """
        a/Ping.connector.yml:2:7: error: unknown kind 'costum'; did you mean 'custom'?
        2 | kind: costum
          |       ^~~~~~

        """, code: 65)
    let sandbox = try Sandbox()
    for words in [["spec", "lint"], ["check"], ["generate"], ["diff"], ["connector", "--spec"]] {
      #expect(
        try sandbox.launch(
          BuiltProducts.screensGen, words + ["-", "--stdin-name", "a/Ping.connector.yml"],
          input: "connector: Ping\nkind: costum\n", environment: [:]) == outcome)
    }
    #expect(
      try sandbox.run("spec", "parse", "-", "--stdin-name", "a.yml", input: "a: [").errors
        .hasPrefix("a.yml:1:4: error: "))
  }

  @Test func `the output is that of the file`() throws {
    let sandbox = try Sandbox(["a/Ping.connector.yml": Sample.ping])
    try sandbox.run("generate")
    #expect(
      try sandbox.run(
        "check", "-q", "-", "--stdin-name", "a/Ping.connector.yml", input: Sample.ping)
        == Outcome())
    #expect(
      try sandbox.run(
        "check", "-q", "-", "--stdin-name", "a/Ping.connector.yml",
        input: Sample.ping + "summary: Pings.\n"
      ).errors.hasPrefix(
        "a/Connectors/PingConnector.swift:5:1: error: this is not what the spec yields now"))
  }

  @Test func `standard input is not the file that is named '-'`() throws {
    let sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
    try sandbox.link("-", to: "Ping.connector.yml")
    #expect(
      try sandbox.run(
        "check", "-", "Ping.connector.yml", "-", "--stdin-name", "Pong.connector.yml",
        input: "connector: Pong\nkind: custom\n"
      ).out == """
              create  Connectors/PongConnector.swift
              create  Connectors/.PongConnector.screens-gen
              create  Connectors/PingConnector.swift
              create  Connectors/.PingConnector.screens-gen
        4 files: 4 create

        """)
  }

  @Test func `a name without standard input`() throws {
    let sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
    for words in [["generate"], ["connector", "--spec", "Ping.connector.yml"]] {
      #expect(
        try sandbox.launch(
          BuiltProducts.screensGen, words + ["--stdin-name", "a"], environment: [:]
        ).errors
          .hasPrefix(
            "error: option '--stdin-name' is of no use here: no '-' names standard input\n"))
    }
  }
}
