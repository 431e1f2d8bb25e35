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
        spec.yml:7:44: error: no step has the result 'gone'; expected one of 'count', 'again'
        7 |     delegate: { success: { onDone: [count, gone, cuont] } }
          |                                            ^~~~
        spec.yml:7:50: error: no step has the result 'cuont'; did you mean 'count'?
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
        spec.yml:7:42: error: expected one method with the values that it is passed, as in '{ \
        onAdded: [bookmark, count] }'
        7 |     delegate: { success: { onDone: text, onMore: text }, failure: { onError: text } }
          |                                          ^~~~~~
        spec.yml:7:78: error: an action that has not succeeded has no result 'text'; pass inputs \
        of the action
        7 |     delegate: { success: { onDone: text, onMore: text }, failure: { onError: text } }
          |                                                                              ^~~~
        spec.yml:8:43: error: expected one method with the values that it is passed, as in '{ \
        onAdded: [bookmark, count] }'
        8 |   b: { kind: custom, delegate: { success: {}, failure: [onError] } }
          |                                           ^~
        spec.yml:8:56: error: expected a text for 'failure', found a list
        8 |   b: { kind: custom, delegate: { success: {}, failure: [onError] } }
          |                                                        ^~~~~~~~~
        spec.yml:9:45: error: 'on done' cannot name a delegate method in Swift; did you mean \
        'onDone'?
        9 |   c: { kind: custom, delegate: { success: { on done: [] }, failed: onError } }
          |                                             ^~~~~~~
        spec.yml:9:60: error: unknown key 'failed'; expected one of 'success', \
        'returns', 'failure'
        9 |   c: { kind: custom, delegate: { success: { on done: [] }, failed: onError } }
          |                                                            ^~~~~~

        """)
  }

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

  @Test func `inputs that the action does not have are reported`() {
    let spec = """
      screenlet: Note
      properties: { entryId: Int64, error: Int, title: String }
      actions:
        a:
          kind: custom
          inputs: [entryId, error]
          result: { text: String }
          delegate:
            success: { onSaved: [entryID, title, text, text] }
            failure: { onSave: [entryID, title, text, error] }
        b: { kind: custom, delegate: { failure: { onSave: title, onMore: title } } }
        c: { kind: custom, delegate: { failure: { onSave: title } } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:9:28: error: the action has neither a result nor an input 'entryID'; did you \
        mean 'entryId'?
        9 |       success: { onSaved: [entryID, title, text, text] }
          |                            ^~~~~~~
        spec.yml:9:37: error: the action has neither a result nor an input 'title'; expected one \
        of 'text', 'entryId', 'error'
        9 |       success: { onSaved: [entryID, title, text, text] }
          |                                     ^~~~~
        spec.yml:9:50: error: the input 'text' is listed twice; remove one
        9 |       success: { onSaved: [entryID, title, text, text] }
          |                                                  ^~~~
        spec.yml:9:44: note: it is listed here already
        9 |       success: { onSaved: [entryID, title, text, text] }
          |                                            ^~~~
        spec.yml:10:27: error: the action has no input 'entryID'; did you mean 'entryId'?
        10 |       failure: { onSave: [entryID, title, text, error] }
           |                           ^~~~~~~
        spec.yml:10:36: error: the action has no input 'title'; expected one of 'entryId', 'error'
        10 |       failure: { onSave: [entryID, title, text, error] }
           |                                    ^~~~~
        spec.yml:10:43: error: an action that has not succeeded has no result 'text'; pass inputs \
        of the action
        10 |       failure: { onSave: [entryID, title, text, error] }
           |                                           ^~~~
        spec.yml:10:49: error: every such method is passed the error; leave it out, or give the \
        input 'error' another name
        10 |       failure: { onSave: [entryID, title, text, error] }
           |                                                 ^~~~~
        spec.yml:11:60: error: expected one method with the values that it is passed, as in '{ \
        onDeleteComment: [comment] }'
        11 |   b: { kind: custom, delegate: { failure: { onSave: title, onMore: title } } }
           |                                                            ^~~~~~
        spec.yml:12:53: error: the action has no input 'title'; pass nothing, as in 'failure: \
        onError'
        12 |   c: { kind: custom, delegate: { failure: { onSave: title } } }
           |                                                     ^~~~~

        """)
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

  @Test func `what a method cannot return is reported`() {
    let spec = """
      screenlet: Note
      viewModel: { text: 'String? { get set }' }
      actions:
        a: { kind: custom, result: { html: String }, delegate: { success: onA, returns: html } }
        b: { kind: custom, delegate: { success: onB, returns: Bool } }
        c: { kind: custom, delegate: { failure: onC, returns: Bool } }
        d: { kind: custom, result: { html: String }, delegate: { success: onD, returns: htlm } }
        e: { kind: login, delegate: { success: onE, returns: Bool } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:4:83: error: the view does not show 'html', so nothing can be shown instead; show \
        it under 'updates'
        4 |   a: { kind: custom, result: { html: String }, delegate: { success: onA, returns: html } }
          |                                                                                   ^~~~
        spec.yml:5:57: error: what the method returns decides whether the view is updated; say \
        how under 'updates'
        5 |   b: { kind: custom, delegate: { success: onB, returns: Bool } }
          |                                                         ^~~~
        spec.yml:6:57: error: no method returns 'Bool'; name the method under 'success'
        6 |   c: { kind: custom, delegate: { failure: onC, returns: Bool } }
          |                                                         ^~~~
        spec.yml:7:83: error: the action has no result 'htlm'; expected 'html'
        7 |   d: { kind: custom, result: { html: String }, delegate: { success: onD, returns: htlm } }
          |                                                                                   ^~~~
        spec.yml:8:3: error: the login needs 'userName', which neither 'properties' nor \
        'viewModel' has; declare it in one of them, or name what holds it with 'userName: <input>'
        8 |   e: { kind: login, delegate: { success: onE, returns: Bool } }
          |   ^
        spec.yml:8:3: error: the login needs 'password', which neither 'properties' nor \
        'viewModel' has; declare it in one of them, or name what holds it with 'password: <input>'
        8 |   e: { kind: login, delegate: { success: onE, returns: Bool } }
          |   ^
        spec.yml:8:47: error: unknown key 'returns'; expected one of 'success', 'failure', \
        'saved', 'loaded'
        8 |   e: { kind: login, delegate: { success: onE, returns: Bool } }
          |                                               ^~~~~~~

        """)
  }

  @Test func `actions that call one method have it return the same`() {
    let spec = """
      screenlet: Note
      viewModel: { text: 'String? { get set }' }
      actions:
        a:
          kind: custom
          result: { html: String }
          updates: { text: html }
          delegate: { success: onLoaded, returns: html }
        b: { kind: custom, result: { html: String }, delegate: { success: onLoaded } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:9:69: error: 'onLoaded' returns something else for another action; give the \
        method another name
        9 |   b: { kind: custom, result: { html: String }, delegate: { success: onLoaded } }
          |                                                                     ^~~~~~~~
        spec.yml:8:26: note: the first one is here
        8 |     delegate: { success: onLoaded, returns: html }
          |                          ^~~~~~~~

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
