import Testing

@testable import SpecModel

/// What a write that was kept is compared with before it is sent.
struct WriteConflictTests {

  private func spec(conflict: String, cacheKey: String = "    cacheKey: noteId\n") -> String {
    """
    screenlet: Note
    models: { Note: { noteId: Int64, version: Int, tags: '[String]' } }
    properties: { noteId: Int64 = 0, folderId: Int64 = 0 }
    viewModel:
      text: 'String { get set }'
      version: { type: 'Int { get set }', widget: none }
      name: { type: 'String? { get set }', widget: none }
      tags: { type: '[String] { get set }', widget: none }
    connectors:
      LoadNote:
        { properties: { noteId: Int64 }, path: '/o/notes/{noteId}', result: { note: Note } }
      LoadAll: { properties: { folderId: Int64 }, path: '/o/all/{folderId}', result: { note: Note } }
      LoadOdd: { properties: { noteId: String }, path: '/o/odd/{noteId}', result: { note: Note } }
      SaveNote:
        properties: { noteId: Int64, text: String }
        path: '/o/notes/{noteId}'
        method: PUT
        body: { text: text }
    actions:
      save:
        kind: write
        connector: SaveNote

    """ + cacheKey + "    conflict: \(conflict)\n"
  }

  @Test func `what is compared is kept, and not passed to the connector`() throws {
    let read = try screenlet(
      spec(
        conflict: "{ connector: LoadNote, changed: { version: note.version, noteId: note.noteId } }"
      ))
    let action = try #require(read.actions.first)
    let conflict = try #require(action.conflict)
    #expect(conflict.connector.name.value == "LoadNote")
    #expect(conflict.comparisons.map(\.input.name.value) == ["version", "noteId"])
    #expect(action.inputs.map(\.name.value) == ["noteId", "text", "version"])
    #expect(action.cacheKey?.parts.map(\.reference?.name) == ["noteId"])
  }

  @Test func `a conflict needs a connector and something to compare`() {
    let conflicts = [
      "{ changed: { version: note.version } }",
      "{ connector: LoadNote }",
      "{ connector: LoadNote, changed: {} }",
      "{ connector: LoadNote, change: { version: note.version } }",
      "LoadNote",
    ]
    #expect(
      complaints(about: conflicts) == """
        spec.yml:24:15: error: 'conflict' has no 'connector'; add the key
        24 |     conflict: { changed: { version: note.version } }
           |               ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:24:15: error: 'conflict' has no 'changed'; add the key
        24 |     conflict: { connector: LoadNote }
           |               ^~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:24:47: error: nothing is compared; write an input and the part of the result that it \
        is compared with, as in '{ modifiedDate: entry.modifiedDate }'
        24 |     conflict: { connector: LoadNote, changed: {} }
           |                                               ^~
        spec.yml:24:38: error: unknown key 'change'; did you mean 'changed'?
        24 |     conflict: { connector: LoadNote, change: { version: note.version } }
           |                                      ^~~~~~
        spec.yml:24:15: error: expected a mapping for 'conflict', found a text; write one as in \
        'conflict: { connector: LoadEntry, changed: { modifiedDate: entry.modifiedDate } }'
        24 |     conflict: LoadNote
           |               ^~~~~~~~

        """)
  }

  @Test func `the connector reads for the inputs of the action, and has a result`() {
    let conflicts = [
      "{ connector: LoadNotes, changed: { version: note.version } }",
      "{ connector: SaveNote, changed: { version: note.version } }",
      "{ connector: LoadAll, changed: { version: note.version } }",
      "{ connector: LoadOdd, changed: { version: note.version } }",
    ]
    #expect(
      complaints(about: conflicts) == """
        spec.yml:24:28: error: no connector is named 'LoadNotes'; did you mean 'LoadNote'?
        24 |     conflict: { connector: LoadNotes, changed: { version: note.version } }
           |                            ^~~~~~~~~
        spec.yml:24:28: error: the connector 'SaveNote' has no result to compare with; give it \
        one
        24 |     conflict: { connector: SaveNote, changed: { version: note.version } }
           |                            ^~~~~~~~
        spec.yml:24:28: error: the connector 'LoadAll' needs 'folderId', which is not an input of \
        the action; name a connector that needs only inputs of the action
        24 |     conflict: { connector: LoadAll, changed: { version: note.version } }
           |                            ^~~~~~~
        spec.yml:24:28: error: 'noteId' is 'Int64' in the action but 'String' in the connector \
        'LoadOdd'; make the types agree
        24 |     conflict: { connector: LoadOdd, changed: { version: note.version } }
           |                            ^~~~~~~

        """)
  }

  @Test func `what is compared is of one type, in the Screenlet and in the result`() {
    let conflicts = [
      "{ connector: LoadNote, changed: { versio: note.version } }",
      "{ connector: LoadNote, changed: { version: note.versio } }",
      "{ connector: LoadNote, changed: { version: version } }",
      "{ connector: LoadNote, changed: { name: note.version } }",
      "{ connector: LoadNote, changed: { tags: note.tags } }",
    ]
    #expect(
      complaints(about: conflicts) == """
        spec.yml:24:49: error: neither 'properties' nor 'viewModel' has 'versio'; did you mean \
        'version'?
        24 |     conflict: { connector: LoadNote, changed: { versio: note.version } }
           |                                                 ^~~~~~
        spec.yml:24:63: error: 'Note' has no attribute 'versio'; did you mean 'version'?
        24 |     conflict: { connector: LoadNote, changed: { version: note.versio } }
           |                                                               ^~~~~~
        spec.yml:24:58: error: 'version' is not in the result of the connector; write 'note', or \
        a part of it, as in 'note.modifiedDate'
        24 |     conflict: { connector: LoadNote, changed: { version: version } }
           |                                                          ^~~~~~~
        spec.yml:24:55: error: 'name' is 'String?' but what the server has is 'Int'; make the \
        types agree
        24 |     conflict: { connector: LoadNote, changed: { name: note.version } }
           |                                                       ^~~~~~~~~~~~
        spec.yml:24:55: error: 'note.tags' is '[String]', which cannot be compared; name a \
        number, a text, a date or a 'Bool'
        24 |     conflict: { connector: LoadNote, changed: { tags: note.tags } }
           |                                                       ^~~~~~~~~

        """)
  }

  @Test(arguments: ["", "    cacheKey: []\n"])
  func `nothing that is not kept can be in conflict`(cacheKey: String) {
    let conflict = "{ connector: LoadNote, changed: { version: note.version } }"
    let line = cacheKey.isEmpty ? 23 : 24
    #expect(
      SpecModelTests.complaints(about: spec(conflict: conflict, cacheKey: cacheKey)) == """
        spec.yml:\(line):5: error: this action keeps nothing, so no conflict can arise; add a \
        'cacheKey', as in 'cacheKey: entryId'
        \(line) |     conflict: { connector: LoadNote, changed: { version: note.version } }
           |     ^~~~~~~~

        """)
  }

  private func complaints(about conflicts: [String]) -> String {
    conflicts.map { SpecModelTests.complaints(about: spec(conflict: $0)) }.joined()
  }
}
