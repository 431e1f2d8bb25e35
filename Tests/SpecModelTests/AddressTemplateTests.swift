import SourceText
import SpecModel
import Testing

struct AddressTemplateTests {
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
    let address = http.request.address
    let parts = address.pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .value(let value): "{\(value.reference?.name ?? "")}"
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
