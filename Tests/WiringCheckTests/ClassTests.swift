import Testing

/// Custom classes and their modules.
struct ClassTests {
  @Test func `a class of an Objective-C library is doubted once`() {
    var note = Note()
    for file in ["NoteView_default.xib", "NoteView_large.xib"] {
      note.edit(file, #"<textField tag="1""#, #"<textField customClass="SDTextField" tag="1""#)
    }
    #expect(
      note.findings == """
        NoteView_default.xib:9:41: warning: no source declares the class 'SDTextField'; without a module it can only be one of an Objective-C library
        9 |                 <textField customClass="SDTextField" tag="1" id="text">
          |                                         ^~~~~~~~~~~

        """)
    note.objectiveC["SDTextField.h"] = "@interface SDTextField : UITextField\n@end\n"
    #expect(note.findings == "")
  }
}
