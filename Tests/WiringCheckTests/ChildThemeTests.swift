import Testing

/// Child themes that change more than they may.
struct ChildThemeTests {
  @Test func `another identifier`() {
    var note = Note()
    note.edit(
      "NoteView_large.xib",
      #"restorationIdentifier="add-note""#,
      #"restorationIdentifier="defaultAction""#)
    #expect(
      note.findings == """
        NoteView_large.xib:12:56: error: the child theme 'large' changes restorationIdentifier of the button 'defaultAction', which is 'add-note' in its parent; make it an extended theme to change more than the looks
        12 |                 <button tag="2" restorationIdentifier="defaultAction" id="add">
           |                                                        ^~~~~~~~~~~~~
        NoteView_default.xib:12:33: note: the button 'add-note' of the parent
        12 |                 <button tag="2" restorationIdentifier="add-note" id="add">
           |                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `an identifier that is gone`() {
    var note = Note()
    note.edit("NoteView_large.xib", #" restorationIdentifier="add-note""#, "")
    #expect(
      note.findings == """
        NoteView_large.xib:12:18: error: the child theme 'large' changes restorationIdentifier of the button, which is 'add-note' in its parent; make it an extended theme to change more than the looks
        12 |                 <button tag="2" id="add">
           |                  ^~~~~~
        NoteView_default.xib:12:33: note: the button 'add-note' of the parent
        12 |                 <button tag="2" restorationIdentifier="add-note" id="add">
           |                                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `an outlet that is gone`() {
    var note = Note()
    note.edit(
      "NoteView_large.xib",
      """
                      <outlet property="textField" destination="text" id="o1"/>

      """,
      "")
    #expect(
      note.findings == """
        NoteView_large.xib:6:10: error: the child theme 'large' does not connect the outlet 'textField' that its parent connects; make it an extended theme to change more than the looks
        6 |         <view id="root" customClass="NoteView_default" customModule="Notes">
          |          ^~~~
        NoteView_default.xib:20:18: note: the outlet 'textField' of the parent
        20 |                 <outlet property="textField" destination="text" id="o1"/>
           |                  ^~~~~~

        """)
  }

  @Test func `an outlet to something else`() {
    var note = Note()
    note.edit("NoteView_large.xib", #"destination="text""#, #"destination="other""#)
    note.edit(
      "NoteView_large.xib",
      "            </subviews>",
      """
                      <textField id="other"/>
                  </subviews>
      """)
    #expect(
      note.findings == """
        NoteView_large.xib:15:18: error: the child theme 'large' adds a textField, which its parent does not have; make it an extended theme to change more than the looks
        15 |                 <textField id="other"/>
           |                  ^~~~~~~~~
        NoteView_large.xib:21:59: error: the child theme 'large' connects the outlet 'textField' to something other than its parent does; make it an extended theme to change more than the looks
        21 |                 <outlet property="textField" destination="other" id="o1"/>
           |                                                           ^~~~~
        NoteView_default.xib:20:59: note: the outlet 'textField' of the parent
        20 |                 <outlet property="textField" destination="text" id="o1"/>
           |                                                           ^~~~

        """)
  }

  @Test func `a component more`() {
    var note = Note()
    note.edit(
      "NoteView_large.xib",
      "            </subviews>",
      """
                      <label id="hint"/>
                  </subviews>
      """)
    #expect(
      note.findings == """
        NoteView_large.xib:15:18: error: the child theme 'large' adds a label, which its parent does not have; make it an extended theme to change more than the looks
        15 |                 <label id="hint"/>
           |                  ^~~~~

        """)
  }

  @Test func `a component less`() {
    var note = Note()
    note.edit(
      "NoteView_default.xib",
      "            </subviews>",
      """
                      <label id="hint"/>
                  </subviews>
      """)
    #expect(
      note.findings == """
        NoteView_large.xib:6:10: error: the child theme 'large' lacks the label of its parent; make it an extended theme to change more than the looks
        6 |         <view id="root" customClass="NoteView_default" customModule="Notes">
          |          ^~~~
        NoteView_default.xib:15:18: note: the label of the parent
        15 |                 <label id="hint"/>
           |                  ^~~~~

        """)
  }

  @Test func `a view around a component`() {
    var note = Note()
    note.edit(
      "NoteView_large.xib",
      #"<textField tag="1" id="text">"#,
      #"<view id="box"><subviews><textField tag="1" id="text">"#)
    note.edit("NoteView_large.xib", "</textField>", "</textField></subviews></view>")
    #expect(
      note.findings == """
        NoteView_large.xib:9:18: warning: the child theme 'large' adds a view, which its parent does not have; make it an extended theme to change more than the looks
        9 |                 <view id="box"><subviews><textField tag="1" id="text">
          |                  ^~~~

        """)
  }

  @Test func `another kind of component`() {
    var note = Note()
    note.edit(
      "NoteView_large.xib",
      #"<textField tag="1" id="text">"#,
      #"<textField tag="1" id="t2">"#)
    note.edit("NoteView_large.xib", "textField", "searchTextField")
    note.edit("NoteView_large.xib", #"property="searchTextField""#, #"property="textField""#)
    note.edit("NoteView_large.xib", #"destination="text""#, #"destination="t2""#)
    note.edit("NoteView_large.xib", #"firstItem="text""#, #"firstItem="t2""#)
    #expect(
      note.findings == """
        NoteView_large.xib:9:18: error: the child theme 'large' makes a searchTextField of the textField of its parent; make it an extended theme to change more than the looks
        9 |                 <searchTextField tag="1" id="t2">
          |                  ^~~~~~~~~~~~~~~
        NoteView_default.xib:9:18: note: the textField of the parent
        9 |                 <textField tag="1" id="text">
          |                  ^~~~~~~~~

        """)
  }

  @Test func `a class of a component`() {
    var note = Note()
    note.edit(
      "NoteView_large.xib",
      #"<textField tag="1""#,
      #"<textField customClass="NoteField" customModule="Notes" tag="1""#)
    note.files["NoteField.swift"] = """
      class NoteField: UITextField {}

      """
    #expect(
      note.findings == """
        NoteView_large.xib:9:41: error: the child theme 'large' changes customClass of the textField, which is not set in its parent; make it an extended theme to change more than the looks
        9 |                 <textField customClass="NoteField" customModule="Notes" tag="1" id="text">
          |                                         ^~~~~~~~~
        NoteView_default.xib:9:18: note: the textField of the parent
        9 |                 <textField tag="1" id="text">
          |                  ^~~~~~~~~

        """)
  }

  @Test func `an action more`() {
    var note = Note()
    note.edit(
      "NoteView_large.xib",
      #"<rect key="frame" x="8" y="50" width="304" height="34"/>"#,
      #"<connections><action selector="clear:" destination="root" eventType="touchUpInside" id="a1"/></connections>"#
    )
    note.edit(
      "NoteView_default.swift",
      "  var text",
      """
        @IBAction func clear(_ sender: Any) {}

        var text
      """)
    #expect(
      note.findings == """
        NoteView_large.xib:13:35: error: the child theme 'large' adds the action 'clear:', which its parent does not have; make it an extended theme to change more than the looks
        13 |                     <connections><action selector="clear:" destination="root" eventType="touchUpInside" id="a1"/></conne…
           |                                   ^~~~~~

        """)
  }
}
