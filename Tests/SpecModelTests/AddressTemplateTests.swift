import SourceText
import SpecModel
import Testing

struct AddressTemplateTests {
  @Test func `an address starts as one does`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        Search: { url: example.com }
        Load: { url: 'ftp://example.com' }
        Open: { properties: { host: String }, url: '{host}/search' }
        None: { url: '' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:18: error: expected an address that starts with 'https://', 'http://' or \
        '{context.server}', or one property as '{name}'
        3 |   Search: { url: example.com }
          |                  ^~~~~~~~~~~
        spec.yml:4:16: error: expected an address that starts with 'https://', 'http://' or \
        '{context.server}', or one property as '{name}'
        4 |   Load: { url: 'ftp://example.com' }
          |                ^~~~~~~~~~~~~~~~~~~
        spec.yml:5:46: error: expected an address that starts with 'https://', 'http://' or \
        '{context.server}', or one property as '{name}'
        5 |   Open: { properties: { host: String }, url: '{host}/search' }
          |                                              ^~~~~~~~~~~~~~~
        spec.yml:6:16: error: expected an address that starts with 'https://', 'http://' or \
        '{context.server}', or one property as '{name}'
        6 |   None: { url: '' }
          |                ^~

        """)
  }

  @Test func `a property that the connector lacks is refused`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        Search:
          properties: { query: String }
          url: https://example.com/{folder}?q={qeury}&n={}
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:30: error: the connector has no property 'folder'; declare it under its \
        'properties'
        5 |     url: https://example.com/{folder}?q={qeury}&n={}
          |                              ^~~~~~~~
        spec.yml:5:41: error: the connector has no property 'qeury'; did you mean 'query'?
        5 |     url: https://example.com/{folder}?q={qeury}&n={}
          |                                         ^~~~~~~
        spec.yml:5:51: error: the connector has no property ''; declare it under its 'properties'
        5 |     url: https://example.com/{folder}?q={qeury}&n={}
          |                                                   ^~

        """)
  }

  @Test func `a property that is neither text, whole number nor Bool cannot be in an address`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        Search:
          properties: { day: Date, ratio: Double, query: String?, tags: [String] }
          url: https://example.com/{day}/{ratio}?q={query}&t={tags}
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:31: error: 'day' of type 'Date' cannot be in an address; use a 'String', \
        a whole number or a 'Bool'
        5 |     url: https://example.com/{day}/{ratio}?q={query}&t={tags}
          |                               ^~~
        spec.yml:5:37: error: 'ratio' of type 'Double' cannot be in an address; use a \
        'String', a whole number or a 'Bool'
        5 |     url: https://example.com/{day}/{ratio}?q={query}&t={tags}
          |                                     ^~~~~
        spec.yml:5:47: error: 'query' of type 'String?' cannot be in an address; use a \
        'String', a whole number or a 'Bool'
        5 |     url: https://example.com/{day}/{ratio}?q={query}&t={tags}
          |                                               ^~~~~
        spec.yml:5:57: error: 'tags' of type '[String]' cannot be in an address; use a \
        'String', a whole number or a 'Bool'
        5 |     url: https://example.com/{day}/{ratio}?q={query}&t={tags}
          |                                                         ^~~~

        """)
  }

  @Test func `braces of an address come in pairs`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        Search: { properties: { a: Int }, url: 'https://example.com/{a' }
        Load: { properties: { a: Int }, url: 'https://example.com/a}' }
        Open: { properties: { a: Int }, url: 'https://example.com/{{a}}' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:63: error: '{' without '}'; write a property as '{name}'
        3 |   Search: { properties: { a: Int }, url: 'https://example.com/{a' }
          |                                                               ^~
        spec.yml:4:62: error: '}' without '{'; write a property as '{name}'
        4 |   Load: { properties: { a: Int }, url: 'https://example.com/a}' }
          |                                                              ^
        spec.yml:5:61: error: the connector has no property '{a'; did you mean 'a'?
        5 |   Open: { properties: { a: Int }, url: 'https://example.com/{{a}}' }
          |                                                             ^~~~
        spec.yml:5:65: error: '}' without '{'; write a property as '{name}'
        5 |   Open: { properties: { a: Int }, url: 'https://example.com/{{a}}' }
          |                                                                 ^

        """)
  }

  @Test func `an address holds no blanks`() {
    let spec = #"""
      screenlet: AddBookmark
      connectors:
        Search: { url: https://example.com/my page }
        Load: { url: "https://example.com/\n" }
      """#
    #expect(
      complaints(about: spec) == #"""
        spec.yml:3:40: error: an address cannot contain a space; write '%20'
        3 |   Search: { url: https://example.com/my page }
          |                                        ^
        spec.yml:4:16: error: an address cannot contain a space; write '%20'
        4 |   Load: { url: "https://example.com/\n" }
          |                ^~~~~~~~~~~~~~~~~~~~~~~~

        """#)
  }

  @Test func `a property with a mistake is not a second mistake in an address`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        Search: { properties: { query: Strng }, url: 'https://example.com/{query}' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:34: error: unknown type 'Strng'; did you mean 'String'?
        3 |   Search: { properties: { query: Strng }, url: 'https://example.com/{query}' }
          |                                  ^~~~~

        """)
  }

  /// The parts of an address with the properties `query` and `page`, as one line each.
  private func address(_ text: String) throws -> (parts: [String], isWhole: Bool) {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      connectors:
        Search:
          properties: { query: String, page: Int, exact: Bool }
          url: '\(text)'
      """)
    guard case .http(let http) = spec.connectors[0].kind else { throw NoScreenlet() }
    let address = http.template
    let parts = address.parts.map { part in
      switch part {
      case .text(let text): text
      case .property(let property): "{\(property.name.value)}"
      case .context(let value): "{context.\(value.rawValue)}"
      }
    }
    return (parts, address.wholeProperty != nil)
  }

  @Test func `an address is text with properties in it`() throws {
    let address = try address("https://example.com/{query}?p={page}{exact}&x=1")
    #expect(
      address.parts == ["https://example.com/", "{query}", "?p=", "{page}", "{exact}", "&x=1"])
    #expect(!address.isWhole)
  }

  @Test func `an address can be one property`() throws {
    let address = try address("{query}")
    #expect(address.parts == ["{query}"])
    #expect(address.isWhole)
  }

  @Test func `an address can be text alone`() throws {
    #expect(try address("http://example.com").parts == ["http://example.com"])
  }

  @Test func `blanks around the name of a property do not count`() throws {
    #expect(try address("https://example.com/{ query }").parts.last == "{query}")
  }
}
