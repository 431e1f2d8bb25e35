import SourceText
import SpecLanguage
import Testing

@testable import SpecEditing

struct SpecRenameTests {
  private static let spec = """
    # Keeps notes: title, note, keep.
    screenlet: Note
    models: { Note: { title: String, notes: '[Note]' } }
    properties:
      title: String = "title"   # title
    viewModel: { "text": String?, url: String? }
    connectors:
      Note:
        properties: { title: String, text: String }
        validate:
          title is not empty: title is empty
          text != "title": text
        service: LRNote_v7
        method: title
        arguments: { title: title, text: context.title, more: '"title"' }
        result: { note: Note }
      Page: { url: 'https://example.com/title?q={title}', properties: { title: String } }
    actions:
      note:
        kind: write
        interactor: Note
        connector: Note
        inputs: [title, text]
        result: { note: Note }
        updates: { text: note.title }
      read-url: { kind: read, connector: { http: url }, result: { text: String } }
    themes:
      default: full
      note: extended from default
      notes: child of note

    """

  /// The lines that a renaming changes, or what it reports.
  private func lines(
    _ old: String, to new: String, _ kind: SpecRename.Kind? = nil, in spec: String = Self.spec
  ) -> String {
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "Note.screenlet.yml", text: spec)
    guard
      let rename = SpecRename(old, to: new, kind: kind, in: file, reporting: &diagnostics)
    else { return diagnostics.printed }
    #expect(diagnostics.isEmpty)
    let before = spec.split(separator: "\n", omittingEmptySubsequences: false)
    let after = rename.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(before.count == after.count)
    return zip(before, after).filter { $0 != $1 }.map { $1 + "\n" }.joined()
  }

  @Test func `a property changes in the path and the query of a rest connector`() {
    let spec = """
      connector: Find
      properties: { site: String }
      path: /o/site/{site}
      query: { site: site, other: '"site"' }

      """
    #expect(
      lines("site", to: "group", .property, in: spec) == """
        properties: { group: String }
        path: /o/site/{group}
        query: { site: group, other: '"site"' }

        """)
  }

  @Test func `a property changes where it is declared, passed, checked and called with`() {
    #expect(
      lines("title", to: "heading") == """
          heading: String = "title"   # title
            properties: { heading: String, text: String }
              heading is not empty: title is empty
            arguments: { title: heading, text: context.title, more: '"title"' }
          Page: { url: 'https://example.com/title?q={heading}', properties: { heading: String } }
            inputs: [heading, text]

        """)
  }

  @Test func `a property changes in the rules of a choice, and a connector behind them`() throws {
    let choice = SourceFile(
      path: "Card.screenlet.yml",
      text: """
        screenlet: Card
        properties: { set: Int64 = 0, mode: String }
        connectors: { ById: { kind: custom }, ByName: { kind: custom } }
        actions:
          load:
            kind: read
            connector: { mode is "set" and set is set: ById, else: ByName }

        """)
    var diagnostics = Diagnostics()
    let property = SpecRename("set", to: "id", kind: .property, in: choice, reporting: &diagnostics)
    #expect(
      property?.text.contains(#"connector: { mode is "set" and id is set: ById, else: ByName }"#)
        == true)
    let connector = SpecRename(
      "ByName", to: "Named", kind: .connector, in: choice, reporting: &diagnostics)
    #expect(
      connector?.text.contains(#"connector: { mode is "set" and set is set: ById, else: Named }"#)
        == true)
  }

  @Test func `a member of the view model changes where it is read and written`() {
    #expect(
      lines("text", to: "body") == """
        viewModel: { "body": String?, url: String? }
            properties: { title: String, body: String }
              body != "title": text
            inputs: [title, body]
            updates: { body: note.title }

        """)
    #expect(
      lines("url", to: "address") == """
        viewModel: { "text": String?, address: String? }
          read-url: { kind: read, connector: { http: address }, result: { text: String } }

        """)
  }

  @Test func `each kind of thing changes at its own ranges`() {
    #expect(lines("Note", to: "Memo", .screenlet) == "screenlet: Memo\n")
    #expect(
      lines("Note", to: "Memo", .model) == """
        models: { Memo: { title: String, notes: '[Memo]' } }
            result: { note: Memo }
            result: { note: Memo }

        """)
    #expect(lines("Note", to: "Memo", .connector) == "  Memo:\n    connector: Memo\n")
    #expect(lines("Note", to: "Memo", .interactor) == "    interactor: Memo\n")
    #expect(lines("note", to: "memo", .action) == "  memo:\n")
    #expect(
      lines("note", to: "memo", .theme)
        == "  memo: extended from default\n  notes: child of memo\n")
  }

  private static let steps = """
    screenlet: Sum
    models: { Note: { title: String } }
    properties: { limit: Int, newest: Int }
    viewModel: { title: String, page: { type: String?, performs: { action: sum, when: editingDidEnd } } }
    connectors:
      Newest: { properties: { limit: Int, note: Note }, result: { newest: '[Note]' } }
      Page: { properties: { newest: Note }, arguments: { a: { class: a.title, title: title } } }
    actions:
      sum:
        sender: { newer: Note }
        connectors:
          newest: { connector: Newest, inputs: { limit: limit, note: newer }, optional: yes }
          page: { http: newest.first.title, type: '[Note]' }
          title: { connector: Page, inputs: { newest: newest.first }, after: page }
          last: Newest
        updates: { title: newest.first.title, page: page }
      list:
        connectors:
          - Newest
          - { page: { http: title }, text: { connector: Page, inputs: { newest: newest.last } } }
          - last: Newest
    themes:
      default: full
      collection: full, collection
      of: { kind: extended from collection, set: collection.theme.yml }
      full: child of of

    """

  @Test func `a name changes in steps, unless it is that of a step`() {
    func lines(_ old: String, to new: String, _ kind: SpecRename.Kind) -> String {
      self.lines(old, to: new, kind, in: Self.steps)
    }
    #expect(
      lines("limit", to: "count", .property) == """
        properties: { count: Int, newest: Int }
          Newest: { properties: { count: Int, note: Note }, result: { newest: '[Note]' } }
              newest: { connector: Newest, inputs: { count: count, note: newer }, optional: yes }

        """)
    #expect(
      lines("newest", to: "x", .property) == """
        properties: { limit: Int, x: Int }
          Page: { properties: { x: Note }, arguments: { a: { class: a.title, title: title } } }
              title: { connector: Page, inputs: { x: newest.first }, after: page }
              - { page: { http: title }, text: { connector: Page, inputs: { x: newest.last } } }

        """)
    #expect(
      lines("newer", to: "x", .property) == """
            sender: { x: Note }
              newest: { connector: Newest, inputs: { limit: limit, note: x }, optional: yes }

        """)
    #expect(
      lines("title", to: "x", .property) == """
        viewModel: { x: String, page: { type: String?, performs: { action: sum, when: editingDidEnd } } }
          Page: { properties: { newest: Note }, arguments: { a: { class: a.title, title: x } } }
            updates: { x: newest.first.title, page: page }
              - { page: { http: x }, text: { connector: Page, inputs: { newest: newest.last } } }

        """)
    #expect(
      lines("Newest", to: "Last", .connector) == """
          Last: { properties: { limit: Int, note: Note }, result: { newest: '[Note]' } }
              newest: { connector: Last, inputs: { limit: limit, note: newer }, optional: yes }
              last: Last
              - Last
              - last: Last

        """)
    #expect(
      lines("Note", to: "Memo", .model) == """
        models: { Memo: { title: String } }
          Newest: { properties: { limit: Int, note: Memo }, result: { newest: '[Memo]' } }
          Page: { properties: { newest: Memo }, arguments: { a: { class: a.title, title: title } } }
            sender: { newer: Memo }
              page: { http: newest.first.title, type: '[Memo]' }

        """)
    #expect(
      lines("sum", to: "total", .action) == """
        viewModel: { title: String, page: { type: String?, performs: { action: total, when: editingDidEnd } } }
          total:

        """)
    #expect(
      lines("collection", to: "tiles", .theme) == """
          tiles: full, collection
          of: { kind: extended from tiles, set: collection.theme.yml }

        """)
    #expect(
      lines("of", to: "dark", .theme) == """
          dark: { kind: extended from collection, set: collection.theme.yml }
          full: child of dark

        """)
    #expect(lines("full", to: "all", .theme) == "  all: child of of\n")
  }

  @Test func `what is an alias is said elsewhere`() {
    let spec = "screenlet: A\nviewModel:\n  title: &text String?\n  text: *text\n"
    #expect(lines("text", to: "body", in: spec) == "  body: *text\n")
  }

  @Test func `a name of several things needs a kind`() {
    #expect(
      lines("Note", to: "Memo") == """
        Note.screenlet.yml:2:12: error: several things are called 'Note'; say which with one of \
        '--kind screenlet', '--kind model', '--kind connector', '--kind interactor'
        2 | screenlet: Note
          |            ^~~~

        """)
  }

  @Test func `a name of nothing`() {
    #expect(
      lines("titel", to: "heading") == """
        Note.screenlet.yml:2:1: error: nothing here is called 'titel'; did you mean 'title'?
        2 | screenlet: Note
          | ^

        """)
    #expect(
      lines("title", to: "heading", .action) == """
        Note.screenlet.yml:2:1: error: no action here is called 'title'
        2 | screenlet: Note
          | ^

        """)
  }

  @Test func `a name that another one has`() {
    #expect(
      lines("title", to: "text") == """
        Note.screenlet.yml:6:15: error: there is a property 'text' already; choose another name
        6 | viewModel: { "text": String?, url: String? }
          |               ^~~~

        """)
  }

  @Test func `an action that another one is called like`() {
    let diagnostics = { (old: String, new: String) in
      var diagnostics = Diagnostics()
      let text = """
        screenlet: Note
        actions:
          save: { kind: custom }
          send: { kind: custom }

        """
      let file = SourceFile(path: "Note.screenlet.yml", text: text)
      _ = SpecRename(old, to: new, kind: nil, in: file, reporting: &diagnostics)
      return diagnostics.sorted.map(\.message.text)
    }
    #expect(
      diagnostics("save", "send")
        == ["there is an action 'send' already; choose another name"])
    #expect(
      diagnostics("save", "save")
        == ["'save' is the name of the action already; choose another one"])
  }

  @Test func `a file that is named after what it describes gets the new name`() throws {
    func path(_ path: String, _ text: String, _ old: String, _ kind: SpecRename.Kind) -> String? {
      var diagnostics = Diagnostics()
      let file = SourceFile(path: path, text: text)
      return SpecRename(old, to: "New", kind: kind, in: file, reporting: &diagnostics)?
        .path(of: file, from: old, to: "New")
    }
    #expect(
      path("a/Old.screenlet.yml", "screenlet: Old", "Old", .screenlet) == "a/New.screenlet.yml")
    #expect(path("Old.screenlet.yml", "screenlet: Old", "Old", .screenlet) == "New.screenlet.yml")
    #expect(path("mine.yml", "screenlet: Old", "Old", .screenlet) == "mine.yml")
    #expect(
      path("Old.connector.yaml", "connector: Old", "Old", .connector) == "New.connector.yaml")
    #expect(
      path("Old.screenlet.yml", "screenlet: X\nactions: { Old: x }", "Old", .action)
        == "Old.screenlet.yml")
  }
}
