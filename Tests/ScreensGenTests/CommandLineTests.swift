import TestSupport
import Testing

/// How the parser reads words, right and wrong ones.
struct CommandLineTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  /// A mistake on the command line: one line that says it, one that says where help is.
  private func expect(
    _ words: String..., fail message: String, see command: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let before = try sandbox.stamps()
    #expect(
      try sandbox.launch(BuiltProducts.screensGen, words, environment: [:])
        == Outcome(errors: "error: \(message)\nsee 'screens-gen\(command) --help'\n", code: 64),
      sourceLocation: sourceLocation)
    #expect(try sandbox.stamps() == before, sourceLocation: sourceLocation)
  }

  // MARK: Commands

  @Test func `an unknown command, with the nearest one`() throws {
    try expect("generat", fail: "unknown command 'generat'; did you mean 'generate'?")
    try expect("conector", "X", fail: "unknown command 'conector'; did you mean 'connector'?")
    try expect("sepc", "parse", fail: "unknown command 'sepc parse'; did you mean 'spec parse'?")
    try expect("spec", "prase", fail: "unknown command 'spec prase'; did you mean 'spec parse'?")
  }

  @Test func `a part of a command is enough for a suggestion`() throws {
    try expect("new", fail: "unknown command 'new'; did you mean 'new-screenlet'?")
    try expect("render", fail: "unknown command 'render'; did you mean 'template render'?")
  }

  @Test func `an unknown command that is near to none`() throws {
    try expect("frobnicate", fail: "unknown command 'frobnicate'")
    try expect("", fail: "unknown command ''")
  }

  @Test func `half of a command of two words`() throws {
    try expect(
      "spec",
      fail: "'spec' is not complete; "
        + "there is 'spec parse', 'spec lint', 'spec schema', 'spec explain'")
    try expect(
      "template", "--strict",
      fail: "'template' is not complete; "
        + "there is 'template render', 'template list', 'template eject', 'template diff'")
    try expect(
      "spec", "x",
      fail: "unknown command 'spec x'; "
        + "there is 'spec parse', 'spec lint', 'spec schema', 'spec explain'")
  }

  @Test func `options before the command`() throws {
    try expect("--dry-run", "generate", fail: "the command comes first, then its options")
  }

  // MARK: Options

  @Test func `an unknown option, with the nearest one`() throws {
    try expect(
      "generate", "--dryrun", fail: "unknown option '--dryrun'; did you mean '--dry-run'?",
      see: " generate")
    try expect(
      "spec", "lint", "--jsno", fail: "unknown option '--jsno'; did you mean '--json'?",
      see: " spec lint")
    try expect("check", "--frob=1", fail: "unknown option '--frob'", see: " check")
    try expect("check", "-x", fail: "unknown option '-x'", see: " check")
    try expect("diff", "--dry-run", fail: "unknown option '--dry-run'", see: " diff")
  }

  @Test func `an option without its value`() throws {
    for words in [["--output"], ["-o"], ["--output="], ["--output", ""], ["-o", ""], ["-o="]] {
      let outcome = try sandbox.launch(
        BuiltProducts.screensGen, ["generate"] + words, environment: [:])
      #expect(
        outcome
          == Outcome(
            errors: """
              error: option '--output' needs a value
              see 'screens-gen generate --help'

              """, code: 64), "\(words)")
    }
  }

  @Test func `an option is not the value of another`() throws {
    try expect(
      "generate", "--output", "--json=",
      fail: "option '--output' needs a value; if '--json=' is it, write '--output=--json='",
      see: " generate")
  }

  @Test func `a flag with a value`() throws {
    try expect(
      "generate", "--dry-run=yes", fail: "option '--dry-run' takes no value", see: " generate")
    try expect("generate", "-n=yes", fail: "option '--dry-run' takes no value", see: " generate")
  }

  @Test func `an option given twice`() throws {
    try expect(
      "generate", "-o", "a", "--output=b", fail: "option '--output' is given twice",
      see: " generate")
  }

  @Test func `an invalid colour`() throws {
    try expect(
      "generate", "--color", "blue",
      fail: "'--color' takes auto, always or never, not 'blue'", see: " generate")
  }

  @Test(arguments: [["-o", "out"], ["-oout"], ["-o=out"], ["--output", "out"], ["--output=out"]])
  func `every way of writing a value`(_ words: [String]) throws {
    _ = try sandbox.launch(BuiltProducts.screensGen, ["generate"] + words, environment: [:])
    #expect(try sandbox.read("out/Connectors/PingConnector.swift") == Sample.pingSwift)
  }

  @Test func `flags of one letter share a dash`() throws {
    #expect(try sandbox.run("generate", "-nq") == Outcome())
    #expect(try sandbox.run("generate", "-nqoout") == Outcome())
    #expect(try sandbox.tree() == ["Ping.connector.yml": Sample.ping])
  }

  // MARK: Operands

  @Test func `operands that begin with a dash go after two`() throws {
    try sandbox.write(Sample.ping, to: "-x.connector.yml")
    try expect("check", "-x.connector.yml", fail: "unknown option '-x'", see: " check")
    #expect(
      try sandbox.run("check", "--", "-x.connector.yml")
        == Outcome(
          """
                create  Connectors/PingConnector.swift
                create  Connectors/.PingConnector.screens-gen
          2 files: 2 create
          next: screens-gen generate -- -x.connector.yml

          """, code: 1))
  }

  @Test func `after two dashes nothing is an option`() throws {
    #expect(
      try sandbox.run("check", "--", "--help")
        == Outcome(errors: "error: nothing is at '--help'\n", code: 66))
  }

  @Test func `too few and too many operands`() throws {
    try expect("spec", "parse", fail: "'spec parse' needs FILE", see: " spec parse")
    try expect(
      "spec", "parse", "a", "b", fail: "'spec parse' takes one FILE, and here is 'b' too",
      see: " spec parse")
    try expect(
      "template", "list", "a", fail: "'template list' takes no operand, and here is 'a'",
      see: " template list")
    try expect(
      "new-screenlet",
      fail: "'new-screenlet' needs NAME, '--spec FILE' or '--list-of CLASS.METHOD'",
      see: " new-screenlet")
    try expect("connector", fail: "'connector' needs NAME or --spec FILE", see: " connector")
  }

  @Test func `a name and a spec at once`() throws {
    try expect(
      "new-screenlet", "Note", "--spec", "Note.screenlet.yml",
      fail: "give a name or '--spec', not both: here is 'Note' too", see: " new-screenlet")
    try expect(
      "connector", "Ping", "--spec", "Ping.connector.yml",
      fail: "give a name or '--spec', not both: here is 'Ping' too", see: " connector")
  }

  @Test func `flags that the spec says already`() throws {
    try expect(
      "connector", "--spec", "Ping.connector.yml", "--kind", "http",
      fail: "option '--kind' is of no use here: the spec says it; edit the spec instead",
      see: " connector")
    try expect(
      "new-screenlet", "--spec", "Note.screenlet.yml", "--theme", "dark",
      fail: "option '--theme' is of no use here: the spec says it; edit the spec instead",
      see: " new-screenlet")
  }
}
