import Testing

@testable import SpecModel

/// What an action changes in the rows of a list, who is offered it, and whose image it sends.
struct RowsAndOffersTests {

  /// A list of notes with these actions.
  private func list(cell: String = "{ title: title }", _ actions: String) -> String {
    """
    screenlet: Notes
    models:
      Note: { noteId: Int64, title: String, isMine: Bool, isKept: Bool?, tags: '[String]' }
      Other: { name: String }
    viewModel:
      canAdd: { type: 'Bool { get set }', widget: none }
      isOn: 'Bool { get set }'
      isFixed: Bool
    connectors:
      Find: { kind: custom, result: { note: Note } }
    list:
      of: Note
      connector: { service: LRNoteService, rows: { method: getNotes, arguments: { start: startRow, end: endRow } } }
      cell: \(cell)
    actions:
    \(actions)
    """
  }

  @Test func `rows are added, replaced and removed`() throws {
    let spec = try screenlet(
      list(
        cell: "{ title: title, actions: [remove, share] }",
        """
          add: { kind: read, connector: Find, result: { note: Note }, rows: { add: note } }
          swap: { kind: read, connector: Find, result: { note: Note }, rows: { replace: note, by: noteId } }
          remove: { kind: custom, sender: { noteId: Int64 }, rows: { remove: noteId }, permission: isMine }
          share: { kind: custom, sender: { note: Note }, button: Share it }
        """))
    #expect(spec.actions.map { $0.rows?.result?.name.value } == ["note", "note", nil, nil])
    guard case .remove(let input, let attribute)? = spec.actions[2].rows,
      case .attribute(let permission)? = spec.actions[2].permission,
      case .ofRow(let title)? = spec.actions.last?.button
    else {
      Issue.record("the actions of rows are others")
      return
    }
    #expect(input.name.value == "noteId")
    #expect(attribute.name.value == "noteId")
    #expect(permission.name.value == "isMine")
    #expect(title.value == "Share it")
    #expect(spec.list?.cell.actions.map(\.value) == ["remove", "share"])
  }

