import Testing

/// Actions that XIBs send.
struct ActionTests {
  @Test func `an action that the class does not have`() {
    var note = Note()
    note.edit(
      "NoteView_dark.xib",
      #"<rect key="frame" x="8" y="50" width="304" height="34"/>"#,
      #"<connections><action selector="tap:" destination="root" eventType="touchUpInside" id="a1"/></connections>"#
    )
    note.edit(
      "NoteView_dark.swift",
      "NoteView_default {}",
      """
      NoteView_default {
        @IBAction func tapped(_ sender: Any) {}
      }
      """)
    #expect(
      note.findings == """
        NoteView_dark.xib:13:52: error: 'NoteView_dark' has no action 'tap:'; declare it there with '@IBAction', or disconnect it
        13 |                     <connections><action selector="tap:" destination="root" eventType="touchUpInside" id="a1"/></connect…
           |                                                    ^~~~
        NoteView_dark.swift:3:7: note: 'NoteView_dark' is declared here
        3 | class NoteView_dark: NoteView_default {
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `a function that is not an action`() {
    var note = Note()
    note.edit(
      "NoteView_dark.xib",
      #"<rect key="frame" x="8" y="50" width="304" height="34"/>"#,
      #"<connections><action selector="tap:" destination="root" eventType="touchUpInside" id="a1"/></connections>"#
    )
    note.edit(
      "NoteView_dark.swift",
      "NoteView_default {}",
      """
      NoteView_default {
        func tap(_ sender: Any) {}
      }
      """)
    #expect(
      note.findings == """
        NoteView_dark.xib:13:52: error: 'tap:' of 'NoteView_dark' is not an action; declare it with '@IBAction'
        13 |                     <connections><action selector="tap:" destination="root" eventType="touchUpInside" id="a1"/></connect…
           |                                                    ^~~~
        NoteView_dark.swift:4:8: note: 'tap' is declared here
        4 |   func tap(_ sender: Any) {}
          |        ^~~

        """)
  }

  @Test func `an action whose parameter has a label`() {
    var note = Note()
    note.edit(
      "NoteView_dark.xib",
      #"<rect key="frame" x="8" y="50" width="304" height="34"/>"#,
      #"<connections><action selector="tap:" destination="root" eventType="touchUpInside" id="a1"/></connections>"#
    )
    note.edit(
      "NoteView_dark.swift",
      "NoteView_default {}",
      """
      NoteView_default {
        @IBAction func tap(sender: UIButton) {}
      }
      """)
    #expect(
      note.findings == """
        NoteView_dark.xib:13:52: error: 'NoteView_dark' has no action 'tap:'; did you mean 'tapWithSender:'?
        13 |                     <connections><action selector="tap:" destination="root" eventType="touchUpInside" id="a1"/></connect…
           |                                                    ^~~~
        NoteView_dark.swift:3:7: note: 'NoteView_dark' is declared here
        3 | class NoteView_dark: NoteView_default {
          |       ^~~~~~~~~~~~~

        """)
  }
}
