import SourceText
import SpecModel
import Testing

struct ListSpecTests {
  @Test func `the sample says everything that a list can say`() throws {
    let spec = try screenlet(exampleSpec("BookmarkList"))
    let list = try #require(spec.list)
    #expect(spec.offlinePolicy?.value == .remoteFirst)
    #expect(list.model.name.value == "Bookmark")
    #expect(list.connector.name.value == "BookmarkList")
    #expect(list.connector.properties.map(\.name.value) == ["groupId", "folderId"])
    #expect(list.connector.rules.map(\.message.value) == ["Undefined folderId"])
    #expect(list.connector.result == nil)
    #expect(list.inputs.map(\.name.value) == ["groupId", "folderId"])
    #expect(list.inputs.map(\.type.source) == ["Int64", "Int64"])
    #expect(list.cacheKey?.parts == list.connector.properties.map(Expression.property))
    #expect(list.section?.role == .address)
    #expect(list.section?.type == SwiftType(.builtin(.string), isOptional: true))
    #expect(list.cell.title.attribute == "name")
    #expect(list.cell.detail?.attribute == "url")
    #expect(list.cell.image == nil)
    #expect(list.delegate.response?.value == "onBookmarkListResponse")
    #expect(list.delegate.failure?.value == "onBookmarkListError")
    #expect(list.delegate.selected?.value == "onBookmarkSelected")
    #expect(list.progress == ActionProgress())
    #expect(list.range.text == "list")
    #expect(spec.themes.map(\.listStyle) == [.table, .collection])
  }

  @Test func `what a list need not say`() throws {
    let spec = try screenlet(
      """
      screenlet: Notes
      models: { Note: { size: Int, text: String, more: String } }
      list:
        of: Note
        connector:
          service: LRNotesService
          rows: { method: getNotes, arguments: { start: startRow, end: endRow } }
      """)
    let list = try #require(spec.list)
    #expect(spec.offlinePolicy == nil)
    #expect(list.inputs == [])
    #expect(list.cacheKey?.parts == [])
    #expect(list.section == nil)
    #expect(list.cell.title.attribute == "text")
    #expect(list.cell.detail == nil && list.cell.image == nil)
    #expect(
      [list.delegate.response, list.delegate.failure, list.delegate.selected] == [nil, nil, nil])
    #expect(spec.themes.map(\.listStyle) == [.table])
    guard case .pages(let pages) = list.connector.kind else {
      Issue.record("\(list.connector.kind)")
      return
    }
    #expect(pages.count == nil)
  }

  @Test func `a Screenlet without a list has nothing of it`() throws {
    let spec = try screenlet("screenlet: Notes\nthemes: { default: full }")
    #expect(spec.list == nil)
    #expect(spec.themes.map(\.listStyle) == [nil])
  }

  @Test func `what the connector needs comes from the properties first, then from the view`() throws
  {
    let spec = try screenlet(
      """
      screenlet: Search
      models: { Entry: { name: String } }
      properties: { limit: Int, query: String }
      viewModel: { query: Int, text: String? }
      list:
        of: Entry
        connector:
          properties: { query: String, limit: Int64, text: String }
          service: LREntryService
          rows: { method: getEntries, arguments: { query: query, start: startRow, end: endRow } }
      """)
    let inputs = try #require(spec.list?.inputs)
    #expect(
      inputs.map(\.source) == [
        .property(spec.properties[1]), .property(spec.properties[0]), .viewModel(spec.viewModel[1]),
      ])
    #expect(inputs.map(\.type.source) == ["String", "Int64", "String"])
  }
}

extension RowValue {
  /// The name of the attribute that the value is; nil for any other value.
  var attribute: String? {
    guard let path = value.reference?.path, path.parts.count == 1,
      case .attribute(let attribute) = path.parts[0]
    else { return nil }
    return attribute.name.value
  }
}
