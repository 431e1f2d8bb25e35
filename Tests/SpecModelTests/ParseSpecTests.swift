import SourceText
import SpecModel
import Testing

struct ParseSpecTests {
  @Test func `a parser that there is not suggests the one that was meant`() {
    let spec = """
      screenlet: AddBookmark
      properties: { url: String? }
      actions:
        a: { kind: read, connector: { http: url }, result: { title: String }, parse: jsn }
        b: { kind: read, connector: { http: url }, result: { title: String }, parse: xml }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:80: error: unknown parser 'jsn'; did you mean 'json'?
        4 |   a: { kind: read, connector: { http: url }, result: { title: String }, parse: jsn }
          |                                                                                ^~~
        spec.yml:5:80: error: unknown parser 'xml'; expected one of 'between', 'text', \
        'json', 'image', 'custom'
        5 |   b: { kind: read, connector: { http: url }, result: { title: String }, parse: xml }
          |                                                                                ^~~

        """)
  }

  @Test func `an image is read by its own parser, and out of no answer of a service`() {
    let spec = """
      screenlet: Portrait
      properties: { url: String = "" }
      connectors:
        Load: { service: LRUserService_v7, method: getCurrentUser, result: { image: UIImage } }
      actions:
        a: { kind: read, connector: { http: url }, result: { image: UIImage }, parse: json }
        b: { kind: read, connector: { http: url }, result: { title: String }, parse: image }
        c: { kind: read, connector: { http: url }, result: { images: '[UIImage]' }, parse: image }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:79: error: type 'UIImage' does not fit here; expected one of 'Bool', 'Int', \
        'Int32', 'Int64', 'Float', 'Double', 'String', '[String: Any]'
        4 |   Load: { service: LRUserService_v7, method: getCurrentUser, result: { image: UIImage } }
          |                                                                               ^~~~~~~
        spec.yml:6:63: error: a 'UIImage' is all of a reply; write 'parse: image', or \
        'custom' for a method to fill in
        6 |   a: { kind: read, connector: { http: url }, result: { image: UIImage }, parse: json }
          |                                                               ^~~~~~~
        spec.yml:7:63: error: the parser 'image' yields a 'UIImage', not 'String'; make the types \
        agree
        7 |   b: { kind: read, connector: { http: url }, result: { title: String }, parse: image }
          |                                                               ^~~~~~
        spec.yml:8:64: error: a list of 'UIImage' cannot be read from an answer; make its elements \
        a model or one of 'String', 'Bool', 'Int', 'Int64', 'Double', '[String: Any]'
        8 |   c: { kind: read, connector: { http: url }, result: { images: '[UIImage]' }, parse: image }
          |                                                                ^~~~~~~~~~~

        """)
  }

  @Test func `a parser has one way to read`() {
    let spec = """
      screenlet: AddBookmark
      properties: { url: String? }
      actions:
        a:
          kind: read
          connector: { http: url }
          result: { title: String }
          parse: { between: [a, b], json: title }
        b:
          kind: read
          connector: { http: url }
          result: { title: String }
          parse: {}
        c:
          kind: read
          connector: { http: url }
          result: { title: String }
          parse: { betwen: [a, b] }
        d:
          kind: read
          connector: { http: url }
          result: { title: String }
          parse: [a, b]
        e:
          kind: read
          connector: { http: url }
          result: { title: String }
          parse:
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:31: error: a reply is parsed in one way; write 'between' or 'json', not both
        8 |     parse: { between: [a, b], json: title }
          |                               ^~~~
        spec.yml:13:12: error: expected 'between' or 'json'; or remove 'parse'
        13 |     parse: {}
           |            ^~
        spec.yml:18:14: error: unknown key 'betwen'; did you mean 'between'?
        18 |     parse: { betwen: [a, b] }
           |              ^~~~~~
        spec.yml:23:12: error: expected a mapping for 'parse', found a list; write keys rather \
        than items, as in '{ between: ['<title>', '</title>'] }'
        23 |     parse: [a, b]
           |            ^~~~~~
        spec.yml:28:11: error: expected a text for 'parse', found nothing
        28 |     parse:
           |           ^

        """)
  }

  @Test func `there are two texts around a result`() {
    let spec = """
      screenlet: AddBookmark
      properties: { url: String? }
      actions:
        a: { kind: read, connector: { http: url }, result: { t: String }, parse: { between: [a] } }
        b: { kind: read, connector: { http: url }, result: { t: String }, parse: { between: [a, b, c] } }
        c: { kind: read, connector: { http: url }, result: { t: String }, parse: { between: a } }
        d: { kind: read, connector: { http: url }, result: { t: String }, parse: { between: [a, ''] } }
        e: { kind: read, connector: { http: url }, result: { t: String }, parse: { between: [a, [b]] } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:87: error: expected the two texts around the result, as in '["<title>", \
        "</title>"]'
        4 |   a: { kind: read, connector: { http: url }, result: { t: String }, parse: { between: [a] } }
          |                                                                                       ^~~
        spec.yml:5:87: error: expected the two texts around the result, as in '["<title>", \
        "</title>"]'
        5 |   b: { kind: read, connector: { http: url }, result: { t: String }, parse: { between: [a, b, c] } }
          |                                                                                       ^~~~~~~~~
        spec.yml:6:87: error: expected the two texts around the result, as in '["<title>", \
        "</title>"]'
        6 |   c: { kind: read, connector: { http: url }, result: { t: String }, parse: { between: a } }
          |                                                                                       ^
        spec.yml:7:87: error: expected the two texts around the result, as in '["<title>", \
        "</title>"]'
        7 |   d: { kind: read, connector: { http: url }, result: { t: String }, parse: { between: [a, ''] } }
          |                                                                                       ^~~~~~~
        spec.yml:8:87: error: expected the two texts around the result, as in '["<title>", \
        "</title>"]'
        8 |   e: { kind: read, connector: { http: url }, result: { t: String }, parse: { between: [a, [b]] } }
          |                                                                                       ^~~~~~~~

        """)
  }

  @Test func `the members of a path have names`() {
    let spec = """
      screenlet: AddBookmark
      properties: { url: String? }
      actions:
        a: { kind: read, connector: { http: url }, result: { t: String }, parse: { json: a..b } }
        b: { kind: read, connector: { http: url }, result: { t: String }, parse: { json: '' } }
        c: { kind: read, connector: { http: url }, result: { t: String }, parse: { json: .a } }
        d: { kind: read, connector: { http: url }, result: { t: String }, parse: { json: [a, b] } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:84: error: 'a..b' has an empty member; write the names of the members, with \
        one dot between them
        4 |   a: { kind: read, connector: { http: url }, result: { t: String }, parse: { json: a..b } }
          |                                                                                    ^~~~
        spec.yml:5:84: error: '' has an empty member; write the names of the members, with one \
        dot between them
        5 |   b: { kind: read, connector: { http: url }, result: { t: String }, parse: { json: '' } }
          |                                                                                    ^~
        spec.yml:6:84: error: '.a' has an empty member; write the names of the members, with \
        one dot between them
        6 |   c: { kind: read, connector: { http: url }, result: { t: String }, parse: { json: .a } }
          |                                                                                    ^~
        spec.yml:7:84: error: expected a text for 'json', found a list
        7 |   d: { kind: read, connector: { http: url }, result: { t: String }, parse: { json: [a, b] } }
          |                                                                                    ^~~~~~

        """)
  }

  @Test func `what lies between two texts is a text`() {
    let spec = """
      screenlet: AddBookmark
      properties: { url: String? }
      models: { Page: { title: String } }
      actions:
        a: { kind: read, connector: { http: url }, result: { count: Int }, parse: text }
        b: { kind: read, connector: { http: url }, result: { page: Page }, parse: { between: [a, b] } }
        c: { kind: read, connector: { http: url }, result: { t: [String] }, parse: text }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:63: error: this parser yields a 'String', not 'Int'; use 'json', or \
        'custom' for a method to fill in
        5 |   a: { kind: read, connector: { http: url }, result: { count: Int }, parse: text }
          |                                                               ^~~
        spec.yml:6:62: error: this parser yields a 'String', not 'Page'; use 'json', or \
        'custom' for a method to fill in
        6 |   b: { kind: read, connector: { http: url }, result: { page: Page }, parse: { between: [a, b] } }
          |                                                              ^~~~
        spec.yml:7:59: error: this parser yields a 'String', not '[String]'; use 'json', or \
        'custom' for a method to fill in
        7 |   c: { kind: read, connector: { http: url }, result: { t: [String] }, parse: text }
          |                                                           ^~~~~~~~

        """)
  }

  @Test func `a parser needs a result`() {
    let spec = """
      screenlet: AddBookmark
      properties: { url: String? }
      actions:
        a: { kind: read, connector: { http: url }, parse: text }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:46: error: 'parse' needs a result to put its value in; add 'result: { name: \
        Type }'
        4 |   a: { kind: read, connector: { http: url }, parse: text }
          |                                              ^~~~~

        """)
  }

  @Test func `only what an HTTP connector reads is parsed`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        Load: { kind: custom, result: { title: String } }
      actions:
        a: { kind: read, connector: Load, result: { title: String }, parse: text }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:64: error: 'parse' reads what an HTTP connector answers; this connector has \
        a result of its own
        5 |   a: { kind: read, connector: Load, result: { title: String }, parse: text }
          |                                                                ^~~~~

        """)
  }

  @Test func `a parser of a wrong connector or result is not a second mistake`() {
    let spec = """
      screenlet: AddBookmark
      properties: { url: String? }
      actions:
        a: { kind: read, connector: Load, result: { title: String }, parse: text }
        b: { kind: read, connector: { http: url }, result: { title: Strng }, parse: text }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:31: error: no connector is named 'Load'; declare it under 'connectors', or \
        use '{ http: <input> }'
        4 |   a: { kind: read, connector: Load, result: { title: String }, parse: text }
          |                               ^~~~
        spec.yml:5:63: error: unknown type 'Strng'; did you mean 'String'?
        5 |   b: { kind: read, connector: { http: url }, result: { title: Strng }, parse: text }
          |                                                               ^~~~~

        """)
  }

  /// The parser of an action with a result.
  private func parse(_ parser: String, result: String = "title: String") throws -> ParseSpec? {
    try screenlet(
      """
      screenlet: AddBookmark
      viewModel: { url: String? }
      models: { Page: { title: String } }
      actions:
        load:
          kind: read
          connector: { http: url }
          result: { \(result) }
          \(parser)
      """
    ).actions[0].parse
  }

  @Test func `a result lies between two texts`() throws {
    #expect(try parse("parse: { between: ['<t>', '</t>'] }") == .between("<t>", "</t>"))
    #expect(try parse(#"parse: { between: ["\"", " "] }"#) == .between("\"", " "))
    #expect(try parse("parse: { between: [1, ~] }") == .between("1", "~"))
  }

  @Test func `a result is all of the text`() throws {
    #expect(try parse("parse: text") == .text)
  }

  @Test func `a result is a member of JSON of its name`() throws {
    #expect(try parse("parse: json") == .json(path: ["title"]))
  }

  @Test func `a result that is not a single value is all of the JSON`() throws {
    #expect(try parse("parse: json", result: "page: Page") == .json(path: []))
    #expect(try parse("parse: json", result: "pages: [Page]") == .json(path: []))
    #expect(try parse("parse: json", result: "info: '[String: Any]'") == .json(path: []))
  }

  @Test func `a result is found by its path`() throws {
    #expect(try parse("parse: { json: head.title }") == .json(path: ["head", "title"]))
    #expect(try parse("parse: { json: title }") == .json(path: ["title"]))
    #expect(try parse(#"parse: { json: 'a "b".c d' }"#) == .json(path: ["a \"b\"", "c d"]))
  }

  @Test func `a result without a parser is parsed by hand`() throws {
    #expect(try parse("") == .byHand(isSaid: false))
  }

  @Test func `an action without a result parses nothing`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel: { url: String? }
      actions: { load: { kind: read, connector: { http: url } } }
      """)
    #expect(spec.actions[0].parse == nil)
  }

  @Test func `what a named HTTP connector reads is parsed as well`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      connectors: { Search: { url: https://example.com } }
      actions:
        a: { kind: read, connector: Search, result: { title: String }, parse: text }
        b: { kind: write, connector: Search, result: { title: String } }
      """)
    #expect(spec.actions.map(\.parse) == [.text, .byHand(isSaid: false)])
  }

  @Test(arguments: [
    ("result: { note: Note }", ParseSpec.json(path: [])),
    ("result: { notes: '[Note]' }", .json(path: [])),
    ("result: { all: '[String: Any]' }", .json(path: [])),
    ("result: { list: '[[String: Any]]' }", .json(path: [])),
    ("result: { photo: UIImage }", .image),
    ("result: { title: String }", .byHand(isSaid: false)),
    ("result: { ids: '[Int]' }", .byHand(isSaid: false)),
    ("result: { note: Note }, parse: { json: a.b }", .json(path: ["a", "b"])),
    ("result: { note: Note }, parse: custom", .byHand(isSaid: true)),
    ("result: { photo: UIImage }, parse: custom", .byHand(isSaid: true)),
  ])
  func `what only JSON or an image can be needs no parser`(keys: String, parse: ParseSpec) throws {
    let spec = try screenlet(
      """
      screenlet: Notes
      models: { Note: { title: String } }
      properties: { address: String = "" }
      connectors: { Read: { url: '{address}', properties: { address: String } } }
      actions:
        a: { kind: read, connector: Read, \(keys) }
      """)
    #expect(spec.actions.first?.parse == parse)
  }

  @Test func `a result that nobody reads is warned of`() throws {
    let spec = try screenlet(
      """
      screenlet: Notes
      models: { Note: { title: String } }
      properties: { url: String = "" }
      actions:
        a: { kind: read, connector: { http: url }, result: { title: String } }
        b: { kind: read, connector: { http: url }, result: { title: String }, parse: custom }
        c: { kind: read, connector: { http: url }, result: { note: Note } }
        d: { kind: read, connectors: [page: { http: url, type: String }] }
      """)
    var diagnostics = Diagnostics()
    spec.warnOfForgottenParsers(reporting: &diagnostics)
    let places = diagnostics.sorted.map { "\($0.range.text): \($0.message.text)" }
    #expect(
      places == [
        "title: nothing says how 'title' is found in the reply; write 'parse', or 'parse: custom' for a "
          + "method to fill in",
        "page: nothing says how 'page' is found in the reply; write 'parse', or 'parse: custom' for a "
          + "method to fill in",
      ])
  }
}
