import SourceText
import SpecModel
import Testing

struct ModelSpecTests {
  @Test func `an unknown type suggests the one that was meant`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { name: Strng, author: Usr }, User: {} }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:29: error: unknown type 'Strng'; did you mean 'String'?
        2 | models: { Bookmark: { name: Strng, author: Usr }, User: {} }
          |                             ^~~~~
        spec.yml:2:44: error: unknown type 'Usr'; did you mean 'User'?
        2 | models: { Bookmark: { name: Strng, author: Usr }, User: {} }
          |                                            ^~~

        """)
  }

  @Test func `a type of another language suggests that of Swift`() {
    let spec = """
      screenlet: AddBookmark
      models:
        Bookmark:
          id: long
          count: integer
          visible: boolean
          name: text
          parent: object
          tags: '[String: String]'
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:9: error: unknown type 'long'; did you mean 'Int64'?
        4 |     id: long
          |         ^~~~
        spec.yml:5:12: error: unknown type 'integer'; did you mean 'Int'?
        5 |     count: integer
          |            ^~~~~~~
        spec.yml:6:14: error: unknown type 'boolean'; did you mean 'Bool'?
        6 |     visible: boolean
          |              ^~~~~~~
        spec.yml:7:11: error: unknown type 'text'; did you mean 'String'?
        7 |     name: text
          |           ^~~~
        spec.yml:8:13: error: unknown type 'object'; did you mean '[String: Any]'?
        8 |     parent: object
          |             ^~~~~~
        spec.yml:9:12: error: unknown type '[String: String]'; did you mean '[String: Any]'?
        9 |     tags: '[String: String]'
          |            ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `an unknown type that resembles no other lists the possible types`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { place: Coordinate } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:30: error: unknown type 'Coordinate'; expected one of 'Bookmark', 'Bool', \
        'Int', 'Int32', 'Int64', 'Float', 'Double', 'String', 'Date', 'URL', '[String: Any]'
        2 | models: { Bookmark: { place: Coordinate } }
          |                              ^~~~~~~~~~

        """)
  }

  @Test func `a type that no attribute can have lists those that can`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { cover: UIImage? } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:30: error: type 'UIImage' does not fit here; expected one of 'Bookmark', \
        'Bool', 'Int', 'Int32', 'Int64', 'Float', 'Double', 'String', 'Date', 'URL', '[String: Any]'
        2 | models: { Bookmark: { cover: UIImage? } }
          |                              ^~~~~~~

        """)
  }

  @Test func `a value that the server may not send is optional`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { created: Date, address: URL, parent: Bookmark } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:32: error: the server may send no 'created'; make its type 'Date?'
        2 | models: { Bookmark: { created: Date, address: URL, parent: Bookmark } }
          |                                ^~~~
        spec.yml:2:47: error: the server may send no 'address'; make its type 'URL?'
        2 | models: { Bookmark: { created: Date, address: URL, parent: Bookmark } }
          |                                               ^~~
        spec.yml:2:60: error: the server may send no 'parent'; make its type 'Bookmark?'
        2 | models: { Bookmark: { created: Date, address: URL, parent: Bookmark } }
          |                                                            ^~~~~~~~

        """)
  }

  @Test func `a list of what cannot be read from an answer is refused`() {
    let spec = """
      screenlet: AddBookmark
      models:
        Bookmark:
          days: [Date]
          addresses: [URL]
          sizes: [Int32]
          weights: '[Float]?'
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:11: error: a list of 'Date' cannot be read from an answer; make its elements \
        a model or one of 'String', 'Bool', 'Int', 'Int64', 'Double', '[String: Any]'
        4 |     days: [Date]
          |           ^~~~~~
        spec.yml:5:16: error: a list of 'URL' cannot be read from an answer; make its elements \
        a model or one of 'String', 'Bool', 'Int', 'Int64', 'Double', '[String: Any]'
        5 |     addresses: [URL]
          |                ^~~~~
        spec.yml:6:12: error: a list of 'Int32' cannot be read from an answer; make its \
        elements a model or one of 'String', 'Bool', 'Int', 'Int64', 'Double', '[String: Any]'
        6 |     sizes: [Int32]
          |            ^~~~~~~
        spec.yml:7:14: error: a list of 'Float' cannot be read from an answer; make its \
        elements a model or one of 'String', 'Bool', 'Int', 'Int64', 'Double', '[String: Any]'
        7 |     weights: '[Float]?'
          |              ^~~~~~~~~~

        """)
  }

  @Test func `a list of lists is refused`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { rows: [[Int]], deep: '[[[[String]]]]' } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:29: error: '[[Int]]' is a list of lists; wrap the inner list in a model
        2 | models: { Bookmark: { rows: [[Int]], deep: '[[[[String]]]]' } }
          |                             ^~~~~~~
        spec.yml:2:44: error: '[[[[String]]]]' is a list of lists; wrap the inner list in a model
        2 | models: { Bookmark: { rows: [[Int]], deep: '[[[[String]]]]' } }
          |                                            ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a list of values that may be missing is refused`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { names: '[String?]' } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:32: error: unknown type 'String?'; did you mean 'String'?
        2 | models: { Bookmark: { names: '[String?]' } }
          |                                ^~~~~~~

        """)
  }

  @Test func `a list of nothing is refused`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { names: [] , more: '[', less: '?' } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:30: error: unknown type '[]'; expected one of 'Bookmark', 'Bool', 'Int', \
        'Int32', 'Int64', 'Float', 'Double', 'String', 'Date', 'URL', '[String: Any]'
        2 | models: { Bookmark: { names: [] , more: '[', less: '?' } }
          |                              ^~
        spec.yml:2:42: error: unknown type '['; expected one of 'Bookmark', 'Bool', 'Int', \
        'Int32', 'Int64', 'Float', 'Double', 'String', 'Date', 'URL', '[String: Any]'
        2 | models: { Bookmark: { names: [] , more: '[', less: '?' } }
          |                                          ^
        spec.yml:2:52: error: unknown type '?'; expected one of 'Bookmark', 'Bool', 'Int', \
        'Int32', 'Int64', 'Float', 'Double', 'String', 'Date', 'URL', '[String: Any]'
        2 | models: { Bookmark: { names: [] , more: '[', less: '?' } }
          |                                                    ^~~

        """)
  }

  @Test func `an attribute without a type is refused`() {
    let spec = """
      screenlet: AddBookmark
      models:
        Bookmark:
          name:
          url: { type: String }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:10: error: expected a type for 'name', found nothing
        4 |     name:
          |          ^
        spec.yml:5:10: error: expected a type for 'url', found a mapping
        5 |     url: { type: String }
          |          ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `the name of a model starts with a capital letter`() {
    let spec = """
      screenlet: AddBookmark
      models: { bookmark: { name: String } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:11: error: the name of a model starts with a capital letter: 'Bookmark'
        2 | models: { bookmark: { name: String } }
          |           ^~~~~~~~

        """)
  }

  @Test func `an attribute cannot have the name of what holds the attributes`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { attributes: '[String: Any]' } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:23: error: 'attributes' is a member of the model already; give the attribute \
        another name
        2 | models: { Bookmark: { attributes: '[String: Any]' } }
          |                       ^~~~~~~~~~

        """)
  }

  @Test func `an attribute has a name that Swift can read`() {
    let spec = """
      screenlet: AddBookmark
      models: { Bookmark: { user-name: String, 2nd: String, self: String, Type: String } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:23: error: 'user-name' cannot name an attribute in Swift; did you mean \
        'userName'?
        2 | models: { Bookmark: { user-name: String, 2nd: String, self: String, Type: String } }
          |                       ^~~~~~~~~
        spec.yml:2:42: error: '2nd' cannot name an attribute in Swift; use letters, digits and \
        '_', a letter first
        2 | models: { Bookmark: { user-name: String, 2nd: String, self: String, Type: String } }
          |                                          ^~~
        spec.yml:2:55: error: 'self' has a meaning of its own in Swift and cannot name an \
        attribute; choose another name
        2 | models: { Bookmark: { user-name: String, 2nd: String, self: String, Type: String } }
          |                                                       ^~~~
        spec.yml:2:69: error: 'Type' has a meaning of its own in Swift and cannot name an \
        attribute; choose another name
        2 | models: { Bookmark: { user-name: String, 2nd: String, self: String, Type: String } }
          |                                                                     ^~~~

        """)
  }

  @Test func `a model has the attributes that an answer can be read as`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      models:
        Bookmark:
          name: String
          description: String?
          created: Date?
          address: URL?
          isPublic: Bool
          count: Int
          size: Int32
          id: Int64
          ratio: Float
          score: Double
          info: '[String: Any]'
          author: User?
          default: String
        User: {}
      """)
    #expect(spec.models.map(\.name.value) == ["Bookmark", "User"])
    #expect(
      spec.models[0].attributes.map { "\($0.name.value): \($0.type.source)" } == [
        "name: String", "description: String?", "created: Date?", "address: URL?",
        "isPublic: Bool", "count: Int", "size: Int32", "id: Int64", "ratio: Float",
        "score: Double", "info: [String: Any]", "author: User?", "default: String",
      ])
    #expect(spec.models[1].attributes.isEmpty)
  }

  @Test func `a list holds what can be read from one`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      models:
        Bookmark:
          names: [String]
          flags: [ Bool ]
          counts: '[Int]'
          ids: "[Int64]"
          scores: '[Double]?'
          children: [Bookmark]
          rows: '[[String: Any]]'
          info: [String: Any]
      """)
    #expect(
      spec.models[0].attributes.map(\.type.source) == [
        "[String]", "[Bool]", "[Int]", "[Int64]", "[Double]?", "[Bookmark]", "[[String: Any]]",
        "[String: Any]",
      ])
  }
}
