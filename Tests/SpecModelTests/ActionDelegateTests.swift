import SourceText
import SpecModel
import Testing

/// The methods that report the end of an action to the delegate.
struct ActionDelegateTests {
  private static let head = """
    screenlet: Summary
    connectors: { Count: { kind: custom, result: { count: Int } }, Tidy: { kind: custom } }
    actions:

    """

  @Test func `what a method hands over may be inputs of the action`() throws {
    let spec = try screenlet(
      """
      screenlet: Note
      properties: { entryId: Int64 }
      viewModel: { text: String? }
      actions:
        a:
          kind: custom
          sender: { other: Int }
          inputs: [entryId, text]
          result: { entryId: String }
          delegate:
            success: { onSaved: [text, entryId, other] }
            failure: { onSave: [entryId, other] }
      """)
    let delegate = spec.actions[0].delegate
    #expect(delegate.inputs.map(\.name.value) == ["text", "other"])
    #expect(delegate.results.map(\.name.value) == ["entryId"])
    #expect(delegate.subjects.map(\.name.value) == ["entryId", "other"])
  }

  @Test func `what a method returns is about what the view shows`() throws {
    let spec = try screenlet(
      """
      screenlet: Note
      viewModel: { text: 'String? { get set }' }
      actions:
        a:
          kind: custom
          result: { html: String }
          updates: { text: html }
          delegate: { success: onLoaded, returns: html }
        b:
          kind: custom
          result: { html: String }
          updates: { text: html }
          delegate: { success: onAsked, returns: Bool }
      """)
    #expect(spec.actions[0].delegate.answer == .replacement(of: spec.actions[0].results[0]))
    #expect(spec.actions[1].delegate.answer == .permission)
  }

  @Test func `a method hands over all results, or those that are said`() throws {
    let spec = try screenlet(
      Self.head + """
          a:
            kind: read
            connectors: { count: Count, again: Count, gone: Tidy }
            delegate: { success: onDone, failure: onError }
          b: { kind: read, connectors: [Count], delegate: { success: { onDone: [] } } }
          c:
            kind: read
            connectors: { count: Count, again: Count }
            delegate: { success: { onDone: [again, count] } }
          d: { kind: custom, result: { text: String }, delegate: { success: { onDone: text } } }
        """)
    let delegates = spec.actions.map(\.delegate)
    #expect(delegates.map { $0.success?.value } == ["onDone", "onDone", "onDone", "onDone"])
    #expect(
      delegates.map { $0.values.map(\.name.value) } == [
        ["count", "again"], [], ["again", "count"], ["text"],
      ])
    #expect(delegates[0].failure?.value == "onError")
  }
}
