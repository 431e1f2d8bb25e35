import Testing

@testable import SpecModel

struct PropertyUpdateTests {
  @Test func `a view shows properties of its Screenlet`() throws {
    let spec = try screenlet(
      """
      screenlet: Portrait
      properties: { borderWidth: CGFloat = 1, editable: Bool = false }
      viewModel: { borderWidth: { type: 'CGFloat { get set }', widget: none } }
      updates: { borderWidth: borderWidth, editable: editable }
      """)
    #expect(spec.updates.map(\.property) == spec.properties)
    #expect(spec.updates.map(\.member) == [spec.viewModel[0], nil])
    #expect(spec.updates[1].target == .editable)
  }

  @Test func `an action can say whether the view is editable`() throws {
    let spec = try screenlet(
      """
      screenlet: Note
      actions:
        load: { kind: custom, result: { isMine: Bool }, updates: { editable: isMine } }
      """)
    #expect(spec.actions[0].updates[0].target == .editable)
  }
}
