import SourceText
import SpecModel
import Testing

struct ByHandTests {
  @Test func `an action says when methods are called that are written by hand`() throws {
    let spec = try screenlet(
      """
      screenlet: AddNote
      actions:
        add-note: { kind: custom, byHand: [failure, before] }
        drop-note: { kind: custom, byHand: success }
        find-note: { kind: custom }
      """)
    #expect(spec.actions.map(\.byHand.moments) == [[.before, .failure], [.success], []])
  }
}
