import Testing

/// Calls of a class that somebody wrote into the module for a service.
struct OwnServiceTests {
  private static let source = "Sources/Notes/Services/LRNoteService_v7.swift"
  private static let header =
    "nonisolated open class LRNoteService_v7: LRBaseService, @unchecked Sendable {"
  let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "Package.swift": "",
      Self.source: """
      import LiferayScreens

      \(Self.header)

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

      """,
    ])
  }

  /// What is wrong with a connector that makes the call, without the source lines.
  private func complaint(_ method: String, _ arguments: String = "{}") throws -> String {
    try sandbox.write(
      """
      connector: Sample
      properties: { folderId: Int64, text: String }
      service: LRNoteService_v7
      method: \(method)
      arguments: \(arguments)

      """, to: "Sources/Notes/Sample.connector.yml")
    let lint = try sandbox.run("spec", "lint", "Sources/Notes")
    let outcome = try sandbox.run("generate", "Sources/Notes", "-q")
    #expect(lint == outcome)
    #expect(outcome.code == (outcome.errors.isEmpty ? 0 : 65))
    let first = outcome.errors.split(separator: "\n").first.map(String.init) ?? ""
    return first.replacing("Sources/Notes/Sample.connector.yml:", with: "")
  }

  @Test(arguments: [
    (
      "getNotesWithGroupId",
      "{ groupId: context.groupId, folderId: folderId, start: '0', end: '9' }"
    ),
    (
      "getNotesWithGroupId",
      "{ groupId: context.groupId, folderId: folderId, start: '0', end: '9', title: text }"
    ),
    ("countNotes", "{}"),
    ("addNote", "{ text: text }"),
    ("addNote", "{ text: text, isPublic: 'true' }"),
  ])
  func `a call that the class takes`(_ method: String, _ arguments: String) throws {
    #expect(try complaint(method, arguments) == "")
  }

  @Test(arguments: [
    (
      "getNoteWithGroupId", "{ groupId: context.groupId }",
      "4:9: error: 'LRNoteService_v7' has no method 'getNoteWithGroupId'; did you mean "
        + "'getNotesWithGroupId'?"
    ),
    (
      "publish", "{}",
      "4:9: error: 'LRNoteService_v7' has no method 'publish'; call another one, such as "
        + "'getNotesWithGroupId', 'countNotes', 'addNote', or declare it in "
        + "'Services/LRNoteService_v7.swift'"
    ),
    (
      "checkNotes", "{}",
      "4:9: error: 'LRNoteService_v7' has no method 'checkNotes'; call another one, such as "
        + "'getNotesWithGroupId', 'countNotes', 'addNote', or declare it in "
        + "'Services/LRNoteService_v7.swift'"
    ),
    (
      "getNotesWithGroupId", "{ groupId: context.groupId, start: '0', end: '9' }",
      "4:9: error: 'getNotesWithGroupId' also takes 'folderId'; write 'arguments: { groupId: "
        + "context.groupId, folderId: folderId, start: '0', end: '9' }'"
    ),
    (
      "getNotesWithGroupId", "{ start: '0', end: '9' }",
      "4:9: error: 'getNotesWithGroupId' also takes 'groupId', 'folderId'; write 'arguments: { "
        + "groupId: context.groupId, folderId: folderId, start: '0', end: '9' }'"
    ),
    (
      "getNotesWithGroupId",
      "{ groupId: context.groupId, start: '0', end: '9', folderId: folderId }",
      "4:9: error: 'getNotesWithGroupId' takes its arguments in another order; write 'arguments: { "
        + "groupId: context.groupId, folderId: folderId, start: '0', end: '9' }'"
    ),
    (
      "getNotesWithGroupId",
      "{ groupId: context.groupId, foldrId: folderId, start: '0', end: '9' }",
      "5:40: error: 'getNotesWithGroupId' has no argument 'foldrId'; did you mean 'folderId'?"
    ),
    (
      "countNotes", "{ folderId: folderId }",
      "4:9: error: 'countNotes' takes no 'folderId'; remove it"
    ),
    (
      "addNote", "{ isPublic: 'true', text: text }",
      "4:9: error: 'addNote' takes its arguments in another order; write 'arguments: { text: text, "
        + "isPublic: 'true' }'"
    ),
    (
      "deleteNote", "{ noteId: folderId }",
      "4:9: error: this calls 'deleteNote(noteId:)', and no spec can call 'deleteNote(_:)'; declare "
        + "it as 'deleteNote(noteId:)' in 'Services/LRNoteService_v7.swift'"
    ),
    (
      "moveNoteWithNoteId", "{ noteId: folderId }",
      "4:9: error: this calls 'moveNoteWithNoteId(_:)', and no spec can call "
        + "'moveNoteWithNoteId(noteId:)'; declare it as 'moveNoteWithNoteId(_:)' in "
        + "'Services/LRNoteService_v7.swift'"
    ),
  ])
  func `a call that the class does not take`(
    _ method: String, _ arguments: String, _ error: String
  ) throws {
    #expect(try complaint(method, arguments) == error)
  }

  @Test func `both calls of a list`() throws {
    try sandbox.write(
      """
      screenlet: Notes
      models: { Note: { text: String } }
      list:
        of: Note
        connector:
          service: LRNoteService_v7
          rows: { method: getNotesWithGroupId, arguments: { start: startRow, end: endRow } }
          count: contNotes

      """, to: "Sources/Notes/Notes.screenlet.yml")
    #expect(
      try sandbox.run("generate", "Sources/Notes", "-q")
        == Outcome(
          errors: """
            Sources/Notes/Notes.screenlet.yml:7:21: error: 'getNotesWithGroupId' also takes \
            'groupId', 'folderId'; write 'arguments: { groupId: context.groupId, folderId: 0, \
            start: startRow, end: endRow }'
            7 |     rows: { method: getNotesWithGroupId, arguments: { start: startRow, end: endRow } }
              |                     ^~~~~~~~~~~~~~~~~~~
            Sources/Notes/Notes.screenlet.yml:8:12: error: 'LRNoteService_v7' has no method \
            'contNotes'; did you mean 'countNotes'?
            8 |     count: contNotes
              |            ^~~~~~~~~

            """, code: 65))
  }

  @Test func `a class in place of one that would be generated`() throws {
    try sandbox.write(
      """
      connector: Sample
      service: { path: /note/get-notes }
      arguments: { groupId: context.groupId, start: '0' }

      """, to: "Sources/Notes/Sample.connector.yml")
    let own = "Sources/Notes/Services/LRNoteService.swift"
    let method = "func getNotesWithGroupId(_ groupId: Int64, start: Int64) throws -> Any? { nil }"
    try sandbox.write("class LRNoteService: LRBaseService { \(method) }", to: own)
    #expect(try sandbox.run("generate", "Sources/Notes", "-q") == Outcome())
    try sandbox.write("class LRNoteService: LRBaseService {}", to: own)
    #expect(
      try sandbox.run("generate", "Sources/Notes", "-q")
        == Outcome(
          errors: """
            Sources/Notes/Sample.connector.yml:2:18: error: 'LRNoteService' has no method \
            'getNotesWithGroupId(_:start:)', which this calls; declare it in \
            'Services/LRNoteService.swift', or remove that file, so that the class is generated
            2 | service: { path: /note/get-notes }
              |                  ^~~~~~~~~~~~~~~

            """, code: 65))
    try sandbox.remove(own)
    #expect(try sandbox.run("generate", "Sources/Notes", "-q") == Outcome())
  }

  /// Files that are added to the project, or what is edited in the class.
  @Test(arguments: [
    "extension LRNoteService_v7 { func publish() {} }",
    "extension Notes.LRNoteService_v7: Publishing {}",
    "typealias Notes = LRNoteService_v7",
    "extension LRBaseService { func publish() {} }",
    "#if DEBUG\nextension LRBaseService { func publish() {} }\n#endif",
  ])
  func `what another file may add is not missed`(_ text: String) throws {
    #expect(try complaint("publish") != "")
    try sandbox.write(text, to: "Sources/Notes/Other/More.swift")
    #expect(try complaint("publish") == "")
    try sandbox.write("extension Other { func publish() {} }", to: "Sources/Notes/Other/More.swift")
    #expect(try complaint("publish") != "")
  }

  @Test(arguments: [
    "@Service nonisolated open class LRNoteService_v7: LRBaseService {",
    "nonisolated open class LRNoteService_v7: NoteService {",
    "nonisolated open class LRNoteService_v7: LRBaseService, Publishing {",
    "nonisolated open class LRNoteService_v7: LRBaseService { #methods",
    "nonisolated open class LRNoteService_v7: LRBaseService { var all: () -> Any? = { nil }",
    "nonisolated open class LRNoteService_v7: LRBaseService { {",
    "class LRNoteService_v7: LRBaseService {}\nopen class LRNoteService_v7: LRBaseService {",
    "open class LRNoteService_v8: LRBaseService {",
  ])
  func `a class that leaves a doubt is left to the compiler`(_ header: String) throws {
    #expect(try complaint("publish") != "")
    try sandbox.edit(Self.source, Self.header, header)
    #expect(try complaint("publish") == "")
  }

  @Test func `without a project nobody knows what else belongs to the module`() throws {
    #expect(try complaint("publish") != "")
    try sandbox.remove("Package.swift")
    #expect(try complaint("publish") == "")
  }
}
