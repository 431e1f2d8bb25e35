import SourceText
import SpecModel
import Testing

struct SwiftNameTests {
  @Test func `the words that mean something after a dot cannot be escaped`() {
    let spec = """
      screenlet: AddBookmark
      properties: { self: Int, init: Int, Type: Int, Protocol: Int, Self: Int, _: Int }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:15: error: 'self' has a meaning of its own in Swift and cannot name a \
        property; choose another name
        2 | properties: { self: Int, init: Int, Type: Int, Protocol: Int, Self: Int, _: Int }
          |               ^~~~
        spec.yml:2:26: error: 'init' has a meaning of its own in Swift and cannot name a \
        property; choose another name
        2 | properties: { self: Int, init: Int, Type: Int, Protocol: Int, Self: Int, _: Int }
          |                          ^~~~
        spec.yml:2:37: error: 'Type' has a meaning of its own in Swift and cannot name a \
        property; choose another name
        2 | properties: { self: Int, init: Int, Type: Int, Protocol: Int, Self: Int, _: Int }
          |                                     ^~~~
        spec.yml:2:48: error: 'Protocol' has a meaning of its own in Swift and cannot name a \
        property; choose another name
        2 | properties: { self: Int, init: Int, Type: Int, Protocol: Int, Self: Int, _: Int }
          |                                                ^~~~~~~~
        spec.yml:2:63: error: 'Self' has a meaning of its own in Swift and cannot name a \
        property; choose another name
        2 | properties: { self: Int, init: Int, Type: Int, Protocol: Int, Self: Int, _: Int }
          |                                                               ^~~~
        spec.yml:2:74: error: '_' has a meaning of its own in Swift and cannot name a property; \
        choose another name
        2 | properties: { self: Int, init: Int, Type: Int, Protocol: Int, Self: Int, _: Int }
          |                                                                          ^

        """)
  }

  @Test func `names with characters that Swift does not read are refused`() {
    let spec = #"""
      screenlet: AddBookmark
      properties:
        folder id: Int
        folder-id: Int
        1st: Int
        a+b: Int
        "": Int
        ümläut-ä: Int
        '💥': Int
        "a\u200Bb": Int
        "`a`": Int
      """#
    #expect(
      complaints(about: spec) == #"""
        spec.yml:3:3: error: 'folder id' cannot name a property in Swift; did you mean 'folderId'?
        3 |   folder id: Int
          |   ^~~~~~~~~
        spec.yml:4:3: error: 'folder-id' cannot name a property in Swift; did you mean 'folderId'?
        4 |   folder-id: Int
          |   ^~~~~~~~~
        spec.yml:5:3: error: '1st' cannot name a property in Swift; use letters, digits and \#
        '_', a letter first
        5 |   1st: Int
          |   ^~~
        spec.yml:6:3: error: 'a+b' cannot name a property in Swift; use letters, digits and \#
        '_', a letter first
        6 |   a+b: Int
          |   ^~~
        spec.yml:7:3: error: '' cannot name a property in Swift; use letters, digits and '_', a \#
        letter first
        7 |   "": Int
          |   ^~
        spec.yml:8:3: error: 'ümläut-ä' cannot name a property in Swift; did you mean 'ümläutÄ'?
        8 |   ümläut-ä: Int
          |   ^~~~~~~~
        spec.yml:9:3: error: '💥' cannot name a property in Swift; use letters, digits and '_', \#
        a letter first
        9 |   '💥': Int
          |   ^~~~
        spec.yml:10:3: error: 'a�b' cannot name a property in Swift; use letters, digits and \#
        '_', a letter first
        10 |   "a\u200Bb": Int
           |   ^~~~~~~~~~
        spec.yml:11:3: error: '`a`' cannot name a property in Swift; use letters, digits and \#
        '_', a letter first
        11 |   "`a`": Int
           |   ^~~~~

        """#)
  }

  @Test func `a name that begins with an abbreviation is suggested as a person would write it`() {
    let spec = """
      screenlet: AddBookmark
      properties: { URL-field: String, HTML: String, web-URL: String }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:15: error: 'URL-field' cannot name a property in Swift; did you mean 'urlField'?
        2 | properties: { URL-field: String, HTML: String, web-URL: String }
          |               ^~~~~~~~~
        spec.yml:2:48: error: 'web-URL' cannot name a property in Swift; did you mean 'webURL'?
        2 | properties: { URL-field: String, HTML: String, web-URL: String }
          |                                                ^~~~~~~

        """)
  }

  @Test(arguments: [
    ("AddBookmark", "addBookmark"), ("URLShortener", "urlShortener"), ("URL", "url"), ("A", "a"),
    ("ABook", "aBook"), ("X2", "x2"), ("ID2Card", "id2Card"), ("already", "already"),
    ("_X", "_X"), ("2X", "2X"), ("", ""), ("Élan", "élan"), ("日本", "日本"),
  ])
  func `lower camel case lowers the first word`(_ name: String, _ expected: String) {
    #expect(name.lowerCamel == expected)
  }

  @Test func `every name of a spec is checked for what it names`() {
    let spec = """
      screenlet: AddBookmark
      models: { 'a b': {} }
      connectors:
        1st:
          kind: liferay
          properties: { a-b: Int }
          service: LR Service
          method: add entry
          arguments: { my-label: nil }
          result: { '?': String }
      actions:
        add:
          kind: custom
          interactor: 2nd
          delegate: { success: on-added, failure: on failure }
          result: { a.b: String }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:11: error: 'a b' cannot name a model in Swift; did you mean 'AB'?
        2 | models: { 'a b': {} }
          |           ^~~~~
        spec.yml:4:3: error: '1st' cannot name a connector in Swift; use letters, digits and \
        '_', a letter first
        4 |   1st:
          |   ^~~
        spec.yml:6:19: error: 'a-b' cannot name a property in Swift; did you mean 'aB'?
        6 |     properties: { a-b: Int }
          |                   ^~~
        spec.yml:7:14: error: 'LR Service' cannot name a service in Swift; did you mean \
        'LRService'?
        7 |     service: LR Service
          |              ^~~~~~~~~~
        spec.yml:8:13: error: 'add entry' cannot name a method in Swift; did you mean 'addEntry'?
        8 |     method: add entry
          |             ^~~~~~~~~
        spec.yml:9:18: error: 'my-label' cannot name an argument in Swift; did you mean 'myLabel'?
        9 |     arguments: { my-label: nil }
          |                  ^~~~~~~~
        spec.yml:10:15: error: '?' cannot name a result in Swift; use letters, digits and '_', \
        a letter first
        10 |     result: { '?': String }
           |               ^~~
        spec.yml:14:17: error: '2nd' cannot name an interactor in Swift; use letters, digits \
        and '_', a letter first
        14 |     interactor: 2nd
           |                 ^~~
        spec.yml:15:26: error: 'on-added' cannot name a delegate method in Swift; did you mean \
        'onAdded'?
        15 |     delegate: { success: on-added, failure: on failure }
           |                          ^~~~~~~~
        spec.yml:15:45: error: 'on failure' cannot name a delegate method in Swift; did you \
        mean 'onFailure'?
        15 |     delegate: { success: on-added, failure: on failure }
           |                                             ^~~~~~~~~~
        spec.yml:16:15: error: 'a.b' cannot name a result in Swift; did you mean 'aB'?
        16 |     result: { a.b: String }
           |               ^~~

        """)
  }

  @Test func `names of types start with a capital letter`() {
    let spec = """
      screenlet: AddBookmark
      connectors:
        addBookmark: { kind: liferay, service: bookmarks, method: add }
      actions:
        add: { kind: custom, interactor: addBookmarkInteractor }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: the name of a connector starts with a capital letter: 'AddBookmark'
        3 |   addBookmark: { kind: liferay, service: bookmarks, method: add }
          |   ^~~~~~~~~~~
        spec.yml:3:42: error: the name of a service starts with a capital letter: 'Bookmarks'
        3 |   addBookmark: { kind: liferay, service: bookmarks, method: add }
          |                                          ^~~~~~~~~
        spec.yml:5:36: error: the name of an interactor starts with a capital letter: \
        'AddBookmark'
        5 |   add: { kind: custom, interactor: addBookmarkInteractor }
          |                                    ^~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `names that already have what the generator adds are refused`() {
    let spec = """
      screenlet: AddBookmarkScreenlet
      connectors:
        AddBookmarkConnector: { kind: custom }
        AddBookmarkLiferayConnector: { kind: custom }
      actions:
        add: { kind: custom, interactor: AddBookmarkInteractor }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: the generator adds 'Screenlet' to the name; leave it off: \
        'AddBookmark'
        1 | screenlet: AddBookmarkScreenlet
          |            ^~~~~~~~~~~~~~~~~~~~
        spec.yml:3:3: error: the generator adds 'Connector' to the name; leave it off: \
        'AddBookmark'
        3 |   AddBookmarkConnector: { kind: custom }
          |   ^~~~~~~~~~~~~~~~~~~~
        spec.yml:4:3: error: the generator adds 'LiferayConnector' to the name; leave it off: \
        'AddBookmark'
        4 |   AddBookmarkLiferayConnector: { kind: custom }
          |   ^~~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:6:36: error: the generator adds 'Interactor' to the name; leave it off: \
        'AddBookmark'
        6 |   add: { kind: custom, interactor: AddBookmarkInteractor }
          |                                    ^~~~~~~~~~~~~~~~~~~~~

        """)
  }

  // An inspectable named 'class' would replace a method of NSObject.
  @Test(arguments: SwiftName.keywords.subtracting(SwiftName.unspeakable + ["class"]).sorted())
  func `a keyword can name whatever can be escaped`(keyword: String) throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      models: { Bookmark: { "\(keyword)": String } }
      properties: { "\(keyword)": String }
      connectors:
        AddBookmark:
          service: LRBookmarksEntryService_v7
          method: "\(keyword)"
          properties: { "\(keyword)": String }
          validate: { "\(keyword) is not empty": Empty }
          arguments: { "\(keyword)": "\(keyword)" }
          result: { "\(keyword)": String }
      actions:
        add:
          kind: write
          connector: AddBookmark
          inputs: ["\(keyword)"]
          delegate: { success: "\(keyword)" }
          result: { "\(keyword)": String }
      """)
    #expect(spec.properties[0].name.value == keyword)
    #expect(spec.models[0].attributes[0].name.value == keyword)
    #expect(spec.actions[0].inputs[0].name.value == keyword)
    #expect(spec.actions[0].result?.name.value == keyword)
  }

  @Test(arguments: ["a", "_a", "__", "a1", "folderId", "größe", "日本", "é", "Ж_1"])
  func `an identifier is made of letters, digits and underscores`(name: String) {
    #expect(SwiftName.isIdentifier(name))
  }

  @Test(arguments: [
    "", "1", "1a", "a b", "a-b", "a.b", "`a`", "a\n", "a\u{0}", "💥", "a\u{200B}", "a\u{200D}b",
    "\u{3164}", "a\u{202E}", "\"a\"", "a\\", "$a", "\u{301}a", "a+", "a/*", "١",
  ])
  func `nothing else is an identifier`(name: String) {
    #expect(!SwiftName.isIdentifier(name))
  }

  @Test(arguments: [
    ("add-bookmark", "AddBookmark"), ("loadRatings", "LoadRatings"), ("a_b.c d", "ABCD"),
    ("", ""), ("--", ""), ("éa-b", "ÉaB"),
  ])
  func `words become one capitalized name`(words: String, name: String) {
    #expect(words.capitalizedWords == name)
  }

  @Test func `a name that is all suffix has nothing to leave off`() throws {
    let spec = try screenlet(
      """
      screenlet: Screenlet
      connectors: { Connector: { kind: custom } }
      actions: { add: { kind: custom, interactor: Interactor } }
      """)
    #expect(spec.name.value == "Screenlet")
  }

  @Test(arguments: [
    "an interactor", "a property", "a user", "a unit", "an unimportant row", "a European",
    "an hour",
    "an honor", "an heir", "a house", "a one time code", "an only child", "an HTML page",
    "an XML file",
    "an RSS feed", "an SQL row", "an SMS message", "an LDAP user", "an FAQ",
    "an MP3", "a URL", "a PDF", "an ID", "an Entry", "a User", "an X ray",
  ])
  func `an article goes by the sound`(text: String) {
    let name = String(text.drop { $0 != " " }.dropFirst())
    #expect(name.withArticle == text)
  }
}
