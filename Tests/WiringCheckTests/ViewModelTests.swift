import Testing

/// View models, and the outlets that they need.
struct ViewModelTests {
  @Test func `an outlet that the view model needs`() {
    var note = Note()
    note.edit(
      "NoteView_dark.xib",
      """
                      <outlet property="textField" destination="text" id="o1"/>

      """,
      "")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:10: error: outlet 'textField' is not connected; 'text' of 'NoteViewModel' needs it
        6 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |          ^~~~
        NoteView_default.swift:8:7: note: 'text' uses it
        8 |   var text: String? {
          |       ^~~~

        """)
  }

  @Test func `an outlet that the view model needs by way of another property`() {
    var note = Note()
    note.edit(
      "NoteView_dark.xib",
      """
                      <outlet property="textField" destination="text" id="o1"/>

      """,
      "")
    note.edit("NoteView_default.swift", "get { textField?.text }", "get { field?.text }")
    note.edit(
      "NoteView_default.swift",
      """
      set { textField?.text = newValue }
        }
      """,
      """
      set { field?.text = newValue }
        }

        var field: UITextField? { self.textField }
      """)
    #expect(
      note.findings == """
        NoteView_dark.xib:6:10: error: outlet 'textField' is not connected; 'text' of 'NoteViewModel' needs it
        6 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |          ^~~~
        NoteView_default.swift:13:7: note: 'field' uses it
        13 |   var field: UITextField? { self.textField }
           |       ^~~~~

        """)
  }

  @Test func `a view that is not a view model`() {
    var note = Note()
    note.edit("NoteView_default.swift", ", NoteViewModel", "")
    #expect(
      note.findings == """
        NoteView_default.swift:3:7: error: 'NoteView_default' is a view that does not conform to 'NoteViewModel'; its Screenlet finds no view model
        3 | class NoteView_default: BaseScreenletView {
          |       ^~~~~~~~~~~~~~~~
        NoteViewModel.swift:1:10: note: 'NoteViewModel' is declared here
        1 | protocol NoteViewModel: AnyObject {
          |          ^~~~~~~~~~~~~

        """)
  }
}
