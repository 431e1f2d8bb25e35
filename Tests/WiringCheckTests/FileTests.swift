import Testing

/// XIBs and sources that cannot be read, or not as a whole.
struct FileTests {
  @Test func `a XIB that is not XML`() {
    var note = Note()
    note.edit("NoteView_dark.xib", "</subviews>", "</subview>")
    #expect(
      note.findings == """
        NoteView_dark.xib:15:13: error: '</subview>' where 'subviews' is open; expected '</subviews>'
        15 |             </subview>
           |             ^~~~~~~~~
        NoteView_dark.xib:8:14: note: 'subviews' is opened here
        8 |             <subviews>
          |              ^~~~~~~~

        """)
  }

  @Test func `XML that is not a XIB`() {
    var note = Note()
    note.files["Info.xib"] = """
      <plist/>

      """
    #expect(
      note.findings == """
        Info.xib:1:2: error: not a document of Interface Builder; expected '<document>' with '<objects>' in it
        1 | <plist/>
          |  ^~~~~

        """)
  }

  @Test func `a XIB of Xcode 4, which apps may still have`() {
    var note = Note()
    note.files["Picker.xib"] = """
      <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
        <data/>
      </archive>

      """
    #expect(
      note.findings == """
        Picker.xib:1:2: warning: not checked, because Xcode 4 saved it; open it in a newer Xcode, and save it
        1 | <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="8.00">
          |  ^~~~~~~

        """)
  }

  @Test func `two objects with one id`() {
    var note = Note()
    note.edit("NoteView_default.xib", #"id="add""#, #"id="text""#)
    note.edit("NoteView_default.xib", #"destination="add""#, #"destination="text""#)
    note.edit("NoteView_large.xib", #"id="add""#, #"id="text""#)
    note.edit("NoteView_large.xib", #"destination="add""#, #"destination="text""#)
    #expect(
      note.findings == """
        NoteView_default.xib:12:70: error: a second object with the id 'text'; give it another one
        12 |                 <button tag="2" restorationIdentifier="add-note" id="text">
           |                                                                      ^~~~
        NoteView_default.xib:9:40: note: the first one is here
        9 |                 <textField tag="1" id="text">
          |                                        ^~~~
        NoteView_default.xib:21:59: error: outlet 'addButton' of 'NoteView_default' is a UIButton, and what is connected is a UITextField; change one
        21 |                 <outlet property="addButton" destination="text" id="o2"/>
           |                                                           ^~~~
        NoteView_default.swift:6:22: note: 'addButton' is declared here
        6 |   @IBOutlet weak var addButton: UIButton?
          |                      ^~~~~~~~~
        NoteView_default.xib:21:59: warning: outlets 'textField' and 'addButton' lead to the same object; connect each to its own
        21 |                 <outlet property="addButton" destination="text" id="o2"/>
           |                                                           ^~~~
        NoteView_default.xib:20:18: note: 'textField' is connected here
        20 |                 <outlet property="textField" destination="text" id="o1"/>
           |                  ^~~~~~
        NoteView_large.xib:12:70: error: a second object with the id 'text'; give it another one
        12 |                 <button tag="2" restorationIdentifier="add-note" id="text">
           |                                                                      ^~~~
        NoteView_large.xib:9:40: note: the first one is here
        9 |                 <textField tag="1" id="text">
          |                                        ^~~~
        NoteView_large.xib:21:59: error: outlet 'addButton' of 'NoteView_default' is a UIButton, and what is connected is a UITextField; change one
        21 |                 <outlet property="addButton" destination="text" id="o2"/>
           |                                                           ^~~~
        NoteView_default.swift:6:22: note: 'addButton' is declared here
        6 |   @IBOutlet weak var addButton: UIButton?
          |                      ^~~~~~~~~

        """)
  }

  @Test func `a constraint of an object that is not there`() {
    var note = Note()
    note.edit("NoteView_dark.xib", #"secondItem="root""#, #"secondItem="top""#)
    #expect(
      note.findings == """
        NoteView_dark.xib:17:79: error: no object of this document has the id 'top'
        17 |                 <constraint firstItem="text" firstAttribute="top" secondItem="top" secondAttribute="top" id="c1"/>
           |                                                                               ^~~

        """)
  }

  @Test func `a source whose braces do not match`() {
    var note = Note()
    note.edit("NoteView_default.swift", "get { textField?.text }", "get { textField?.text ")
    #expect(
      note.findings == """
        NoteView_default.swift:3:58: error: this bracket is never closed; close it
        3 | class NoteView_default: BaseScreenletView, NoteViewModel {
          |                                                          ^

        """)
  }
}
