import SpecModel
import Testing

struct TriggerTests {
  @Test(arguments: [
    ("String?", "textField", Trigger.Event.editingDidEnd),
    ("String?", "secureTextField", .editingDidEnd), ("Int", "numberPad", .editingDidEnd),
    ("Bool", "switch", .valueChanged), ("Float", "slider", .valueChanged),
    ("Int", "stepper", .valueChanged), ("Date?", "datePicker", .valueChanged),
    ("Int", "segmentedControl, segments: [a, b]", .valueChanged),
    ("Int", "pageControl, pages: 2", .valueChanged),
  ])
  func `a control performs an action at the usual event`(
    type: String, widget: String, event: Trigger.Event
  ) throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel: { it: { type: '\(type)', widget: \(widget), performs: save } }
      actions: { save: { kind: custom } }
      """)
    #expect(spec.viewModel[0].performs?.action.value == "save")
    #expect(spec.viewModel[0].performs?.event == event)
  }

  @Test(arguments: [
    Trigger.Event.editingDidEnd, .editingDidEndOnExit, .editingChanged, .editingDidBegin,
  ])
  func `a text field performs it at another event`(_ event: Trigger.Event) throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      viewModel: { it: { type: String?, performs: { action: save, when: \(event.rawValue) } } }
      actions: { save: { kind: custom } }
      """)
    #expect(spec.viewModel[0].performs?.event == event)
  }

  @Test func `a search waits until nothing more is typed`() throws {
    let spec = try screenlet(
      """
      screenlet: Search
      viewModel:
        query: { type: String?, performs: { action: find, when: editingChanged, delay: 0.3 } }
        title: { type: String?, performs: { action: find, when: editingChanged } }
      actions: { find: { kind: custom } }
      """)
    #expect(spec.viewModel.map(\.performs?.delay) == [0.3, nil])
  }

  @Test func `a delay is a number of seconds while something is typed`() {
    let spec = """
      screenlet: Search
      viewModel:
        a: { type: String?, performs: { action: find, when: editingChanged, delay: soon } }
        b: { type: String?, performs: { action: find, when: editingChanged, delay: 0 } }
        c: { type: String?, performs: { action: find, when: editingChanged, delay: 61 } }
        d: { type: String?, performs: { action: find, delay: 1 } }
        e: { type: Bool, performs: { action: find, delay: 1 } }
      actions: { find: { kind: custom } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:78: error: 'soon' is not a delay; write seconds, more than 0 and at most 60, as \
        in 'delay: 0.3'
        3 |   a: { type: String?, performs: { action: find, when: editingChanged, delay: soon } }
          |                                                                              ^~~~
        spec.yml:4:78: error: '0' is not a delay; write seconds, more than 0 and at most 60, as in \
        'delay: 0.3'
        4 |   b: { type: String?, performs: { action: find, when: editingChanged, delay: 0 } }
          |                                                                              ^
        spec.yml:5:78: error: '61' is not a delay; write seconds, more than 0 and at most 60, as \
        in 'delay: 0.3'
        5 |   c: { type: String?, performs: { action: find, when: editingChanged, delay: 61 } }
          |                                                                              ^~
        spec.yml:6:56: error: 'delay' does not apply to 'editingDidEnd'; remove it, or write \
        'when: editingChanged'
        6 |   d: { type: String?, performs: { action: find, delay: 1 } }
          |                                                        ^
        spec.yml:7:53: error: 'delay' does not apply to 'valueChanged'; remove it, or write 'when: \
        editingChanged'
        7 |   e: { type: Bool, performs: { action: find, delay: 1 } }
          |                                                     ^

        """)
  }

  @Test func `an action that is not there is refused`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        url: { type: String?, performs: get-titel }
        title: { type: String?, performs: { action: publish } }
        note: { type: String?, performs: { when: editingDidEnd } }
        body: { type: String?, performs: [get-title] }
      actions: { get-title: { kind: custom } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:35: error: no action is named 'get-titel'; did you mean 'get-title'?
        3 |   url: { type: String?, performs: get-titel }
          |                                   ^~~~~~~~~
        spec.yml:4:47: error: no action is named 'publish'; declare it under 'actions'
        4 |   title: { type: String?, performs: { action: publish } }
          |                                               ^~~~~~~
        spec.yml:5:36: error: 'performs' has no 'action'; add the key
        5 |   note: { type: String?, performs: { when: editingDidEnd } }
          |                                    ^~~~~~~~~~~~~~~~~~~~~~~
        spec.yml:6:36: error: expected an action for 'performs', found a list
        6 |   body: { type: String?, performs: [get-title] }
          |                                    ^~~~~~~~~~~

        """)
  }

  @Test func `an action with a mistake in it is there all the same`() {
    let spec = """
      screenlet: AddBookmark
      viewModel: { url: { type: String?, performs: save } }
      actions: { save: { kind: wirte } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:26: error: unknown kind 'wirte'; did you mean 'write'?
        3 | actions: { save: { kind: wirte } }
          |                          ^~~~~

        """)
  }

  @Test func `an event of another control is refused`() {
    let spec = """
      screenlet: AddBookmark
      viewModel:
        url: { type: String?, performs: { action: save, when: valueChanged } }
        title: { type: String?, performs: { action: save, when: editingDidEnds } }
        isPublic: { type: Bool, performs: { action: save, when: editingDidEnd, on: tap } }
      actions: { save: { kind: custom } }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:57: error: 'valueChanged' is not a value of 'when'; expected one of \
        'editingDidEnd', 'editingDidEndOnExit', 'editingChanged', 'editingDidBegin'
        3 |   url: { type: String?, performs: { action: save, when: valueChanged } }
          |                                                         ^~~~~~~~~~~~
        spec.yml:4:59: error: 'editingDidEnds' is not a value of 'when'; did you mean \
        'editingDidEnd'?
        4 |   title: { type: String?, performs: { action: save, when: editingDidEnds } }
          |                                                           ^~~~~~~~~~~~~~
        spec.yml:5:59: error: 'editingDidEnd' is not a value of 'when'; expected 'valueChanged'
        5 |   isPublic: { type: Bool, performs: { action: save, when: editingDidEnd, on: tap } }
          |                                                           ^~~~~~~~~~~~~
        spec.yml:5:74: error: unknown key 'on'; expected one of 'action', 'when', 'delay'
        5 |   isPublic: { type: Bool, performs: { action: save, when: editingDidEnd, on: tap } }
          |                                                                          ^~

        """)
  }
}
