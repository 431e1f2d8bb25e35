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
      switch part {
      case .property(let property): property.name.value
      case .context(let value): "context.\(value.rawValue)"
      case .composed(let composition): "\(composition.operands.count) values"
      }
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

  @Test func `a key is made of inputs`() {
    let action = """
        load-note: { kind: read, connector: LoadNote, cacheKey: [folder, text, context.site] }
        draw-note: { kind: write, connector: DrawNote, cacheKey: icon }
      """
    #expect(
      complaints(about: spec(action)) == """
        spec.yml:21:60: error: the action has no 'folder'; did you mean 'folderId'?
        21 |   load-note: { kind: read, connector: LoadNote, cacheKey: [folder, text, context.site] }
           |                                                            ^~~~~~
        spec.yml:21:68: error: the action has no 'text'; expected one of 'folderId', 'site', \
        'context.groupId', 'context.companyId', 'context.server', 'context.locale', \
        'context.userId'
        21 |   load-note: { kind: read, connector: LoadNote, cacheKey: [folder, text, context.site] }
           |                                                                    ^~~~
        spec.yml:21:74: error: the action has no 'context.site'; did you mean 'context.server'?
        21 |   load-note: { kind: read, connector: LoadNote, cacheKey: [folder, text, context.site] }
           |                                                                          ^~~~~~~~~~~~
        spec.yml:22:60: error: 'icon' cannot be in a cache key; name a number, a text, a date or \
        an address
        22 |   draw-note: { kind: write, connector: DrawNote, cacheKey: icon }
           |                                                            ^~~~
        spec.yml:22:60: error: the input 'icon' is 'UIColor?', which cannot be kept; use numbers, \
        texts, dates, addresses, images, 'Bool', 'Data', '[String]' and '[String: Any]'
        22 |   draw-note: { kind: write, connector: DrawNote, cacheKey: icon }
           |                                                            ^~~~

        """)
  }

  @Test func `what is kept has to be there, to be found again, and to be one thing`() {
    let action = """
        read-note: { kind: read, connector: AddNote, cacheKey: all }
        load-note: { kind: read, connector: LoadNote, cacheKey: unique }
        add-notes: { kind: write, connectors: [AddNote: AddNote], cacheKey: unique }
        draw-note: { kind: custom, cacheKey: all }
      """
    #expect(
      complaints(about: spec(action)) == """
        spec.yml:21:58: error: the connector 'AddNote' has no result to keep; give it one, or \
        remove 'cacheKey'
        21 |   read-note: { kind: read, connector: AddNote, cacheKey: all }
           |                                                          ^~~
        spec.yml:22:59: error: a read with a 'unique' key is never found again; name inputs, or \
        write 'all'
        22 |   load-note: { kind: read, connector: LoadNote, cacheKey: unique }
           |                                                           ^~~~~~
        spec.yml:23:71: error: a write with several connectors cannot be kept, as a part of \
        it may be done already; remove 'cacheKey', or make each step an action of its own
        23 |   add-notes: { kind: write, connectors: [AddNote: AddNote], cacheKey: unique }
           |                                                                       ^~~~~~
        spec.yml:24:30: error: 'cacheKey' does not apply to an action of kind 'custom'; remove it \
        or change the kind
        24 |   draw-note: { kind: custom, cacheKey: all }
           |                              ^~~~~~~~

        """)
  }

  @Test func `a write says what is kept of it under an offline policy`() {
    let action = """
        load-note: { kind: read, connector: LoadNote, cacheKey: all }
        add-note: { kind: write, connector: AddNote }
      """
    #expect(
      complaints(about: spec(action)) == """
        spec.yml:22:3: error: the offline policy also applies to 'add-note'; say with 'cacheKey' \
        what is kept of it, as in 'cacheKey: unique', or '[]' for nothing
        22 |   add-note: { kind: write, connector: AddNote }
           |   ^~~~~~~~

        """)
  }

  @Test func `a method for what is kept needs something that is kept`() {
    let action =
      "  add-note: { kind: write, connector: AddNote, delegate: { saved: onNoteKept } }"
    #expect(
      complaints(about: spec(action, "")) == """
        spec.yml:21:67: error: this action keeps nothing; add a 'cacheKey', as in 'cacheKey: unique'
        21 |   add-note: { kind: write, connector: AddNote, delegate: { saved: onNoteKept } }
           |                                                                   ^~~~~~~~~~

        """)
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