  @Test func `rows that cannot be told apart, or are none, are reported`() {
    let spec = list(
      """
        a: { kind: read, connector: Find, result: { note: Note }, rows: { add: nte } }
        b: { kind: custom, result: { text: String }, rows: { add: text } }
        c: { kind: read, connector: Find, result: { note: Note }, rows: { replace: note, by: tags } }
        d: { kind: read, connector: Find, result: { note: Note }, rows: { replace: note } }
        e: { kind: custom, rows: { remove: noteId } }
        f: { kind: custom, sender: { noteId: String }, rows: { remove: noteId } }
        g: { kind: custom, rows: { by: noteId } }
      """)
    #expect(
      complaints(about: spec) == """
        spec.yml:16:74: error: the action has no result 'nte'; expected 'note'
        16 |   a: { kind: read, connector: Find, result: { note: Note }, rows: { add: nte } }
           |                                                                          ^~~
        spec.yml:17:61: error: 'text' is 'String', but the rows are 'Note'
        17 |   b: { kind: custom, result: { text: String }, rows: { add: text } }
           |                                                             ^~~~
        spec.yml:18:88: error: 'tags' is '[String]'; a row is found by a text or a number
        18 |   c: { kind: read, connector: Find, result: { note: Note }, rows: { replace: note, by: tags } }
           |                                                                                        ^~~~
        spec.yml:19:61: error: 'rows' has no 'by'; add the key
        19 |   d: { kind: read, connector: Find, result: { note: Note }, rows: { replace: note } }
           |                                                             ^~~~
        spec.yml:20:38: error: the action has no input 'noteId' that says which row; take it \
        from the row, as in 'sender: { noteId: Int64 }'
        20 |   e: { kind: custom, rows: { remove: noteId } }
           |                                      ^~~~~~
        spec.yml:21:66: error: the input 'noteId' is 'String' but the attribute of the rows is \
        'Int64'; a row is found by a text or a number of one type
        21 |   f: { kind: custom, sender: { noteId: String }, rows: { remove: noteId } }
           |                                                                  ^~~~~~
        spec.yml:22:22: error: this changes no rows; write 'add: entry', 'remove: entryId' or \
        '{ replace: entry, by: entryId }'
        22 |   g: { kind: custom, rows: { by: noteId } }
           |                      ^~~~

        """)
  }

  @Test func `rows of no list are reported`() {
    let spec = """
      screenlet: Note
      actions:
        a: { kind: custom, sender: { noteId: Int64 }, rows: { remove: noteId } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:49: error: the Screenlet has no list whose rows could change
        3 |   a: { kind: custom, sender: { noteId: Int64 }, rows: { remove: noteId } }
          |                                                 ^~~~

        """)
  }

  @Test func `what rows offer is an action that gets the row`() {
    let spec = list(
      cell: "{ title: title, actions: [a, b, c, gone] }",
      """
        a: { kind: custom }
        b: { kind: custom, sender: { nam: String } }
        c: { kind: custom, sender: { noteId: String }, permission: isKept }
      """)
    #expect(
      complaints(about: spec) == """
        spec.yml:14:35: error: 'a' does not get the row; name an attribute of the rows \
        under its 'sender', as in 'sender: { entryId: Int64 }'
        14 |   cell: { title: title, actions: [a, b, c, gone] }
           |                                   ^
        spec.yml:14:44: error: no action is named 'gone'; add it under 'actions'
        14 |   cell: { title: title, actions: [a, b, c, gone] }
           |                                            ^~~~
        spec.yml:17:32: error: 'Note' has no attribute 'nam'; expected one of 'noteId', 'title', \
        'isMine', 'isKept', 'tags'
        17 |   b: { kind: custom, sender: { nam: String } }
           |                                ^~~
        spec.yml:18:40: error: the attribute 'noteId' of the rows is 'Int64', not 'String'; make \
        the types agree
        18 |   c: { kind: custom, sender: { noteId: String }, permission: isKept }
           |                                        ^~~~~~
        spec.yml:18:62: error: 'isKept' is 'Bool?'; whether something is permitted is a 'Bool'
        18 |   c: { kind: custom, sender: { noteId: String }, permission: isKept }
           |                                                              ^~~~~~

        """)
  }

  @Test func `what rows offer with a mistake in it is reported once`() {
    let spec = list(
      cell: "{ title: title, actions: [a] }", "  a: { kind: costum, sender: { noteId: Int64 } }")
    #expect(
      complaints(about: spec) == """
        spec.yml:16:14: error: unknown kind 'costum'; did you mean 'custom'?
        16 |   a: { kind: costum, sender: { noteId: Int64 } }
           |              ^~~~~~

        """)
  }

  @Test func `a permission is a truth that the Screenlet sets`() {
    let spec = list(
      """
        a: { kind: custom, permission: canAdd }
        b: { kind: custom, permission: isOn }
        c: { kind: custom, permission: isFixed }
        d: { kind: custom, permission: canAd }
        e: { kind: custom, button: no, permission: canAdd }
      """)
    #expect(
      complaints(about: spec) == """
        spec.yml:17:34: error: 'isOn' has a control of its own, in which users could permit \
        anything; add 'widget: none' to it
        17 |   b: { kind: custom, permission: isOn }
           |                                  ^~~~
        spec.yml:18:34: error: 'isFixed' is 'Bool { get }'; whether something is permitted is a \
        'Bool' that the Screenlet sets, 'Bool { get set }'
        18 |   c: { kind: custom, permission: isFixed }
           |                                  ^~~~~~~
        spec.yml:19:34: error: the view model has no member 'canAd'; did you mean 'canAdd'?
        19 |   d: { kind: custom, permission: canAd }
           |                                  ^~~~~
        spec.yml:20:34: error: no button performs the action, so that there is nothing to hide; \
        remove 'permission'
        20 |   e: { kind: custom, button: no, permission: canAdd }
           |                                  ^~~~~~~~~~

        """)
  }

  @Test func `an image is picked for an action that sends one`() {
    let spec = """
      screenlet: Portrait
      actions:
        a: { kind: custom, sender: { image: UIImage }, picks: [camera, library] }
        b: { kind: custom, sender: { image: UIImage }, picks: galery, button: no }
        c: { kind: custom, sender: { name: String }, picks: camera }
        d: { kind: custom, picks: library }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:57: error: no images are picked from 'galery'; expected one of 'camera', \
        'library'
        4 |   b: { kind: custom, sender: { image: UIImage }, picks: galery, button: no }
          |                                                         ^~~~~~
        spec.yml:5:48: error: what is picked is the sender of the action, and 'name' is \
        'String'; write 'sender: { image: UIImage }'
        5 |   c: { kind: custom, sender: { name: String }, picks: camera }
          |                                                ^~~~~
        spec.yml:6:22: error: what is picked is the sender of the action, and nothing is sent; \
        write 'sender: { image: UIImage }'
        6 |   d: { kind: custom, picks: library }
          |                      ^~~~~

        """)
  }
}
