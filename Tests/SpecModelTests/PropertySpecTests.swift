import SourceText
import SpecModel
import Testing

struct PropertySpecTests {
  @Test func `a declaration without a type is refused`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: '= 0' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:25: error: 'folderId' has no type; write it before the '=', as in 'Int64 = 0'
        2 | properties: { folderId: '= 0' }
          |                         ^~~~~

        """)
  }

  @Test func `a declaration without its default is refused`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: 'Int64 =' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:25: error: there is no default after '='; write one, or remove the '='
        2 | properties: { folderId: 'Int64 =' }
          |                         ^~~~~~~~~

        """)
  }

  @Test func `a property without a declaration is refused`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        folderId:
        title: { type: String }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:12: error: expected a type for 'folderId', found nothing
        3 |   folderId:
          |            ^
        spec.yml:4:10: error: expected a type for 'title', found a mapping
        4 |   title: { type: String }
          |          ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `an unknown type is reported at its range in the declaration`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: "Int46 = 0", title: 'Strng = ""', name:   Text   =   "x" }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:26: error: unknown type 'Int46'; did you mean 'Int64'?
        2 | properties: { folderId: "Int46 = 0", title: 'Strng = ""', name:   Text   =   "x" }
          |                          ^~~~~
        spec.yml:2:46: error: unknown type 'Strng'; did you mean 'String'?
        2 | properties: { folderId: "Int46 = 0", title: 'Strng = ""', name:   Text   =   "x" }
          |                                              ^~~~~
        spec.yml:2:67: error: unknown type 'Text'; did you mean 'String'?
        2 | properties: { folderId: "Int46 = 0", title: 'Strng = ""', name:   Text   =   "x" }
          |                                                                   ^~~~

        """)
  }

  @Test func `a type that Interface Builder cannot show is refused`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: String } }
      properties: { day: Date?, bookmark: Bookmark?, data: Data, info: '[String: Any]' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:20: error: type 'Date' does not fit here; expected one of 'Bool', 'Int', \
        'Int32', 'Int64', 'Float', 'Double', 'CGFloat', 'String', 'CGPoint', 'CGSize', 'CGRect', 'UIColor', 'UIImage'
        3 | properties: { day: Date?, bookmark: Bookmark?, data: Data, info: '[String: Any]' }
          |                    ^~~~
        spec.yml:3:37: error: unknown type 'Bookmark'; expected one of 'Bool', 'Int', 'Int32', \
        'Int64', 'Float', 'Double', 'CGFloat', 'String', 'CGPoint', 'CGSize', 'CGRect', 'UIColor', 'UIImage'
        3 | properties: { day: Date?, bookmark: Bookmark?, data: Data, info: '[String: Any]' }
          |                                     ^~~~~~~~
        spec.yml:3:54: error: type 'Data' does not fit here; expected one of 'Bool', 'Int', \
        'Int32', 'Int64', 'Float', 'Double', 'CGFloat', 'String', 'CGPoint', 'CGSize', 'CGRect', 'UIColor', 'UIImage'
        3 | properties: { day: Date?, bookmark: Bookmark?, data: Data, info: '[String: Any]' }
          |                                                      ^~~~
        spec.yml:3:67: error: type '[String: Any]' does not fit here; expected one of 'Bool', \
        'Int', 'Int32', 'Int64', 'Float', 'Double', 'CGFloat', 'String', 'CGPoint', 'CGSize', 'CGRect', 'UIColor', 'UIImage'
        3 | properties: { day: Date?, bookmark: Bookmark?, data: Data, info: '[String: Any]' }
          |                                                                   ^~~~~~~~~~~~~

        """)
  }

  @Test func `a list is not an inspectable property`() {
    let spec = """
      screenlet: AddBookmark
      properties: { tags: [String], more: '[Int] = 0' }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:21: error: Interface Builder cannot show the type '[String]'; use single values
        2 | properties: { tags: [String], more: '[Int] = 0' }
          |                     ^~~~~~~~
        spec.yml:2:38: error: Interface Builder cannot show the type '[Int]'; use single values
        2 | properties: { tags: [String], more: '[Int] = 0' }
          |                                      ^~~~~

        """)
  }

  @Test func `a number that may be missing is not an inspectable property`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: Int64?, isPublic: Bool? = true, place: CGPoint? }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:25: error: Interface Builder cannot show the type 'Int64?'; write 'Int64'
        2 | properties: { folderId: Int64?, isPublic: Bool? = true, place: CGPoint? }
          |                         ^~~~~~
        spec.yml:2:43: error: Interface Builder cannot show the type 'Bool?'; write 'Bool'
        2 | properties: { folderId: Int64?, isPublic: Bool? = true, place: CGPoint? }
          |                                           ^~~~~
        spec.yml:2:64: error: Interface Builder cannot show the type 'CGPoint?'; write 'CGPoint'
        2 | properties: { folderId: Int64?, isPublic: Bool? = true, place: CGPoint? }
          |                                                                ^~~~~~~~

        """)
  }

  @Test func `a property that needs a value is optional or has a default`() {
    let spec = """
      screenlet: AddBookmark
      properties: { color: UIColor, image: UIImage }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:22: error: 'color' has no value to start with; make its type 'UIColor?'
        2 | properties: { color: UIColor, image: UIImage }
          |                      ^~~~~~~
        spec.yml:2:38: error: 'image' has no value to start with; make its type 'UIImage?'
        2 | properties: { color: UIColor, image: UIImage }
          |                                      ^~~~~~~

        """)
  }

  @Test func `two words are not a type`() {
    let spec = """
      screenlet: AddBookmark
      properties: { folderId: unsigned Int }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:25: error: unknown type 'unsigned Int'; expected one of 'Bool', 'Int', \
        'Int32', 'Int64', 'Float', 'Double', 'CGFloat', 'String', 'CGPoint', 'CGSize', 'CGRect', 'UIColor', 'UIImage'
        2 | properties: { folderId: unsigned Int }
          |                         ^~~~~~~~~~~~

        """)
  }

  @Test func `the property of a connector has no default`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        AddBookmark:
          kind: custom
          properties: { folderId: Int64 = 0, title: 'String = ""', url: Sting = 0 }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:5:37: error: 'folderId' cannot have a default; the interactor passes every \
        property of a connector
        5 |     properties: { folderId: Int64 = 0, title: 'String = ""', url: Sting = 0 }
          |                                     ^
        spec.yml:5:57: error: 'title' cannot have a default; the interactor passes every \
        property of a connector
        5 |     properties: { folderId: Int64 = 0, title: 'String = ""', url: Sting = 0 }
          |                                                         ^~
        spec.yml:5:67: error: unknown type 'Sting'; did you mean 'String'?
        5 |     properties: { folderId: Int64 = 0, title: 'String = ""', url: Sting = 0 }
          |                                                                   ^~~~~
        spec.yml:5:75: error: 'url' cannot have a default; the interactor passes every property \
        of a connector
        5 |     properties: { folderId: Int64 = 0, title: 'String = ""', url: Sting = 0 }
          |                                                                           ^

        """)
  }

  @Test func `a mistake behind an alias is shown at the alias`() {
    let spec = """
      screenlet: AddBookmark
      properties: { a: &t 'Int64 = zero', b: *t }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:30: error: the default 'zero' is not a Swift literal; write a whole number
        2 | properties: { a: &t 'Int64 = zero', b: *t }
          |                              ^~~~
        spec.yml:2:40: error: the default 'zero' is not a Swift literal; write a whole number
        2 | properties: { a: &t 'Int64 = zero', b: *t }
          |                                        ^~

        """)
  }

  @Test func `a mistake in a text with escapes is shown at the whole text`() {
    let spec = #"""
      screenlet: AddBookmark
      properties: { a: "Int64 =\u0020zero" }
      """#
    #expect(
      complaints(about: spec) == #"""
        spec.yml:2:18: error: the default 'zero' is not a Swift literal; write a whole number
        2 | properties: { a: "Int64 =\u0020zero" }
          |                  ^~~~~~~~~~~~~~~~~~~

        """#)
  }

  @Test func `a mistake behind letters of two bytes is shown at its column`() {
    let spec = """
      screenlet: AddBookmark
      properties: { größe: Int64 = zero }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:32: error: the default 'zero' is not a Swift literal; write a whole number
        2 | properties: { größe: Int64 = zero }
          |                              ^~~~

        """)
  }

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
