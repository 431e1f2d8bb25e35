import Foundation
import SpecLanguage
import ScreensGenerator
import SpecModel
import Testing

struct SpecCommandTests {
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox(["Ping.connector.yml": Sample.ping])
  }

  // MARK: spec parse

  @Test func `a document as JSON, keys in order`() throws {
    try sandbox.write("z: [1, 0x1F, 1.50, ~, true]\na: {b: \"\\u00e9\\n\"}\n'': ''\n", to: "a.yml")
    let json = """
      {
        "z": [
          1,
          31,
          1.5,
          null,
          true
        ],
        "a": {
          "b": "é\\n"
        },
        "": ""
      }

      """
    #expect(try sandbox.run("spec", "parse", "a.yml") == Outcome(json))
    #expect(
      try sandbox.run("spec", "parse", "-", input: try sandbox.read("a.yml")) == Outcome(json))
  }

  @Test func `a problem in a file and in standard input`() throws {
    try sandbox.write("a: 1\na: 2\n", to: "a.yml")
    for (path, name) in [("a.yml", "a.yml"), ("-", "<stdin>")] {
      #expect(
        try sandbox.run("spec", "parse", path, input: "a: 1\na: 2\n")
          == Outcome(
            errors: """
              \(name):2:1: error: duplicate key 'a'; keep one of them
              2 | a: 2
                | ^
              \(name):1:1: note: the first one is here
              1 | a: 1
                | ^

              """, code: 65))
    }
  }

  @Test func `a document that is not a spec is still a document`() throws {
    #expect(try sandbox.run("spec", "parse", "-", input: "- a\n") == Outcome("[\n  \"a\"\n]\n"))
  }

  @Test func `no file, and a directory`() throws {
    #expect(
      try sandbox.run("spec", "parse", "gone.yml")
        == Outcome(errors: "error: no file is at 'gone.yml'\n", code: 66))
    #expect(
      try sandbox.run("spec", "parse", ".")
        == Outcome(errors: "error: '.' is a directory; name a file\n", code: 66))
  }

  // MARK: spec lint

  @Test func `specs without problems`() throws {
    let before = try sandbox.stamps()
    #expect(try sandbox.run("spec", "lint") == Outcome())
    #expect(try sandbox.run("spec", "lint", "Ping.connector.yml", ".") == Outcome())
    #expect(try sandbox.run("spec", "lint", "-", input: Sample.pong) == Outcome())
    #expect(try sandbox.stamps() == before)
  }

  @Test func `the problems of all specs`() throws {
    try sandbox.write("connector: Ping\nkind: costum\n", to: "Ping.connector.yml")
    try sandbox.write("screenlet: Note\nthemes: { default: ful }\n", to: "b/Note.screenlet.yml")
    #expect(
      try sandbox.run("spec", "lint")
        == Outcome(
          errors: """
            Ping.connector.yml:2:7: error: unknown kind 'costum'; did you mean 'custom'?
            2 | kind: costum
              |       ^~~~~~
            b/Note.screenlet.yml:2:20: error: cannot read 'ful' as a theme; \
            write 'full', 'extended from <theme>' or 'child of <theme>'
            2 | themes: { default: ful }
              |                    ^~~

            """, code: 65))
  }

  @Test func `two things of one name`() throws {
    try sandbox.write(
      "screenlet: Note\nproperties: { a: Int = 0 }\nmodels: { NoteScreenlet: { a: Int } }\nthemes: { default: full }\nsummary: A note.\n",
      to: "Note.screenlet.yml")
    #expect(
      try sandbox.run("spec", "lint", "Note.screenlet.yml")
        == Outcome(
          errors: """
            Note.screenlet.yml:3:11: error: two things make the type 'NoteScreenlet'; \
            give one of them another name
            3 | models: { NoteScreenlet: { a: Int } }
              |           ^~~~~~~~~~~~~
            Note.screenlet.yml:1:12: note: the first comes from here
            1 | screenlet: Note
              |            ^~~~

            """, code: 65))
  }

  // MARK: spec schema

  @Test func `the schema, and nothing else`() throws {
    let listing = ServiceListing()
    let schema = Schema.specs(
      services: listing.names(matching: nil), methods: listing.methodNames,
      counts: listing.countNames)
    #expect(try sandbox.run("spec", "schema") == Outcome(schema.json))
    #expect(
      try sandbox.run("spec", "schema", "Ping.connector.yml")
        == Outcome(
          errors: """
            error: 'spec schema' takes no operand, and here is 'Ping.connector.yml'
            see 'screens-gen spec schema --help'

            """, code: 64))
  }

  // MARK: spec explain

  @Test func `a key at the end of a path`() throws {
    let text = """
      rows
        The call for the rows of a page; its arguments can also be 'startRow',
        'endRow' (the row after the last) and 'obc', the comparator that orders the
        rows.

        value       a method of the service, a path, or a call of a list (method,
                    path, service, parameters, arguments)
        only of     'kind' liferay
        required    yes
        example     rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        used in     list.connector.rows of a Screenlet

      """
    #expect(try sandbox.run("spec", "explain", "list.connector.rows") == Outcome(text))
    #expect(try sandbox.run("spec", "explain", "connector.rows") == Outcome(text))
  }

  @Test func `a key in a mapping of names, for some kinds only`() throws {
    let text = """
      keyboard
        A 'UIKeyboardType'.

        value       'default', 'asciiCapable', 'numbersAndPunctuation', 'URL',
                    'numberPad', 'phonePad', 'namePhonePad', 'emailAddress',
                    'decimalPad', 'twitter', 'webSearch' or 'asciiCapableNumberPad'
        only of     'widget' textField, secureTextField, numberPad, decimalPad,
                    textView
        without it  by widget and name
        example     keyboard: emailAddress
        used in     viewModel.<property>.keyboard of a Screenlet

      """
    #expect(try sandbox.run("spec", "explain", "viewModel.keyboard") == Outcome(text))
  }

  @Test func `a name that several mappings have`() throws {
    let text = """
      json
        The path to a member of the reply.

        value       names with dots between them
        required    no
        example     json: path.to.member
        used in     actions.<action>.connectors.<name>.parse.json of a Screenlet
                    actions.<action>.parse.json of a Screenlet
                    parse.json of an interactor alone

      """
    #expect(try sandbox.run("spec", "explain", "json") == Outcome(text))
    let kinds = try sandbox.run("spec", "explain", "kind").out.split(separator: "\n")
    #expect(
      kinds.filter { line in ["  How", "  What", "  The"].contains { line.hasPrefix($0) } } == [
        "  How the connector makes its request.", "  What the interactor does its work with.",
        "  How the connector gets its rows.", "  The kind of theme, as in the short form.",
      ])
  }

  @Test func `a key of one place`() throws {
    let text = """
      offlinePolicy
        Where a list, or an action with a 'cacheKey', looks first, the server or the
        cache: the default of an inspectable of that name.

        value       'remote-only', 'remote-first', 'cache-only' or 'cache-first'
        without it  the runtime's own, 'remote-first'
        example     offlinePolicy: cache-first
        used in     offlinePolicy of a Screenlet

      """
    #expect(try sandbox.run("spec", "explain", "offlinePolicy") == Outcome(text))
  }

  @Test func `a key that nothing has, and two keys`() throws {
    func problem(_ message: String) -> Outcome {
      Outcome(errors: "error: \(message)\nsee 'screens-gen spec explain --help'\n", code: 64)
    }
    for (key, hint) in [
      ("offlinePolcy", "did you mean 'offlinePolicy'?"),
      ("viewModel.keybord", "did you mean 'viewModel.keyboard'?"),
      ("list.service", "did you mean 'service'?"),
      ("frobnicate", "'screens-gen spec explain' lists all keys"),
    ] {
      #expect(
        try sandbox.run("spec", "explain", key) == problem("unknown key '\(key)'; \(hint)"))
    }
    #expect(
      try sandbox.run("spec", "explain", "a", "b")
        == problem("'spec explain' takes one KEY, and here is 'b' too"))
    #expect(
      try sandbox.run("spec", "explain", "a", "--markdown")
        == problem("'--markdown' prints all keys; leave 'a' out"))
  }

  @Test func `all keys, and the reference of them`() throws {
    let overview = try sandbox.run("spec", "explain")
    #expect(
      overview.out.hasPrefix(
        """
        A Screenlet
          screenlet, extends, summary, module, folder, imports, languages, naming,
          platforms, models, properties, viewModel, updates, contains, connectors,
          actions, offlinePolicy, list, progress, themes, tests

        Naming
          view

        """))
    #expect(overview.errors == "next: screens-gen spec explain <key>\n")
    #expect(try sandbox.run("spec", "explain", "--markdown") == Outcome(Language.specs.markdown))
  }
}
