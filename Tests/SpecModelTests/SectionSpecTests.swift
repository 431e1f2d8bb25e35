import SourceText
import SpecModel
import Testing

struct SectionSpecTests {
  @Test(arguments: [
    ("name", SectionSpec.Kind.value, "name"), ("host of url", .host, "url"),
    ("host  of  link", .host, "link"), ("first letter of name", .firstLetter, "name"),
    ("size", .value, "size"), ("day", .value, "day"), ("host", .value, "host"),
    ("host of host", .host, "host"), ("link", .value, "link"),
  ])
  func `a section is an attribute, its host or its first letter`(
    text: String, kind: SectionSpec.Kind, attribute: String
  ) throws {
    let spec = try screenlet(
      """
      screenlet: BookmarkList
      models:
        Bookmark: { name: String?, url: String, link: URL?, size: Int, day: Date?, host: String }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        section: \(text)
      """)
    #expect(spec.list?.section?.kind == kind)
    #expect(spec.list?.section?.attribute.name.value == attribute)
  }

  @Test func `a section is one of three sentences`() {
    let spec =
      listHead + """
          section: grouped by name
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:12: error: cannot read 'grouped by name' as a section; write an attribute, \
        'host of <attribute>' or 'first letter of <attribute>'
        8 |   section: grouped by name
          |            ^~~~~~~~~~~~~~~

        """)
  }

  @Test func `a section needs an attribute that there is`() {
    let spec =
      listHead + """
          section: host of nme
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:20: error: 'Bookmark' has no attribute 'nme'; did you mean 'name'?
        8 |   section: host of nme
          |                    ^~~

        """)
  }

  @Test func `a section has to be of a fitting type: a value`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String, isRead: Bool, size: Int } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        section: isRead
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:12: error: 'isRead' is 'Bool'; group by a text, a number, a date or an address
        8 |   section: isRead
          |            ^~~~~~

        """)
  }

  @Test func `a section has to be of a fitting type: host`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String, isRead: Bool, size: Int } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        section: host of size
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:20: error: 'size' is 'Int'; only an address, as 'String' or 'URL?', has a host
        8 |   section: host of size
          |                    ^~~~

        """)
  }

  @Test func `a section has to be of a fitting type: first letter`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { name: String, isRead: Bool, size: Int } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        section: first letter of size
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:28: error: 'size' is 'Int'; only a 'String' has a first letter
        8 |   section: first letter of size
          |                            ^~~~

        """)
  }
}
