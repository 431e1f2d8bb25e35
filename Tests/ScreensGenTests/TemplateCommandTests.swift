import Testing

struct TemplateCommandTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "a.mustache": "Hello {{name}}{{missing}}!{{>sub/part}}\n",
      "data.json": #"{"name": "<\"World\" & 'all'>", "n": 1.50}"#,
      "parts/sub/part.mustache": " part {{n}}",
      "parts/.hidden.mustache": "{{#unclosed}}",
    ])
  }

  // MARK: template render

  @Test func `exactly the rendering`() throws {
    #expect(
      try sandbox.run(
        "template", "render", "a.mustache", "--data", "data.json", "--partials", "parts")
        == Outcome("Hello &lt;&quot;World&quot; &amp; 'all'&gt;! part 1.50\n"))
    #expect(try sandbox.run("template", "render", "a.mustache") == Outcome("Hello !\n"))
    #expect(
      try sandbox.run("template", "render", "-", input: "no line end") == Outcome("no line end"))
  }

  @Test func `data from standard input, in YAML`() throws {
    #expect(
      try sandbox.run("template", "render", "a.mustache", "--data=-", input: "name: you\n")
        == Outcome("Hello you!\n"))
  }

  @Test func `data in JSON with pairs of escapes for one character`() throws {
    #expect(
      try sandbox.run(
        "template", "render", "a.mustache", "--data", "-", input: #"{"name": "\ud83d\ude00\/"}"#)
        == Outcome("Hello 😀/!\n"))
  }

  @Test(arguments: [
    "html": "&lt;&quot;World&quot; &amp; 'all'&gt;", "none": #"<"World" & 'all'>"#,
    "swift": #"<\"World\" & 'all'>"#,
  ])
  func `escaping as asked`(_ kind: String, _ text: String) throws {
    #expect(
      try sandbox.run("template", "render", "a.mustache", "--data", "data.json", "--escape", kind)
        == Outcome("Hello \(text)!\n"))
  }

  @Test func `a strict rendering knows all names`() throws {
    #expect(
      try sandbox.run("template", "render", "-", "--strict", input: "Hi {{name}}\n")
        == Outcome(
          errors: """
            <stdin>:1:6: error: unknown name 'name'
            1 | Hi {{name}}
              |      ^~~~

            """, code: 65))
  }

  @Test func `problems of the template`() throws {
    #expect(
      try sandbox.run("template", "render", "-", input: "a\n{{#b}}\n")
        == Outcome(
          errors: """
            <stdin>:2:1: error: section 'b' is never closed; expected '{{/b}}'
            2 | {{#b}}
              | ^~~~~~

            """, code: 65))
  }

  @Test func `problems of the data`() throws {
    #expect(
      try sandbox.run("template", "render", "a.mustache", "--data", "-", input: "{")
        == Outcome(
          errors: """
            <stdin>:1:1: error: this '{' is never closed; add the closing bracket
            1 | {
              | ^

            """, code: 65))
  }

  @Test func `an unknown escaping`() throws {
    #expect(
      try sandbox.run("template", "render", "a.mustache", "--escape", "url")
        == Outcome(
          errors: """
            error: '--escape' takes none, html, xml, swift or strings, not 'url'
            see 'screens-gen template render --help'

            """, code: 64))
  }

  @Test func `standard input is one thing at a time`() throws {
    #expect(
      try sandbox.run("template", "render", "-", "--data", "-", input: "a")
        == Outcome(
          errors: """
            error: the template and its data cannot both be standard input
            see 'screens-gen template render --help'

            """, code: 64))
  }

  @Test func `input that is not there`() throws {
    #expect(
      try sandbox.run("template", "render", "gone")
        == Outcome(errors: "error: no file is at 'gone'\n", code: 66))
    #expect(
      try sandbox.run("template", "render", "a.mustache", "--data", "gone")
        == Outcome(errors: "error: no file is at 'gone'\n", code: 66))
    #expect(
      try sandbox.run("template", "render", "a.mustache", "--partials", "data.json")
        == Outcome(errors: "error: no directory is at 'data.json'\n", code: 66))
  }

  // MARK: template list

  @Test func `the built-in templates, a path to a line`() throws {
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
