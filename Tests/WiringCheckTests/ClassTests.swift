import Testing

/// Custom classes and their modules.
struct ClassTests {
  @Test func `a class that is misspelt`() {
    var note = Note()
    note.edit("NoteView_dark.xib", "NoteView_dark", "NoteView_drak")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:38: error: no source declares the class 'NoteView_drak'; did you mean 'NoteView_dark'?
        6 |         <view id="root" customClass="NoteView_drak" customModule="Notes">
          |                                      ^~~~~~~~~~~~~

        """)
  }

  @Test func `a class that no source declares`() {
    var note = Note()
    note.edit("NoteView_dark.xib", "NoteView_dark", "Painting")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:38: error: no source declares the class 'Painting'
        6 |         <view id="root" customClass="Painting" customModule="Notes">
          |                                      ^~~~~~~~

        """)
  }

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

  @Test func `a class without a module that is almost one of the sources`() {
    var note = Note()
    note.edit("NoteView_dark.xib", #""NoteView_dark" customModule="Notes""#, #""NoteView_drak""#)
    #expect(
      note.findings == """
        NoteView_dark.xib:6:38: warning: no source declares the class 'NoteView_drak'; did you mean 'NoteView_dark'?
        6 |         <view id="root" customClass="NoteView_drak">
          |                                      ^~~~~~~~~~~~~

        """)
  }

  @Test func `a class of the target that no source declares`() {
    var note = Note()
    note.edit(
      "NoteView_dark.xib", #""NoteView_dark" customModule="Notes""#,
      #""Painting" customModuleProvider="target""#)
    #expect(
      note.findings == """
        NoteView_dark.xib:6:38: error: no source declares the class 'Painting'
        6 |         <view id="root" customClass="Painting" customModuleProvider="target">
          |                                      ^~~~~~~~

        """)
  }

  @Test func `a class of another kind`() {
    var note = Note()
    note.edit(
      "NoteView_default.xib",
      #"<textField tag="1""#,
      #"<textField customClass="NoteField" customModule="Notes" tag="1""#)
    note.edit(
      "NoteView_large.xib",
      #"<textField tag="1""#,
      #"<textField customClass="NoteField" customModule="Notes" tag="1""#)
    note.files["NoteField.swift"] = """
      class NoteField: UITextView {}

      """
    #expect(
      note.findings == """
        NoteView_default.xib:9:41: error: class 'NoteField' is not a UITextField, which a 'textField' has to be
        9 |                 <textField customClass="NoteField" customModule="Notes" tag="1" id="text">
          |                                         ^~~~~~~~~
        NoteField.swift:1:7: note: 'NoteField' is declared here
        1 | class NoteField: UITextView {}
          |       ^~~~~~~~~
        NoteView_default.xib:20:59: error: outlet 'textField' of 'NoteView_default' is a UITextField, and what is connected is a NoteField; change one
        20 |                 <outlet property="textField" destination="text" id="o1"/>
           |                                                           ^~~~
        NoteView_default.swift:5:22: note: 'textField' is declared here
        5 |   @IBOutlet weak var textField: UITextField?
          |                      ^~~~~~~~~
        NoteView_large.xib:9:41: error: class 'NoteField' is not a UITextField, which a 'textField' has to be
        9 |                 <textField customClass="NoteField" customModule="Notes" tag="1" id="text">
          |                                         ^~~~~~~~~
        NoteField.swift:1:7: note: 'NoteField' is declared here
        1 | class NoteField: UITextView {}
          |       ^~~~~~~~~
        NoteView_large.xib:20:59: error: outlet 'textField' of 'NoteView_default' is a UITextField, and what is connected is a NoteField; change one
        20 |                 <outlet property="textField" destination="text" id="o1"/>
           |                                                           ^~~~
        NoteView_default.swift:5:22: note: 'textField' is declared here
        5 |   @IBOutlet weak var textField: UITextField?
          |                      ^~~~~~~~~

        """)
  }

  @Test func `a class without its module`() {
    var note = Note()
    note.edit("NoteView_dark.xib", #" customModule="Notes""#, "")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:38: error: class 'NoteView_dark' is not found without its module; name it in 'customModule'
        6 |         <view id="root" customClass="NoteView_dark">
          |                                      ^~~~~~~~~~~~~
        NoteView_dark.swift:3:7: note: 'NoteView_dark' is declared here
        3 | class NoteView_dark: NoteView_default {}
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `two XIBs that disagree about the module of a class`() {
    var note = Note()
    note.edit("NoteView_large.xib", #""Notes""#, #""Memos""#)
    #expect(
      note.findings == """
        NoteView_large.xib:6:70: error: class 'NoteView_default' cannot be in module 'Memos' too; name the same module in all XIBs
        6 |         <view id="root" customClass="NoteView_default" customModule="Memos">
          |                                                                      ^~~~~
        NoteView_default.xib:6:70: note: 'NoteView_default' is in module 'Notes' here
        6 |         <view id="root" customClass="NoteView_default" customModule="Notes">
          |                                                                      ^~~~~

        """)
  }

  @Test func `a module other than that of the superclass`() {
    var note = Note()
    note.edit("NoteView_dark.xib", #""Notes""#, #""Memos""#)
    #expect(
      note.findings == """
        NoteView_dark.xib:6:67: error: class 'NoteView_dark' cannot be in module 'Memos' too; name the same module in all XIBs
        6 |         <view id="root" customClass="NoteView_dark" customModule="Memos">
          |                                                                   ^~~~~
        NoteView_default.xib:6:70: note: 'NoteView_default' is in module 'Notes' here
        6 |         <view id="root" customClass="NoteView_default" customModule="Notes">
          |                                                                      ^~~~~

        """)
  }

  @Test func `a framework's class in another module`() {
    var note = Note()
    note.edit("NoteView_dark.xib", "NoteView_dark", "BaseScreenletView")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:71: error: class 'BaseScreenletView' is in module 'LiferayScreens', not in 'Notes'
        6 |         <view id="root" customClass="BaseScreenletView" customModule="Notes">
          |                                                                       ^~~~~

        """)
  }
}
