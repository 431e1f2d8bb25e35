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

  @Test func `a moment that there is not, or that is said twice, is refused`() {
    let spec = """
      screenlet: AddNote
      actions:
        add-note: { kind: custom, byHand: [succes, after, before, before] }
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:38: error: nothing is called by hand at 'succes'; did you mean 'success'?
        3 |   add-note: { kind: custom, byHand: [succes, after, before, before] }
          |                                      ^~~~~~
        spec.yml:3:46: error: nothing is called by hand at 'after'; expected one of 'before', 'success', 'failure'
        3 |   add-note: { kind: custom, byHand: [succes, after, before, before] }
          |                                              ^~~~~
        spec.yml:3:61: error: 'before' is listed twice; remove one
        3 |   add-note: { kind: custom, byHand: [succes, after, before, before] }
          |                                                             ^~~~~~

        """)
  }
}
