import SourceText
import SpecModel
import Testing

struct SwiftTypeTests {
  /// The type of a property of a connector, which can have any type.
  private func type(_ notation: String) throws -> SwiftType {
    try screenlet(
      """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      connectors: { Add: { kind: custom, properties: { it: '\(notation)' } } }
      """
    ).connectors[0].properties[0].type
  }

  @Test(arguments: SwiftType.Builtin.allCases)
  func `a type is read as it is written`(builtin: SwiftType.Builtin) throws {
    let name = builtin.rawValue
    for notation in [name, name + "?", "[\(name)]", "[\(name)]?"] {
      #expect(try type(notation).source == notation)
    }
    #expect(try type(name).builtin == builtin)
    #expect(try type("[\(name)]").builtin == nil)
    #expect(try type("[\(name)]").base.builtin == builtin)
  }

  @Test(arguments: [
    (" String ", "String"), ("String ?", "String?"), ("[ String ]", "[String]"),
    ("[String:Any]", "[String: Any]"), ("[ String : Any ]?", "[String: Any]?"),
    ("[[String:Any]]", "[[String: Any]]"), ("[ [String: Any] ]", "[[String: Any]]"),
  ])
  func `blanks in a type do not count`(notation: String, source: String) throws {
    #expect(try type(notation).source == source)
  }

  @Test func `a list in brackets needs no quotes`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      connectors:
        Add:
          kind: custom
          properties:
            a: [Bookmark]
            b: [ String ]
            c: [String: Any]
            d: [[String: Any]]
      """)
    #expect(
      spec.connectors[0].properties.map(\.type.source) == [
        "[Bookmark]", "[String]", "[String: Any]", "[[String: Any]]",
      ])
  }

  @Test func `a model is a type`() throws {
    #expect(try type("Bookmark").base == .model("Bookmark"))
    #expect(try type("[Bookmark]").base.model == "Bookmark")
    #expect(try type("Bookmark").base.builtin == nil)
    #expect(try type("String").base.model == nil)
  }

  @Test(arguments: [
    ("Bool", "false"), ("Int", "0"), ("Int32", "0"), ("Int64", "0"), ("Float", "0"),
    ("Double", "0"), ("CGFloat", "0"), ("String", "\"\""), ("Data", "Data()"),
    ("CGPoint", ".zero"), ("CGSize", ".zero"), ("CGRect", ".zero"), ("[String: Any]", "[:]"),
    ("[Bookmark]", "[]"), ("String?", "nil"), ("Bookmark?", "nil"), ("[Int]?", "nil"),
  ])
  func `a type has a value for nothing yet`(notation: String, empty: String) throws {
    #expect(try type(notation).emptyValue == empty)
  }

  @Test(arguments: ["Date", "URL", "UIColor", "UIImage", "Bookmark"])
  func `a type without such a value has none`(notation: String) throws {
    #expect(try type(notation).emptyValue == nil)
    #expect(try type(notation).optional().emptyValue == "nil")
  }

  @Test func `a type is a number, a value or neither`() throws {
    let builtins = SwiftType.Builtin.allCases
    #expect(builtins.filter(\.isInteger) == [.int, .int32, .int64])
    #expect(builtins.filter(\.isFloatingPoint) == [.float, .double, .cgFloat])
    #expect(builtins.filter(\.isNumber) == [.int, .int32, .int64, .float, .double, .cgFloat])
    #expect(try type("String?").isScalar)
    #expect(try !type("Bookmark").isScalar)
    #expect(try !type("[String]").isScalar)
    #expect(try !type("[String: Any]").isScalar)
  }

  @Test func `a type of very many brackets is refused`() {
    let brackets = String(repeating: "[", count: 100_000)
    let notation = brackets + "Int" + String(repeating: "]", count: 100_000)
    let printed = complaints(
      about: """
        screenlet: AddBookmark
        models: { Bookmark: { it: '\(notation)' } }
        """)
    #expect(printed.contains("is a list of lists; wrap the inner list in a model"))
  }
}
