import TestSupport
import Testing

/// The values of options that take `NAME: VALUE`: whatever the language has there can be typed, in
/// YAML, as the cases of `Cases/TypedValue.cases` do.
struct TypedValueTests {
  @Test func `there is a case for all of these options`() throws {
    let cases = try TextCase.all(beside: #filePath).filter { $0.topic == "TypedValue" }
      .map(\.testDescription)
    let sandbox = try Sandbox()
    var missing: [String] = []
    for command in [
      "init", "new-screenlet", "member", "connector", "interactor", "action", "theme",
    ] {
      let help = try sandbox.run("help", command).out
      for match in help.matches(of: /(?:^|\n) +(--[a-z-]+) '[A-Za-z]+: [A-Z]/) {
        let option = "\(command) \(match.1)"
        if !cases.contains(where: { $0.hasPrefix("TypedValue: \(option) ") }) {
          missing.append(option)
        }
      }
    }
    #expect(missing == [])
  }
}
