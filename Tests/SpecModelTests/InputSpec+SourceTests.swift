import SpecModel
import Testing

/// Where the inputs of an action come from, and which types they have.
struct InputSpecSourceTests {
  @Test func `inputs come from the properties, then from the view model`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0, both: Int = 1 }
      viewModel: { title: String?, both: String? }
      actions:
        add: { kind: custom, inputs: [title, folderId, both] }
        save: { kind: custom, inputs: title }
      """)
    let inputs = spec.actions[0].inputs
    #expect(inputs.map(\.name.value) == ["title", "folderId", "both"])
    #expect(inputs.map(\.type.source) == ["String?", "Int64", "Int"])
    #expect(
      inputs.map(\.source) == [
        .viewModel(spec.viewModel[0]), .property(spec.properties[0]),
        .property(spec.properties[1]),
      ])
    #expect(spec.actions[1].inputs.map(\.name.value) == ["title"])
  }

  @Test func `an action without inputs has those of its connector`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      properties: { folderId: Int = 0 }
      viewModel: { title: String? }
      connectors:
        AddBookmark: { kind: custom, properties: { title: String, folderId: Int64 } }
      actions: { add: { kind: write, connector: AddBookmark } }
      """)
    #expect(spec.actions[0].inputs.map(\.name.value) == ["title", "folderId"])
    #expect(spec.actions[0].inputs.map(\.type.source) == ["String", "Int64"])
  }

  @Test func `the address that an action reads is an input`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel: { url: String?, title: String? }
      actions:
        a: { kind: read, connector: { http: url } }
        b: { kind: read, connector: { http: url }, inputs: [title] }
        c: { kind: read, connector: { http: url }, inputs: [title, url] }
      """)
    #expect(
      spec.actions.map { $0.inputs.map(\.name.value) } == [
        ["url"], ["url", "title"], ["title", "url"],
      ])
  }

  @Test func `a callback without inputs has those that its arguments name`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      properties: { folderId: Int64 = 0, groupId: Int64 = 0 }
      viewModel: { title: String? }
      actions:
        add:
          kind: callback
          service: LRBookmarksEntryService_v7
          method: addEntry
          arguments: { name: title, folderId: folderId, parentId: folderId, count: 1 }
      """)
    #expect(spec.actions[0].inputs.map(\.name.value) == ["title", "folderId"])
  }

  @Test(arguments: [
    ("String?", "String"), ("Int?", "Int"), ("Bool?", "Bool"), ("Date?", "Date?"),
    ("String", "String?"), ("Int", "Int64"), ("Int64", "Int"), ("Int32", "Int64"),
    ("Int32", "Double"), ("Float", "Double"), ("Float", "CGFloat"), ("Double", "CGFloat"),
    ("Int", "Int64?"), ("Double", "Double"),
  ])
  func `an input passes as the same type or a wider number`(from: String, to: String) throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel: { it: '\(from)' }
      connectors: { Add: { kind: custom, properties: { it: '\(to)' } } }
      actions: { add: { kind: write, connector: Add } }
      """)
    #expect(spec.actions[0].inputs.map(\.type.source) == [to])
  }
}
