import Testing

/// Restoration identifiers, and what performs no action.
struct IdentifierTests {
  @Test func `an identifier that is not an action`() {
    var note = Note()
    note.edit("NoteView_default.xib", "add-note", "share")
    note.edit("NoteView_large.xib", "add-note", "share")
    #expect(
      note.findings == """
        NoteView_default.xib:12:56: error: 'share' is not an action of 'NoteScreenlet'; it has 'add-note', 'defaultAction'
        12 |                 <button tag="2" restorationIdentifier="share" id="add">
           |                                                        ^~~~~
        NoteView_large.xib:12:56: error: 'share' is not an action of 'NoteScreenlet'; it has 'add-note', 'defaultAction'
        12 |                 <button tag="2" restorationIdentifier="share" id="add">
           |                                                        ^~~~~

        """)
  }

  @Test func `an identifier that is misspelt`() {
    var note = Note()
    note.edit("NoteView_dark.xib", "add-note", "add-ntoe")
    #expect(
      note.findings == """
        NoteView_dark.xib:12:56: error: 'add-ntoe' is not an action of 'NoteScreenlet'; did you mean 'add-note'?
        12 |                 <button tag="2" restorationIdentifier="add-ntoe" id="add">
           |                                                        ^~~~~~~~

        """)
  }

  @Test func `an identifier that code sets`() {
    var note = Note()
    note.edit(
      "NoteView_default.swift",
      "  var text",
      """
        override func onPreCreate() {
          addButton?.restorationIdentifier = "add_note"
        }

        var text
      """)
    #expect(
      note.findings == """
        NoteView_default.swift:9:40: error: 'add_note' is not an action of 'NoteScreenlet'; did you mean 'add-note'?
        9 |     addButton?.restorationIdentifier = "add_note"
          |                                        ^~~~~~~~~~

        """)
  }

  @Test func `a Screenlet without constants`() {
    var note = Note()
    note.edit(
      "NoteScreenlet.swift",
      """
        static let AddNoteAction = "add-note"


      """,
      "")
    note.edit(
      "NoteScreenlet.swift",
      "name == NoteScreenlet.AddNoteAction ? AddNoteInteractor(screenlet: self) : nil",
      "AddNoteInteractor(screenlet: self)")
    #expect(
      note.findings == """
        NoteView_dark.xib:12:56: warning: 'NoteScreenlet' has no constants for its actions; declare one with the value 'add-note'
        12 |                 <button tag="2" restorationIdentifier="add-note" id="add">
           |                                                        ^~~~~~~~
        NoteScreenlet.swift:3:7: note: 'NoteScreenlet' is declared here
        3 | class NoteScreenlet: BaseScreenlet {
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `a button that does nothing`() {
    var note = Note()
    note.edit("NoteView_dark.xib", #" restorationIdentifier="add-note""#, "")
    note.edit(
      "NoteView_dark.xib",
      """
                      <outlet property="addButton" destination="add" id="o2"/>

      """,
      "")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:10: warning: outlet 'addButton' is not connected; connect it, or delete it
        6 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |          ^~~~
        NoteView_default.swift:6:22: note: 'addButton' is declared here
        6 |   @IBOutlet weak var addButton: UIButton?
          |                      ^~~~~~~~~
        NoteView_dark.xib:12:18: warning: this button does nothing; give it a restorationIdentifier, an outlet or an action
        12 |                 <button tag="2" id="add">
           |                  ^~~~~~

        """)
  }

  @Test func `a text elsewhere is not an action`() {
    var note = Note()
    note.edit("NoteView_dark.xib", "add-note", "share")
    note.files["Tab.swift"] = """
      let title = "share"

      enum Tab: String {
        case share
      }

      """
    #expect(
      note.findings == """
        NoteView_dark.xib:12:56: error: 'share' is not an action of 'NoteScreenlet'; it has 'add-note', \
        'defaultAction'
        12 |                 <button tag="2" restorationIdentifier="share" id="add">
           |                                                        ^~~~~

        """)
    // If the Screenlet uses it, it may be.
    note.edit("NoteScreenlet.swift", "  override", "  lazy var tab = Tab.share\n\n  override")
    #expect(note.findings == "")
  }

  @Test func `a button that code finds`() {
    var note = Note()
    note.edit("NoteView_default.swift", "  @IBOutlet weak var addButton: UIButton?\n", "")
    let outlet = #"                <outlet property="addButton" destination="add" id="o2"/>\#n"#
    for theme in ["default", "dark", "large"] { note.edit("NoteView_\(theme).xib", outlet, "") }
    note.edit("NoteView_dark.xib", #" restorationIdentifier="add-note""#, "")
    #expect(note.findings.hasPrefix("NoteView_dark.xib:12:18: warning: this button does nothing"))
    note.edit(
      "NoteView_dark.swift", "{}",
      """
      {
        override func onCreated() {
          let button = viewWithTag(2) as? UIButton
          button?.addTarget(self, action: #selector(add), for: .touchUpInside)
        }
      }
      """)
    #expect(note.findings == "")
  }
}
