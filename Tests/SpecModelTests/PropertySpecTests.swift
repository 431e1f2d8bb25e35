import SourceText
import SpecModel
import Testing

struct PropertySpecTests {
  @Test(arguments: [
    ("Int64 = 0", "Int64", "0"), ("Int64=5", "Int64", "5"), ("  Int   =   -1  ", "Int", "-1"),
    ("Int = 1_000", "Int", "1000"), ("Int = 1000000", "Int", "1_000_000"),
    ("Int32 = -2147483648", "Int32", "-2_147_483_648"),
    ("Int64 = -9223372036854775808", "Int64", "-9_223_372_036_854_775_808"),
    ("Bool = true", "Bool", "true"), ("Double = 2.50", "Double", "2.5"),
    ("Double = 1e3", "Double", "1000.0"), ("Float = 3", "Float", "3"),
    ("CGFloat = -0.5", "CGFloat", "-0.5"), (#"String = "a = b""#, "String", #""a = b""#),
    (#"String? = """#, "String?", #""""#), ("CGRect = .zero", "CGRect", ".zero"),
  ])
  func `a property has a type and a default`(
    declaration: String, type: String, value: String
  ) throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      properties:
        it: '\(declaration)'
      """)
    let property = spec.properties[0]
    #expect(property.name.value == "it")
    #expect(property.type.source == type)
    #expect(property.defaultValue?.source == value)
    #expect(property.typeRange.text == type)
  }

  @Test(arguments: ["String", "String?", "String? = nil", "UIColor?", "UIImage? = nil", "CGSize"])
  func `a property without a value starts empty`(declaration: String) throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      properties: { it: '\(declaration)' }
      """)
    #expect(spec.properties[0].defaultValue == nil)
  }

  @Test func `a connector has properties of every type`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      connectors:
        AddBookmark:
          kind: custom
          properties: { a: Bookmark, b: [Bookmark], c: Date, d: URL?, e: Data, f: Int32? }
      """)
    #expect(
      spec.connectors[0].properties.map(\.type.source) == [
        "Bookmark", "[Bookmark]", "Date", "URL?", "Data", "Int32?",
      ])
  }
}
