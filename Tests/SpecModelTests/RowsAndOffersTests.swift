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
}
