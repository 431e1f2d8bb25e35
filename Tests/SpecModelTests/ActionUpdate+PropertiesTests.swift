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

  @Test func `every mistake in what a view shows of properties is reported`() {
    let spec = """
      screenlet: Portrait
      properties: { borderWidth: CGFloat = 1, name: String, wrong: Image }
      viewModel: { width: 'CGFloat { get set }', height: 'CGFloat { get set }', title: String }
      contains: { comments: CommentList }
      updates:
        width: name
        widht: borderWidth
        title: name
        editable: borderWidth
        comments.classPK: borderWidth
        borderWidth: borderWidth
        height: borderWith
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:62: error: unknown type 'Image'; did you mean 'UIImage'?
        2 | properties: { borderWidth: CGFloat = 1, name: String, wrong: Image }
          |                                                              ^~~~~
        spec.yml:6:10: error: 'width' is 'CGFloat' and cannot show 'String'; make the types agree, \
        as in 'width: String { get set }'
        6 |   width: name
          |          ^~~~
        spec.yml:7:3: error: the view model has no 'widht'; did you mean 'width'?
        7 |   widht: borderWidth
          |   ^~~~~
        spec.yml:8:3: error: 'title' cannot be written to; declare it '{ get set }' in 'viewModel'
        8 |   title: name
          |   ^~~~~
        spec.yml:9:13: error: 'editable' is 'Bool' and cannot show 'CGFloat'; show a 'Bool'
        9 |   editable: borderWidth
          |             ^~~~~~~~~~~
        spec.yml:10:3: error: 'comments.classPK' is a property of another Screenlet, which 'updates' \
        of an action set; write a member of the view model, or set it under 'contains'
        10 |   comments.classPK: borderWidth
           |   ^~~~~~~~~~~~~~~~
        spec.yml:11:3: error: the view model has no 'borderWidth'; declare it under 'viewModel'
        11 |   borderWidth: borderWidth
           |   ^~~~~~~~~~~
        spec.yml:12:11: error: the Screenlet has no property 'borderWith'; did you mean 'borderWidth'?
        12 |   height: borderWith
           |           ^~~~~~~~~~

        """)
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
