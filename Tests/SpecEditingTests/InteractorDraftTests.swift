import Testing

@testable import SpecEditing

struct InteractorDraftTests {
  private func text(_ change: (inout InteractorDraft) -> Void) -> String {
    var draft = InteractorDraft(name: "SampleInteractor")
    change(&draft)
    do {
      let text = try draft.text()
      #expect(Decoding(text, named: "Sample.interactor.yml").printed == "")
      return text
    } catch {
      return error.message
    }
  }

  @Test func `a name alone is an interactor to fill in`() {
    #expect(text { _ in } == "interactor: Sample\nkind: custom\n")
  }

  @Test func `a service makes a callback`() {
    #expect(
      text {
        $0.summary = "Deletes it."
        $0.properties = ["entryId: Int64", "ids: [Int64]"]
        $0.service = "LRBookmarksEntryService_v7"
        $0.method = "deleteEntryWithEntryId"
        $0.arguments = ["entryId: entryId"]
        $0.result = "reply: [String: Any]"
      } == """
        interactor: Sample
        summary: Deletes it.
        kind: callback
        properties:
          entryId: Int64
          ids: '[Int64]'
        service: LRBookmarksEntryService_v7
        method: deleteEntryWithEntryId
        arguments:
          entryId: entryId
        result: { reply: '[String: Any]' }

        """)
  }

  @Test func `an address makes a reader`() {
    #expect(
      text {
        $0.properties = ["page: String"]
        $0.connector = "http: page"
        $0.result = "title: String"
        $0.parse = "text"
      } == """
        interactor: Sample
        kind: read
        properties:
          page: String
        connector: { http: page }
        result: { title: String }
        parse: text

        """)
  }

  @Test func `a connector of a Screenlet's needs the Screenlet`() {
    #expect(
      text { $0.connector = "AddBookmark" }
        == "an interactor alone has no connector 'AddBookmark'; "
        + "add it to a Screenlet with '--in', or write a spec with 'connectors'")
  }

  @Test func `flags that cannot be read are refused`() {
    #expect(
      text { $0.properties = ["entryId"] }
        == "'--property entryId' has no ':'; write it as 'entryId: Int64'")
    #expect(
      text { $0.connector = "http:" }
        == "'--connector http:' says too little; write it as 'http: url'")
  }
}
