import Testing

/// A long run says how far it is to who waits at a terminal. Here a theme set is a pipe, so that
/// the run waits for it as long as it takes.
struct ProgressTests {
  private let spec = """
    screenlet: Note
    themes:
      default: full
      flat: { kind: full, set: ../flat.theme.yml }

    """
  private let set = """
    theme: flat
    colors: { night: black }
    styles:
      view: { backgroundColor: night }

    """

  /// What `command` writes to the terminal that its standard error is, when a theme set takes
  /// `seconds` to come.
  private func terminal(_ command: String, seconds: Double) throws -> String {
    let sandbox = try Sandbox(["a/Note.screenlet.yml": spec, "set.yml": set])
    let outcome = try sandbox.shell(
      """
      mkfifo flat.theme.yml
      (sleep \(seconds); cat set.yml > flat.theme.yml) &
      script -qec "$tool \(command) > report" /dev/null
      code=$?
      wait
      exit $code
      """, environment: ["TERM": "xterm"])
    #expect(outcome == Outcome(outcome.out))
    return outcome.out
  }

  @Test(.enabled(if: isLinux))
  func `a long run tells the specs and the files that are done, and takes that away`() throws {
    let clear = "\r\u{1B}[K"
    let text = try terminal("generate a", seconds: 0.8)
    #expect(text.hasPrefix("\(clear)1 of 1 specs\(clear)\(clear)6 of 6 files\(clear)"), "\(text)")
    #expect(text.hasSuffix(clear), "\(text)")
  }

  @Test(.enabled(if: isLinux)) func `a short run tells nothing of that, nor a quiet one`() throws {
    #expect(try terminal("generate a --quiet", seconds: 0.8) == "")
    #expect(try terminal("generate a", seconds: 0) == "")
  }

  @Test func `where there is no terminal, a long run tells nothing of that`() throws {
    let sandbox = try Sandbox(["a/Note.screenlet.yml": spec, "set.yml": set])
    let outcome = try sandbox.shell(
      """
      mkfifo flat.theme.yml
      (sleep 0.8; cat set.yml > flat.theme.yml) &
      $tool generate a > report
      """)
    #expect(outcome == Outcome())
  }
}

#if os(Linux)
  private let isLinux = true
#else
  private let isLinux = false
#endif
