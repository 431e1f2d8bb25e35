import SourceText
import SpecModel
import Testing

struct ParseSpecTests {
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
      summary: Reads notes.
      """)
    let places = spec.warnings.sorted.map { "\($0.range.text): \($0.message.text)" }
    #expect(
      places == [
        "title: nothing says how 'title' is found in the reply; write 'parse', or 'parse: custom' for a "
          + "method to fill in",
        "page: nothing says how 'page' is found in the reply; write 'parse', or 'parse: custom' for a "
          + "method to fill in",
      ])
  }
}
