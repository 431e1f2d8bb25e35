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
}
