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
}
