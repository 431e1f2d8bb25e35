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

  @Test func `what a method hands over are results of the action`() {
    let spec =
      Self.head + """
          a:
            kind: read
            connectors: { count: Count, gone: Tidy, again: Count }
            delegate: { success: { onDone: [count, gone, cuont] } }
          b: { kind: custom, delegate: { success: { onDone: [text] } } }
          c: { kind: custom, result: { text: String }, delegate: { success: { onDone: txt } } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:44: error: no step brings 'gone'; expected one of 'count', 'again'
        7 |     delegate: { success: { onDone: [count, gone, cuont] } }
          |                                            ^~~~
        spec.yml:7:50: error: no step brings 'cuont'; did you mean 'count'?
        7 |     delegate: { success: { onDone: [count, gone, cuont] } }
          |                                                  ^~~~~
        spec.yml:8:54: error: the action has no result 'text'; add 'result: { text: Type }'
        8 |   b: { kind: custom, delegate: { success: { onDone: [text] } } }
          |                                                      ^~~~
        spec.yml:9:79: error: the action has no result 'txt'; expected 'text'
        9 |   c: { kind: custom, result: { text: String }, delegate: { success: { onDone: txt } } }
          |                                                                               ^~~

        """)
  }

  @Test func `one method reports success, and with an error failure`() {
    let spec =
      Self.head + """
          a:
            kind: custom
            result: { text: String }
            delegate: { success: { onDone: text, onMore: text }, failure: { onError: text } }
          b: { kind: custom, delegate: { success: {}, failure: [onError] } }
          c: { kind: custom, delegate: { success: { on done: [] }, failed: onError } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:7:42: error: expected one method with what it hands over, as in '{ onAdded: \
        [bookmark, count] }'
        7 |     delegate: { success: { onDone: text, onMore: text }, failure: { onError: text } }
          |                                          ^~~~~~
        spec.yml:7:67: error: expected a text for 'failure', found a mapping
        7 |     delegate: { success: { onDone: text, onMore: text }, failure: { onError: text } }
          |                                                                   ^~~~~~~~~~~~~~~~~
        spec.yml:8:43: error: expected one method with what it hands over, as in '{ onAdded: \
        [bookmark, count] }'
        8 |   b: { kind: custom, delegate: { success: {}, failure: [onError] } }
          |                                           ^~
        spec.yml:8:56: error: expected a text for 'failure', found a list
        8 |   b: { kind: custom, delegate: { success: {}, failure: [onError] } }
          |                                                        ^~~~~~~~~
        spec.yml:9:45: error: 'on done' cannot name a delegate method in Swift; did you mean \
        'onDone'?
        9 |   c: { kind: custom, delegate: { success: { on done: [] }, failed: onError } }
          |                                             ^~~~~~~
        spec.yml:9:60: error: unknown key 'failed'; expected one of 'success', 'failure'
        9 |   c: { kind: custom, delegate: { success: { on done: [] }, failed: onError } }
          |                                                            ^~~~~~

        """)
  }

  @Test func `a mistake in a connector is not reported again for its result`() {
    let spec =
      Self.head + """
          a:
            kind: read
            connectors: { count: Cuont }
            delegate: { success: { onDone: count } }
        """
    #expect(
      complaints(about: spec) == """
        spec.yml:6:26: error: no connector is named 'Cuont'; did you mean 'Count'?
        6 |     connectors: { count: Cuont }
          |                          ^~~~~

        """)
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
