import SourceText
import SpecModel
import Testing

struct SwiftNameTests {
  @Test(arguments: [
    ("AddBookmark", "addBookmark"), ("URLShortener", "urlShortener"), ("URL", "url"), ("A", "a"),
    ("ABook", "aBook"), ("X2", "x2"), ("ID2Card", "id2Card"), ("already", "already"),
    ("_X", "_X"), ("2X", "2X"), ("", ""), ("Élan", "élan"), ("日本", "日本"),
  ])
  func `lower camel case lowers the first word`(_ name: String, _ expected: String) {
    #expect(name.lowerCamel == expected)
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
