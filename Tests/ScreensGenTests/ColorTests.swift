import Testing

/// What the environment says about colours, on streams that are not terminals.
struct ColorTests {
  @Test(arguments: [
    ([:], false), (["FORCE_COLOR": "1"], true), (["FORCE_COLOR": "3"], true),
    (["FORCE_COLOR": ""], false), (["FORCE_COLOR": "0"], false), (["FORCE_COLOR": "false"], false),
    (["FORCE_COLOR": "1", "TERM": "dumb"], true), (["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    (["FORCE_COLOR": "1", "NO_COLOR": ""], true),
    (["FORCE_COLOR": "0", "CLICOLOR_FORCE": "1"], false), (["CLICOLOR_FORCE": "1"], true),
  ])
  func `colours are forced and forbidden`(_ variables: [String: String], _ isColored: Bool) throws {
    let sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
    let outcome = try sandbox.run("generate", "x", environment: variables)
    let label = isColored ? "\u{1B}[1;31merror:\u{1B}[0m" : "error:"
    #expect(outcome == Outcome(errors: "\(label) nothing is at 'x'\n", code: 66))
  }
}
