import LiferayScreens

nonisolated open class LRNoteService_v7: LRBaseService, @unchecked Sendable {

  open func getNotesWithGroupId(
    _ groupId: Int64, folderId: Int64, start: Int32, end: Int32, title: String? = nil
  ) throws -> Any? {
    try session.invoke(["/notes.note/get-notes": ["groupId": groupId]])
  }

  @discardableResult
  open func countNotes() throws -> Any? { nil }

  open func addNote(
    text: String, isPublic: Bool, tags: [String: String] = [:]
  ) throws -> Any? { nil }

  open func deleteNote(_ noteId: Int64) throws -> Any? { nil }

  open func moveNoteWithNoteId(noteId: Int64) throws -> Any? { nil }

  private func checkNotes() {}
}

extension LRNoteService_v7 {
  func addNote(text: String) throws -> Any? { nil }
}
