import SourceText
import SpecModel
import Testing

struct CacheKeyOfActionsTests {
  /// A Screenlet with this action, and what it may use.
  private func spec(_ action: String, _ head: String = "offlinePolicy: remote-first") -> String {
    """
    screenlet: Notes
    models: { Note: { text: String } }
    properties: { folderId: Int64, icon: UIColor? }
    viewModel: { text: String }
    connectors:
      LoadNote:
        properties: { folderId: Int64 }
        path: '/o/notes/{folderId}'
        query: { site: context.groupId }
        result: { note: Note }
      DrawNote:
        kind: custom
        properties: { icon: UIColor? }
      AddNote:
        properties: { folderId: Int64, text: String }
        path: '/o/notes/{folderId}'
        method: POST
        body: { text: text }
    \(head)
    actions:
    \(action)
    """
  }

  /// What `cacheKey` says of a read: the names of the parts, or `unique`.
  private func key(_ action: String) throws -> [String]? {
    let key = try #require(try screenlet(spec(action)).actions.first).cacheKey
    if key?.isUnique == true { return ["unique"] }
    return key?.parts.map { part in
      part.reference?.name ?? "\(part.parts.count) values"
    }
  }

  @Test func `a key names inputs and values of the context, or all of them`() throws {
    let read = "  load-note: { kind: read, connector: LoadNote, cacheKey: "
    #expect(try key(read + "folderId }") == ["folderId"])
    #expect(try key(read + "[context.locale, folderId] }") == ["context.locale", "folderId"])
    #expect(try key(read + "all }") == ["folderId", "context.groupId"])
    #expect(try key(read + "[] }") == nil)
  }

  @Test func `a write may be kept beside all others`() throws {
    let write = "  add-note: { kind: write, connector: AddNote, cacheKey: "
    #expect(try key(write + "unique }") == ["unique"])
    #expect(try key(write + "[folderId] }") == ["folderId"])
  }

  @Test func `without the key nothing is kept`() throws {
    let action = "  load-note: { kind: read, connector: LoadNote }"
    #expect(try screenlet(spec(action, "")).actions.first?.cacheKey == nil)
  }

  @Test func `what chooses its connector can be kept, unless its sender decides`() throws {
    let choice = "connector: { folderId > 0: LoadNote, else: LoadNote }, cacheKey: all"
    #expect(try key("  load-note: { kind: read, \(choice) }") == ["folderId", "context.groupId"])
    let sent =
      "sender: { id: Int64 }, connector: { folderId > id: LoadNote, else: LoadNote }, cacheKey: [id]"
    #expect(
      complaints(about: spec("  load-note: { kind: read, \(sent) }")) == """
        spec.yml:21:117: error: a read whose connector depends on its sender cannot be kept; make \
        'id' an input, or an action of each connector
        21 | …tor: { folderId > id: LoadNote, else: LoadNote }, cacheKey: [id] }
           |                                                              ^~~~

        """)
    #expect(try key("  save-note: { kind: write, \(choice) }") == ["folderId", "context.groupId"])
  }

  @Test func `all has what a step passes to code that is written by hand`() throws {
    let spec = try screenlet(
      """
      screenlet: Notes
      connectors:
        FindNote: { kind: custom, properties: { site: Int64 }, result: { text: String } }
      actions:
        load-note:
          kind: read
          connectors: [note: { connector: FindNote, inputs: { site: context.groupId } }]
          cacheKey: all
      """)
    #expect(spec.actions.first?.cacheKey?.parts == [.context(.groupId)])
  }
}
