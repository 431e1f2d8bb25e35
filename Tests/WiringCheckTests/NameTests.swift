import Testing

/// Names of files, classes, themes and Screenlets.
struct NameTests {
  @Test func `a XIB that is named after another theme`() {
    var note = Note()
    note.move("NoteView_dark.xib", to: "NoteView_drak.xib")
    #expect(
      note.findings == """
        NoteView_drak.xib:6:38: error: 'NoteView_drak.xib' has the view class 'NoteView_dark', and there is no 'NoteView_dark.xib'; rename the file or the class
        6 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |                                      ^~~~~~~~~~~~~

        """)
  }

  @Test func `a XIB that is named after another Screenlet`() {
    var note = Note()
    note.move("NoteView_dark.xib", to: "MemoView_dark.xib")
    #expect(
      note.findings == """
        MemoView_dark.xib:6:38: error: 'MemoView_dark.xib' has the view class 'NoteView_dark' of another Screenlet; rename one of them
        6 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |                                      ^~~~~~~~~~~~~
        NoteView_dark.swift:3:7: note: 'NoteView_dark' is declared here
        3 | class NoteView_dark: NoteView_default {}
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `a XIB with the class of another Screenlet`() {
    var note = Note()
    note.files["MemoScreenlet.swift"] = """
      class MemoScreenlet: BaseScreenlet {}

      """
    note.files["MemoView_default.swift"] = """
      class MemoView_default: BaseScreenletView {}

      """
    note.files["MemoView_default.xib"] = """
      <document>
          <objects>
              <view id="root" customClass="NoteView_dark" customModule="Notes">
                  <subviews>
                      <textField id="text"/>
                  </subviews>
                  <connections>
                      <outlet property="textField" destination="text" id="o1"/>
                  </connections>
              </view>
          </objects>
      </document>

      """
    #expect(
      note.findings == """
        MemoView_default.xib:3:38: error: 'MemoView_default.xib' has the view class 'NoteView_dark' of another Screenlet; rename one of them
        3 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |                                      ^~~~~~~~~~~~~
        NoteView_dark.swift:3:7: note: 'NoteView_dark' is declared here
        3 | class NoteView_dark: NoteView_default {}
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `a class that the XIB of its name does not use`() {
    var note = Note()
    note.edit("NoteView_dark.xib", "NoteView_dark", "NoteView_default")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:38: error: the XIB uses 'NoteView_default' though there is a class 'NoteView_dark'; use that, or delete it
        6 |         <view id="root" customClass="NoteView_default" customModule="Notes">
          |                                      ^~~~~~~~~~~~~~~~
        NoteView_dark.swift:3:7: note: 'NoteView_dark' is declared here
        3 | class NoteView_dark: NoteView_default {}
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `a theme whose Screenlet is misspelt`() {
    var note = Note()
    note.move("NoteView_dark.xib", to: "NotteView_dark.xib")
    note.edit("NotteView_dark.xib", "NoteView_dark", "NotteView_dark")
    note.move("NoteView_dark.swift", to: "NotteView_dark.swift")
    note.edit("NotteView_dark.swift", "NoteView_dark", "NotteView_dark")
    #expect(
      note.findings == """
        NotteView_dark.xib:6:38: error: 'NotteView_dark.xib' is named after a Screenlet 'Notte', which does not exist; did you mean 'Note'?
        6 |         <view id="root" customClass="NotteView_dark" customModule="Notes">
          |                                      ^~~~~~~~~~~~~~

        """)
  }

  @Test func `a source file that is named after another theme`() {
    var note = Note()
    note.move("NoteView_dark.swift", to: "NoteView_bright.swift")
    #expect(
      note.findings == """
        NoteView_bright.swift:3:7: error: class 'NoteView_dark' is in 'NoteView_bright.swift'; name the file after the class
        3 | class NoteView_dark: NoteView_default {}
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `a theme without a class`() {
    var note = Note()
    note.edit("NoteView_dark.xib", #" customClass="NoteView_dark" customModule="Notes""#, "")
    note.edit(
      "NoteView_dark.xib",
      """
                      <outlet property="textField" destination="text" id="o1"/>
                      <outlet property="addButton" destination="add" id="o2"/>

      """,
      "")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:10: error: the root of a theme needs its view class; add customClass="NoteView_dark"
        6 |         <view id="root">
          |          ^~~~

        """)
  }

  @Test func `a theme whose root is not a view of a Screenlet`() {
    var note = Note()
    note.edit(
      "NoteView_dark.swift",
      "NoteView_default {}",
      """
      UIView {
        @IBOutlet var textField: UITextField?
        @IBOutlet var addButton: UIButton?
      }
      """)
    #expect(
      note.findings == """
        NoteView_dark.xib:6:38: error: the first object of 'NoteView_dark.xib' is its view, and 'NoteView_dark' is not a BaseScreenletView
        6 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |                                      ^~~~~~~~~~~~~
        NoteView_dark.swift:3:7: note: 'NoteView_dark' is declared here
        3 | class NoteView_dark: UIView {
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `a class without a XIB`() {
    var note = Note()
    note.files["NoteView_dark.xib"] = nil
    #expect(
      note.findings == """
        NoteView_dark.swift:3:7: warning: no XIB is named after the view class 'NoteView_dark'; its theme is never shown
        3 | class NoteView_dark: NoteView_default {}
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `a Screenlet without the default theme`() {
    var note = Note()
    note.files["NoteView_large.xib"] = nil
    note.files["NoteView_default.xib"] = nil
    #expect(
      note.findings == """
        NoteScreenlet.swift:3:7: warning: no 'NoteView_default.xib', which every theme falls back to; add one
        3 | class NoteScreenlet: BaseScreenlet {
          |       ^~~~~~~~~~~~~

        """)
  }
}
