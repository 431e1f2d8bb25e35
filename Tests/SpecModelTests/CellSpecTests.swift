import SourceText
import SpecModel
import Testing

struct CellSpecTests {
  @Test(arguments: [
    ("{ title: name, detail: size, image: icon }", ["name", "size", "icon"]),
    ("{ image: url, title: day }", ["day", nil, "url"]), ("size", ["size", nil, nil]),
    ("{ title: url }", ["url", nil, nil]),
  ])
  func `a cell shows a title, and perhaps a detail and an image`(
    text: String, names: [String?]
  ) throws {
    let spec = try screenlet(
      """
      screenlet: BookmarkList
      models: { Bookmark: { name: String, size: Double?, icon: String?, url: URL?, day: Date? } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        cell: \(text)
      """)
    let cell = try #require(spec.list?.cell)
    #expect([cell.title, cell.detail, cell.image].map { $0?.name.value } == names)
  }

  @Test func `without a text among the attributes a cell has to say what it shows`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { size: Int, names: '[String]' } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:1: error: 'Bookmark' has no attribute of type 'String' to show; say what the \
        cells show, as in 'cell: { title: <attribute> }'
        3 | list:
          | ^~~~

        """)
  }

  @Test func `a cell shows attributes that can be shown`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: { size: Int, isRead: Bool, all: '[String]', parent: Bookmark? } }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        cell: { title: isRead, detail: parent, image: size, subtitle: all }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:18: error: 'isRead' is 'Bool'; a label shows a text, a number, a date or an \
        address
        8 |   cell: { title: isRead, detail: parent, image: size, subtitle: all }
          |                  ^~~~~~
        spec.yml:8:34: error: 'parent' is 'Bookmark?'; a label shows a text, a number, a date or \
        an address
        8 |   cell: { title: isRead, detail: parent, image: size, subtitle: all }
          |                                  ^~~~~~
        spec.yml:8:49: error: 'size' is 'Int'; an image is loaded from an address, as 'String' or \
        'URL?'
        8 |   cell: { title: isRead, detail: parent, image: size, subtitle: all }
          |                                                 ^~~~
        spec.yml:8:55: error: unknown key 'subtitle'; it is called 'detail', which is there \
        already; remove one of them
        8 |   cell: { title: isRead, detail: parent, image: size, subtitle: all }
          |                                                       ^~~~~~~~

        """)
  }

  @Test func `a cell shows attributes that there are`() {
    let spec =
      listHead + """
          cell: { title: nme, detail: summary }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:18: error: 'Bookmark' has no attribute 'nme'; did you mean 'name'?
        8 |   cell: { title: nme, detail: summary }
          |                  ^~~
        spec.yml:8:31: error: 'Bookmark' has no attribute 'summary'; expected 'name'
        8 |   cell: { title: nme, detail: summary }
          |                               ^~~~~~~

        """)
  }

  @Test func `a model without attributes has nothing to show`() {
    let spec = """
      screenlet: BookmarkList
      models: { Bookmark: {} }
      list:
        of: Bookmark
        connector:
          service: LRBookmarksEntryService_v7
          rows: { method: getEntries, arguments: { start: startRow, end: endRow } }
        cell: name
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:9: error: 'Bookmark' has no attributes; declare 'name' there
        8 |   cell: name
          |         ^~~~

        """)
  }

  @Test func `a cell needs a title`() {
    let spec =
      listHead + """
          cell: { detail: name }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:3: error: 'cell' has no 'title'; add the key
        8 |   cell: { detail: name }
          |   ^~~~

        """)
  }

  @Test func `a cell is an attribute or a mapping`() {
    let spec =
      listHead + """
          cell:
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:8:8: error: expected an attribute or a mapping for 'cell', found nothing
        8 |   cell:
          |        ^

        """)
  }
}
