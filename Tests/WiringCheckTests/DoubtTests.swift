import Testing

/// What is wrong in one branch or one theme, and what can only be doubted.
struct DoubtTests {
  @Test func `an outlet without its attribute in one branch of #if`() {
    var note = Note()
    note.edit(
      "NoteView_default.swift",
      """
        @IBOutlet weak var textField: UITextField?
        @IBOutlet weak var addButton: UIButton?

      """,
      """
        #if canImport(UIKit)
          @IBOutlet weak var textField: UITextField?
          weak var addButton: UIButton?
        #else
          @Outlet var textField: UITextField?
          @Outlet var addButton: UIButton?
        #endif

      """)
    #expect(
      note.findings == """
        NoteView_default.swift:7:14: error: 'addButton' of 'NoteView_default' is not an outlet; declare it with '@IBOutlet'
        7 |     weak var addButton: UIButton?
          |              ^~~~~~~~~

        """)
  }

  @Test func `two outlets to one object`() {
    var note = Note()
    note.edit(
      "NoteView_default.swift",
      "  var text",
      """
        @IBOutlet var otherField: UITextField?

        var text
      """)
    note.edit(
      "NoteView_default.xib",
      #"<outlet property="textField" destination="text" id="o1"/>"#,
      #"<outlet property="textField" destination="text" id="o1"/><outlet property="otherField" destination="text" id="o3"/>"#
    )
    note.edit(
      "NoteView_dark.xib",
      #"<outlet property="textField" destination="text" id="o1"/>"#,
      #"<outlet property="textField" destination="text" id="o1"/><outlet property="otherField" destination="text" id="o3"/>"#
    )
    note.edit(
      "NoteView_large.xib",
      #"<outlet property="textField" destination="text" id="o1"/>"#,
      #"<outlet property="textField" destination="text" id="o1"/><outlet property="otherField" destination="text" id="o3"/>"#
    )
    #expect(
      note.findings == """
        NoteView_dark.xib:20:117: warning: outlets 'textField' and 'otherField' lead to the same object; connect each to its own
        20 | …="text" id="o1"/><outlet property="otherField" destination="text" id="o3"/>
           |                                                              ^~~~
        NoteView_dark.xib:20:18: note: 'textField' is connected here
        20 |                 <outlet property="textField" destination="text" id="o1"/><outlet property="otherField" destination="text…
           |                  ^~~~~~
        NoteView_default.xib:20:117: warning: outlets 'textField' and 'otherField' lead to the same object; connect each to its own
        20 | …="text" id="o1"/><outlet property="otherField" destination="text" id="o3"/>
           |                                                              ^~~~
        NoteView_default.xib:20:18: note: 'textField' is connected here
        20 |                 <outlet property="textField" destination="text" id="o1"/><outlet property="otherField" destination="text…
           |                  ^~~~~~

        """)
  }

  @Test func `two outlets to one object, and the view model needs both`() {
    var note = Note()
    note.edit(
      "NoteView_default.swift",
      "  var text",
      """
        @IBOutlet var otherField: UITextField?

        var other: String? { otherField?.text }

        var text
      """)
    note.edit(
      "NoteViewModel.swift",
      "  var text",
      """
        var other: String? { get }
        var text
      """)
    note.edit(
      "NoteView_dark.xib",
      #"<outlet property="textField" destination="text" id="o1"/>"#,
      #"<outlet property="textField" destination="text" id="o1"/><outlet property="otherField" destination="text" id="o3"/>"#
    )
    note.edit(
      "NoteView_default.xib",
      "</textField>",
      """
      </textField>
                      <textField id="other"/>
      """)
    note.edit(
      "NoteView_default.xib",
      #"<outlet property="textField" destination="text" id="o1"/>"#,
      #"<outlet property="textField" destination="text" id="o1"/><outlet property="otherField" destination="other" id="o3"/>"#
    )
    note.edit(
      "NoteView_large.xib",
      "</textField>",
      """
      </textField>
                      <textField id="other"/>
      """)
    note.edit(
      "NoteView_large.xib",
      #"<outlet property="textField" destination="text" id="o1"/>"#,
      #"<outlet property="textField" destination="text" id="o1"/><outlet property="otherField" destination="other" id="o3"/>"#
    )
    #expect(
      note.findings == """
        NoteView_dark.xib:20:117: error: outlets 'textField' and 'otherField' lead to the same object; connect each to its own
        20 | …="text" id="o1"/><outlet property="otherField" destination="text" id="o3"/>
           |                                                              ^~~~
        NoteView_dark.xib:20:18: note: 'textField' is connected here
        20 |                 <outlet property="textField" destination="text" id="o1"/><outlet property="otherField" destination="text…
           |                  ^~~~~~

        """)
  }

  @Test func `an extended theme without an outlet of the theme it extends`() {
    var note = Note()
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

        """)
  }

  @Test func `a constant whose value cannot be read`() {
    var note = Note()
    note.edit("NoteScreenlet.swift", #""add-note""#, #""add" + "-note""#)
    #expect(
      note.findings == """
        NoteView_dark.xib:12:56: warning: no constant of 'NoteScreenlet' says that 'add-note' is an action
        12 |                 <button tag="2" restorationIdentifier="add-note" id="add">
           |                                                        ^~~~~~~~
        NoteView_default.xib:12:56: warning: no constant of 'NoteScreenlet' says that 'add-note' is an action
        12 |                 <button tag="2" restorationIdentifier="add-note" id="add">
           |                                                        ^~~~~~~~
        NoteView_large.xib:12:56: warning: no constant of 'NoteScreenlet' says that 'add-note' is an action
        12 |                 <button tag="2" restorationIdentifier="add-note" id="add">
           |                                                        ^~~~~~~~

        """)
  }

  @Test func `a library Screenlet as superclass, and a name that looks misspelt`() {
    var note = Note()
    note.edit("NoteScreenlet.swift", ": BaseScreenlet", ": LibraryScreenlet")
    note.edit("NoteView_dark.xib", "add-note", "add-ntoe")
    #expect(
      note.findings == """
        NoteView_dark.xib:12:56: warning: no constant of 'NoteScreenlet' says that 'add-ntoe' is an action; did you mean 'add-note'?
        12 |                 <button tag="2" restorationIdentifier="add-ntoe" id="add">
           |                                                        ^~~~~~~~

        """)
  }

  @Test func `a class that may inherit what it lacks, and a name that looks misspelt`() {
    var note = Note()
    note.edit(
      "NoteView_dark.swift",
      "NoteView_default {}",
      """
      LibraryView {
        @IBOutlet var textField: UITextField?
        @IBAction func tapAdd(_ sender: Any) {}
      }
      """)
    note.edit("NoteView_dark.xib", #"property="textField""#, #"property="textFeild""#)
    note.edit(
      "NoteView_dark.xib",
      #"<rect key="frame" x="8" y="50" width="304" height="34"/>"#,
      #"<connections><action selector="tapAd:" destination="root" eventType="touchUpInside" id="a1"/></connections>"#
    )
    #expect(
      note.findings == """
        NoteView_dark.xib:13:52: warning: 'NoteView_dark' may have no action 'tapAd:'; did you mean 'tapAdd:'?
        13 |                     <connections><action selector="tapAd:" destination="root" eventType="touchUpInside" id="a1"/></conne…
           |                                                    ^~~~~~
        NoteView_dark.xib:20:35: warning: 'NoteView_dark' may have no outlet 'textFeild'; did you mean 'textField'?
        20 |                 <outlet property="textFeild" destination="text" id="o1"/>
           |                                   ^~~~~~~~~
        NoteView_dark.swift:4:17: warning: outlet 'textField' of 'NoteView_dark' is not connected anywhere; connect it, or delete it
        4 |   @IBOutlet var textField: UITextField?
          |                 ^~~~~~~~~

        """)
  }
}
