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
}
