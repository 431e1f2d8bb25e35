import Foundation
import TestSupport
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
              "merge": 0,
              "move": 0,
              "identical": 1,
              "keep": 0,
              "skip": 0,
              "force": 0,
              "remove": 0,
              "conflict": 0
            },
            "next": null,
            "diagnostics": []
          }

          """))
  }

  /// What a run says that finds a file in conflict.
  private func conflict(reason: String, next: String, diagnostics: String) -> String {
    """
    {
      "schema": 1,
      "specs": [
        "Ping.connector.yml"
      ],
      "files": [
        {
          "path": "Connectors/PingConnector.swift",
          "status": "conflict"\(reason)
        },
        {
          "path": "Connectors/.PingConnector.screens-gen",
          "status": "create"
        }
      ],
      "counts": {
        "create": 1,
        "update": 0,
        "merge": 0,
        "move": 0,
        "identical": 0,
        "keep": 0,
        "skip": 0,
        "force": 0,
        "remove": 0,
        "conflict": 1
      },
      "next": \(next),
      "diagnostics": \(diagnostics)
    }

    """
  }

  @Test func `a conflict, with its reason`() throws {
    try sandbox.write("mine\n", to: "Connectors/PingConnector.swift")
    let reason = """
      ,
            "reason": "'Connectors/PingConnector.swift' was edited where it would change; \
      generate would leave a conflict in it"
      """
    #expect(
      try sandbox.run("check", "--json", "-q")
        == Outcome(
          conflict(reason: reason, next: "\"screens-gen generate\"", diagnostics: "[]"), code: 1))
  }

  @Test func `a conflict, at its range`() throws {
    try sandbox.write("mine\n", to: "Connectors/PingConnector.swift")
    let outcome = try sandbox.run("generate", "--json")
    #expect(
      outcome.out
        == conflict(
          reason: "",
          next: """
            "settle the conflict in 'Connectors/PingConnector.swift', then run 'screens-gen generate'"
            """,
          diagnostics: """
            [
                {
                  "severity": "error",
                  "file": "Connectors/PingConnector.swift",
                  "line": 1,
                  "column": 1,
                  "message": "your edit and what is generated differ here; \
            edit the lines and delete the markers, or take one side with \
            '--on-conflict keep' or 'theirs'"
                }
              ]
            """))
    #expect(outcome.code == 1)
  }

  @Test func `a file that nothing can be said of, with the reason`() throws {
    try sandbox.shell("mkdir -p Connectors/PingConnector.swift")
    #expect(
      try sandbox.run("generate", "--json")
        == Outcome(
          conflict(
            reason: """
              ,
                    "reason": "'Connectors/PingConnector.swift' is not a text file; move it away"
              """, next: "null", diagnostics: "[]"),
          errors: "nothing was written\n", code: 1))
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

  @Test func `an error without a range`() throws {
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
    ["generate", "-o", "\u{1}\"\\"], ["preview"], ["preview", "gone"],
    ["connector", "--spec", "gone"], ["new-screenlet", "1"], ["connector", "X", "--in", "gone"],
    ["generate", "-o", "Ping.connector.yml"], ["frobnicate"], ["check", "--color=no"],
  ])
  func `one document on standard output and nothing else`(_ words: [String]) throws {
    let outcome = try sandbox.launch(BuiltProducts.screensGen, words + ["--json"], environment: [:])
    let document = try JSONSerialization.jsonObject(with: Data(outcome.out.utf8))
    #expect((document as? [String: Any])?["schema"] as? Int == 1)
    #expect(outcome.out.hasPrefix("{\n  \"schema\": 1,\n") && outcome.out.hasSuffix("\n}\n"))
  }
}
