import Testing

struct TemplateCommandTests {
  @Test func `the built-in templates, a path to a line`() throws {
    let sandbox = try Sandbox()
    let outcome = try sandbox.run("template", "list")
    let paths = outcome.out.split(separator: "\n").map(String.init)
    #expect(outcome == Outcome(paths.map { $0 + "\n" }.joined()))
    #expect(paths == paths.sorted())
    #expect(paths.contains("Screenlet/{{screenletClass}}.swift.mustache"))
    #expect(paths.allSatisfy { $0.hasSuffix(".mustache") })
    let json = try sandbox.run("template", "list", "--json")
    #expect(
      json
        == Outcome(
          "{\n  \"schema\": 1,\n  \"templates\": [\n"
            + paths.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n  ]\n}\n"))
  }
}
