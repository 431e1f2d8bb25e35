import Foundation
import TestSupport
import Testing

/// `--reporter` of the commands that only look.
struct ReporterTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  @Test(arguments: [["--reporter", "github"], ["--reporter=github"]])
  func `a mistake in a command line is reported as asked`(reporter: [String]) throws {
    let outcome = try sandbox.launch(
      BuiltProducts.screensGen, ["check"] + reporter + ["--bogus"], environment: [:])
    #expect(outcome == Outcome("::error::unknown option '--bogus'\n", code: 64))
  }

  @Test func `what generate would change, each where it shows first`() throws {
    #expect(
      try sandbox.run("check", "--reporter", "github")
        == Outcome(
          """
          ::error file=Ping.connector.yml,line=1,col=1::'Connectors/PingConnector.swift' is missing; \
          run 'screens-gen generate'

          """, code: 1))
    try sandbox.run("generate")
    try sandbox.write(Sample.ping + "summary: Pings.\n", to: "Ping.connector.yml")
    #expect(
      try sandbox.run("check", "--reporter=xcode")
        == Outcome(
          """
          \(sandbox.realPath)/Connectors/PingConnector.swift:5:1: error: \
          this is not what the spec yields now; run 'screens-gen generate'

          """, code: 1))
    #expect(
      try sandbox.run("check", "-q", "--reporter=text")
        == Outcome(
          errors: """
            Connectors/PingConnector.swift:5:1: error: \
            this is not what the spec yields now; run 'screens-gen generate'
            5 | /// Works off the main thread: `doRun(session:)` is where the work goes.
              | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

            """, code: 1))
    #expect(try sandbox.run("check", "--reporter=json") == sandbox.run("check", "--json"))
  }

  @Test func `nothing to change is nothing to print`() throws {
    try sandbox.run("generate")
    #expect(try sandbox.run("check", "--reporter=github") == Outcome())
    #expect(try sandbox.run("check", "--reporter=xcode") == Outcome())
  }

  @Test func `a spec with errors, of every command`() throws {
    try sandbox.write("connector: Ping\nkind: costum\n", to: "Ping.connector.yml")
    let message = "unknown kind 'costum'; did you mean 'custom'?"
    for words in [["check"], ["spec", "lint"]] {
      #expect(
        try sandbox.launch(
          BuiltProducts.screensGen, words + ["--reporter", "github"], environment: [:])
          == Outcome("::error file=Ping.connector.yml,line=2,col=7::\(message)\n", code: 65))
      #expect(
        try sandbox.launch(
          BuiltProducts.screensGen, words + ["--reporter", "xcode"], environment: [:])
          == Outcome("\(sandbox.realPath)/Ping.connector.yml:2:7: error: \(message)\n", code: 65))
    }
  }

  @Test func `what lint finds, as SARIF with its required members`() throws {
    try sandbox.write("<document", to: "View.xib")
    let outcome = try sandbox.run("lint", "--reporter", "sarif")
    #expect(outcome.errors == "")
    #expect(outcome.code == 1)
    let log = try #require(
      JSONSerialization.jsonObject(with: Data(outcome.out.utf8)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    #expect(driver?["name"] as? String == "screens-gen")
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(!results.isEmpty)
    let rules = (driver?["rules"] as? [[String: Any]])?.compactMap { $0["id"] as? String }
    #expect(rules == ["xib"])
    for result in results {
      #expect(result["ruleId"] as? String == "xib")
      #expect((result["message"] as? [String: Any])?["text"] is String)
      #expect(["error", "warning"].contains(result["level"] as? String))
    }
  }

  @Test func `an input that is not there`() throws {
    #expect(
      try sandbox.run("check", "x", "--reporter", "github")
        == Outcome("::error::nothing is at 'x'\n", code: 66))
    #expect(
      try sandbox.run("check", "x", "--reporter", "xcode")
        == Outcome("error: nothing is at 'x'\n", code: 66))
  }

  @Test func `a text of a spec cannot become a command of a workflow`() throws {
    try sandbox.write("connector: Ping\n\"a\\n::error::b%\": c\n", to: "Ping.connector.yml")
    let out = try sandbox.run("spec", "lint", "--reporter", "github").out
    #expect(out.split(separator: "\n").allSatisfy { $0.hasPrefix("::error file=Ping") }, "\(out)")
    #expect(out.contains("'a%0A::error::b%25'"), "\(out)")
  }

  @Test func `a reporter that does not exist, and one too many`() throws {
    #expect(
      try sandbox.run("check", "--reporter", "gitub").errors
        == """
        error: '--reporter' takes text, json, github, sarif or xcode, not 'gitub'; \
        did you mean 'github'?
        see 'screens-gen check --help'

        """)
    #expect(
      try sandbox.run("check", "--json", "--reporter", "xcode")
        == Outcome("error: '--json' is '--reporter json'; leave one of the options out\n", code: 64)
    )
  }
}
