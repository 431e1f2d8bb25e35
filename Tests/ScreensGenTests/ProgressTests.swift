import Testing

/// A long run shows its progress at a terminal. Here a theme set is a pipe, so that the run waits
/// for it as long as it takes.
struct ProgressTests {
  /// So many specs in a directory `a`.
  private func sandbox(_ count: Int) throws -> Sandbox {
    let sandbox = try Sandbox()
    for number in 0..<count {
      try sandbox.write(
        "screenlet: Note\(number)\nviewModel: { title: String? }\n",
        to: "a/Note\(number).screenlet.yml")
    }
    return sandbox
  }

  /// More than a debug build generates in half a second.
  private let many = 1500

  /// What `command` writes to the terminal that its standard error is.
  private func terminal(_ command: String, specs count: Int) throws -> String {
    let outcome = try sandbox(count).shell(
      "script -qec \"$tool \(command) > report\" /dev/null", environment: ["TERM": "xterm"])
    #expect(outcome == Outcome(outcome.out))
    return outcome.out
  }

  @Test(.enabled(if: isLinux))
  func `a long run counts the specs that are done, and clears the line`() throws {
    let clear = "\r\u{1B}[K"
    let text = try terminal("generate a", specs: many)
    #expect(text.hasPrefix(clear), "\(text)")
    #expect(text.contains(" of \(many) specs\(clear)"), "\(text)")
    #expect(text.hasSuffix(clear), "\(text)")
  }

  @Test(.enabled(if: isLinux)) func `a quiet run prints no progress`() throws {
    #expect(try terminal("generate a --quiet", specs: many) == "")
  }

  @Test(.enabled(if: isLinux)) func `a short run leaves no line`() throws {
    // On a machine with other work it may take longer than it takes for a line to be shown.
    let text = try terminal("generate a", specs: 1)
    #expect(text == "" || text.hasSuffix("\r\u{1B}[K"), "\(text)")
  }

  @Test func `where there is no terminal, a long run prints no progress`() throws {
    #expect(try sandbox(many).shell("$tool generate a > report") == Outcome())
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
