import Foundation
import Testing

struct JSONTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  @Test func `what generate did`() throws {
    try sandbox.run("generate")
    try sandbox.write(Sample.pong, to: "Ping.connector.yml")
    #expect(
      try sandbox.run("generate", "--json", "-o", ".")
        == Outcome(
          """
          {
            "schema": 1,
            "specs": [
              "Ping.connector.yml"
            ],
            "files": [
              {
                "path": "Connectors/PingConnector.swift",
                "status": "identical"
              },
              {
                "path": "Models/Pong.swift",
                "status": "create"
              },
              {
                "path": "Connectors/.PingConnector.screens-gen",
                "status": "update"
              }
            ],
            "counts": {
              "create": 1,
              "update": 1,
              "identical": 1,
              "keep": 0,
              "skip": 0,
              "remove": 0,
              "conflict": 0
            },
            "next": "screens-gen check --output .",
            "diagnostics": []
          }

          """))
  }

  @Test func `a conflict, with its reason`() throws {
    try sandbox.write("mine\n", to: "Connectors/PingConnector.swift")
    let expected = """
      {
        "schema": 1,
        "specs": [
          "Ping.connector.yml"
        ],
        "files": [
          {
            "path": "Connectors/PingConnector.swift",
            "status": "conflict",
            "reason": "exists and was not generated; move it away, or generate into another directory"
          },
          {
            "path": "Connectors/.PingConnector.screens-gen",
            "status": "create"
          }
        ],
        "counts": {
          "create": 1,
          "update": 0,
          "identical": 0,
          "keep": 0,
          "skip": 0,
          "remove": 0,
          "conflict": 1
        },
        "next": "screens-gen diff",
        "diagnostics": []
      }

      """
    #expect(
      try sandbox.run("generate", "--json")
        == Outcome(expected, errors: "nothing was written\n", code: 1))
    #expect(try sandbox.run("check", "--json", "-q") == Outcome(expected, code: 1))
  }

  @Test func `check of what is up to date has nothing to go on with`() throws {
    try sandbox.run("generate")
    #expect(try sandbox.run("check", "--json").out.contains("\n  \"next\": null,\n"))
  }

  @Test func `errors of a spec`() throws {
    try sandbox.write("connector: Ping\nkind: costum\n", to: "Ping.connector.yml")
    for command in ["generate", "check", "spec lint"] {
      #expect(
        try sandbox.shell("$tool \(command) --json")
          == Outcome(
            """
            {
              "schema": 1,
              "diagnostics": [
                {
                  "severity": "error",
                  "file": "Ping.connector.yml",
                  "line": 2,
                  "column": 7,
                  "message": "unknown kind 'costum'; did you mean 'custom'?"
                }
              ]
            }

            """,
            errors: """
              Ping.connector.yml:2:7: error: unknown kind 'costum'; did you mean 'custom'?
              2 | kind: costum
                |       ^~~~~~

              """, code: 65))
    }
  }

  @Test func `an error without a place`() throws {
    #expect(
      try sandbox.run("check", "nowhere", "--json")
        == Outcome(
          """
          {
            "schema": 1,
            "diagnostics": [
              {
                "severity": "error",
                "file": null,
                "line": null,
                "column": null,
                "message": "nothing is at 'nowhere'"
              }
            ]
          }

          """, errors: "error: nothing is at 'nowhere'\n", code: 66))
  }

  @Test func `a mistake on the command line`() throws {
    #expect(
      try sandbox.run("check", "--qiet", "--json")
        == Outcome(
          """
          {
            "schema": 1,
            "diagnostics": [
              {
                "severity": "error",
                "file": null,
                "line": null,
                "column": null,
                "message": "unknown option '--qiet'; did you mean '--quiet'?"
              }
            ]
          }

          """,
          errors: """
            error: unknown option '--qiet'; did you mean '--quiet'?
            see 'screens-gen check --help'

            """, code: 64))
  }

  @Test func `a spec without problems`() throws {
    #expect(
      try sandbox.run("spec", "lint", "--json")
        == Outcome(
          """
          {
            "schema": 1,
            "diagnostics": []
          }

          """))
  }

  @Test func `a warning goes into the document as well`() throws {
    try sandbox.write("%FOO\n---\n" + Sample.ping, to: "Ping.connector.yml")
    let outcome = try sandbox.run("generate", "--json")
    #expect(outcome.code == 0)
    #expect(outcome.errors.hasPrefix("Ping.connector.yml:1:1: warning: "))
    #expect(outcome.out.contains("\n      \"severity\": \"warning\",\n"))
  }

  @Test(arguments: [
    ["generate"], ["check"], ["new-screenlet", "Note"], ["connector", "Pong"], ["spec", "lint"],
    ["template", "list"], ["generate", "-n"], ["generate", "gone"],
    ["generate", "-o", "\u{1}\"\\"],
    ["connector", "--spec", "gone"], ["new-screenlet", "1"], ["connector", "X", "--in", "gone"],
    ["generate", "-o", "Ping.connector.yml"], ["frobnicate"], ["check", "--color=no"],
  ])
  func `one document on standard output and nothing else`(_ words: [String]) throws {
    let outcome = try sandbox.launch(Sandbox.binary, words + ["--json"], environment: [:])
    let document = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8))
    #expect((document as? [String: Any])?["schema"] as? Int == 1)
    #expect(outcome.out.hasPrefix("{\n  \"schema\": 1,\n") && outcome.out.hasSuffix("\n}\n"))
  }
}
