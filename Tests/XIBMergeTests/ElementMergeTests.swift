import Testing
import XIBMerge

/// Elements that come, go and move, on one side or on both.
struct ElementMergeTests {
  /// A label of yours, with its outlet.
  private let label = [
    Edit(
      "            </subviews>",
      """
                      <label text="Mine" id="mine">
                          <rect key="frame" x="8" y="120" width="42" height="21"/>
                      </label>
                  </subviews>
      """),
    Edit(
      "            </connections>",
      """
                      <outlet property="mineLabel" destination="mine" id="m1"/>
                  </connections>
      """),
  ]
  /// A field that the generator puts between the title and the button.
  private let field = [
    Edit(
      #"                <button tag="2" id="add">"#,
      """
                      <textField placeholder="Body" id="body">
                          <rect key="frame" x="8" y="50" width="304" height="34"/>
                          <constraints>
                              <constraint firstAttribute="height" constant="34" id="c4"/>
                          </constraints>
                      </textField>
                      <button tag="2" id="add">
      """),
    Edit(
      #"                <constraint firstItem="add" firstAttribute="top" secondItem="title" id="c2"/>"#,
      """
                      <constraint firstItem="body" firstAttribute="top" secondItem="title" id="c3"/>
                      <constraint firstItem="add" firstAttribute="top" secondItem="body" id="c5"/>
      """),
    Edit(
      #"                <outlet property="addButton""#,
      """
                      <outlet property="bodyField" destination="body" id="o3"/>
                      <outlet property="addButton"
      """),
  ]
  private let font = Edit(#"type="system" pointSize="14""#, #"type="boldSystem" pointSize="20""#)
  private let tag = Edit(#"tag="2""#, #"tag="3""#)
  private let noButton = [
    Edit(
      """
                      <button tag="2" id="add">
                          <rect key="frame" x="8" y="50" width="304" height="34"/>
                          <state key="normal" title="Add"/>
                      </button>

      """, ""),
    Edit(
      """
                      <constraint firstItem="add" firstAttribute="top" secondItem="title" id="c2"/>

      """, ""),
    Edit(
      """
                      <outlet property="addButton" destination="add" id="o2"/>

      """, ""),
  ]

  @Test func `what one side alone has stays, and comes`() {
    #expect(Sheet.merged(yours: label, generated: [font]) == Sheet.with(label + [font]))
    #expect(Sheet.merged(yours: [font], generated: field) == Sheet.with(field + [font]))
    #expect(
      Sheet.merged(yours: label + [font], generated: field) == Sheet.with(label + field + [font]))
  }

  @Test func `a constraint that replaced another keeps your changes to it`() {
    let constant = Edit(
      #"secondItem="title" id="c2"/>"#, #"secondItem="title" constant="20" id="c2"/>"#)
    #expect(
      Sheet.merged(yours: [constant], generated: field)
        == Sheet.with(
          field + [
            Edit(#"secondItem="body" id="c5"/>"#, #"secondItem="body" constant="20" id="c5"/>"#)
          ]
        ))
  }

  @Test func `what is no longer generated goes, and leaves no line`() {
    #expect(Sheet.merged(yours: [font], generated: noButton) == Sheet.with(noButton + [font]))
    #expect(
      Sheet.merged(yours: label, generated: noButton) == Sheet.with(label + noButton))
  }

  @Test func `what is no longer generated, and you changed, is a conflict`() {
    #expect(
      Sheet.merged(yours: [tag], generated: noButton) == """
        yours.xib:12:18: error: the button 'add' is no longer generated, and you changed it; delete it, or undo the change of the spec
        12 |                 <button tag="3" id="add">
           |                  ^~~~~~

        """)
    let color = Edit(
      #"                    <state key="normal""#,
      """
                          <color key="tintColor" white="1"/>
                          <state key="normal"
      """)
    #expect(
      Sheet.merged(yours: [color], generated: noButton) == """
        yours.xib:14:22: error: the button 'add' is no longer generated, and you changed it; delete it, or undo the change of the spec
        14 |                     <color key="tintColor" white="1"/>
           |                      ^~~~~

        """)
    #expect(
      Sheet.merged(yours: [tag, font], generated: noButton, preferring: .generated)
        == Sheet.with(noButton + [font]))
    #expect(
      Sheet.merged(yours: [tag, font], generated: noButton, preferring: .yours)
        == Sheet.with([tag, font, noButton[1], noButton[2]]))
  }

  @Test func `what you deleted stays deleted`() {
    #expect(Sheet.merged(yours: noButton, generated: [tag, font]) == Sheet.with(noButton + [font]))
    let color = Edit(
      #"                    <state key="normal""#,
      """
                          <color key="tintColor" white="1"/>
                          <state key="normal"
      """)
    #expect(Sheet.merged(yours: noButton, generated: [color]) == Sheet.with(noButton))
  }

  @Test func `what needs something that you deleted is a conflict`() {
    let spinner = Edit(
      "            </constraints>",
      """
                      <constraint firstItem="title" firstAttribute="width" secondItem="add" id="c6"/>
                  </constraints>
      """)
    #expect(
      Sheet.merged(yours: noButton, generated: [spinner]) == """
        generated.xib:12:37: error: the constraint 'c6' needs the object 'add', which is not there any more; connect it to another
        12 |                 <button tag="2" id="add">
           |                                     ^~~

        """)
    // A constraint goes with a view that it ties to another.
    #expect(Sheet.merged(yours: [spinner], generated: noButton) == Sheet.with(noButton))
  }

  @Test func `a group that you emptied comes back with what is new in it`() {
    let noConnections = [
      Edit(
        """
                    <connections>
                        <outlet property="titleField" destination="title" id="o1"/>
                        <outlet property="addButton" destination="add" id="o2"/>
                    </connections>

        """, "")
    ]
    let outlet = Edit(
      "            </connections>",
      """
                      <outlet property="other" destination="add" id="o4"/>
                  </connections>
      """)
    #expect(
      Sheet.merged(yours: noConnections, generated: [outlet])
        == Sheet.with(
          Edit(
            "                <outlet property=\"titleField\" destination=\"title\" id=\"o1\"/>\n",
            ""),
          Edit(
            #"property="addButton" destination="add" id="o2""#,
            #"property="other" destination="add" id="o4""#)))
  }

  @Test func `what you moved into another view changes there`() {
    let stack = [
      Edit(
        #"<textField placeholder="Title" id="title">"#,
        #"<stackView id="stack"><subviews><textField placeholder="Title" id="title">"#),
      Edit("</textField>", "</textField></subviews></stackView>"),
    ]
    #expect(
      Sheet.merged(yours: stack, generated: [font] + field.suffix(0))
        == Sheet.with(stack + [font]))
    #expect(Sheet.merged(yours: stack, generated: field) == Sheet.with(stack + field))
  }

  @Test func `what was moved by both, and what was moved into what is gone`() {
    let own = Edit(
      "            </subviews>",
      #"                <view id="mine"><subviews><label id="inner"/></subviews></view>"#
        + "\n            </subviews>")
    let base = Sheet.with(own)
    let yours = Sheet.with(
      own, Edit("<label id=\"inner\"/>", ""),
      Edit(
        "                <constraint firstItem=\"title\"",
        "                <label id=\"inner\"/>\n                <constraint firstItem=\"title\""))
    let generated = Sheet.with(
      own, Edit("<label id=\"inner\"/>", ""),
      Edit(
        "                <outlet property=\"titleField\"",
        "                <label id=\"inner\"/>\n                <outlet property=\"titleField\""))
    #expect(
      Sheet.merged(base: base, yours: yours, generated: generated) == """
        yours.xib:19:18: error: the label 'inner' was moved by you, and elsewhere by the generator; keep one of the two positions
        19 |                 <label id="inner"/>
           |                  ^~~~~
        generated.xib:23:18: note: what was generated is here
        23 |                 <label id="inner"/>
           |                  ^~~~~

        """)
    #expect(
      Sheet.merged(base: base, yours: yours, generated: generated, preferring: .yours) == yours)
    let moved = Sheet.with(
      own,
      Edit(
        "<label id=\"inner\"/>", #"<label id="inner"/><textField placeholder="Title" id="title"/>"#),
      Edit(
        """
                        <textField placeholder="Title" id="title">
                            <rect key="frame" x="8" y="8" width="304" height="34"/>
                            <fontDescription key="fontDescription" type="system" pointSize="14"/>
                        </textField>

        """, ""))
    #expect(
      Sheet.merged(base: base, yours: moved, generated: Sheet.base).hasPrefix(
        "yours.xib:12:63: error: the textField 'title' has lost its parent, which was "
          + "deleted or moved; move it to another one\n"))
    #expect(
      Sheet.merged(
        base: base, yours: moved, generated: Sheet.base, preferring: .generated
      ).contains("                <textField placeholder=\"Title\" id=\"title\"/>\n"))
  }

  @Test func `an object of one id on both sides, and an outlet of one name`() {
    let own = Edit(
      "            </subviews>", "                <label id=\"new\"/>\n            </subviews>")
    let other = Edit(
      "            </subviews>",
      "                <label text=\"A\" id=\"new\"/>\n            </subviews>")
    #expect(Sheet.merged(yours: [own], generated: [other]) == Sheet.with(other))
    let outlet = { (destination: String) in
      Edit(
        "            </connections>",
        "                <outlet property=\"new\" destination=\"\(destination)\" id=\"o5\"/>\n            </connections>"
      )
    }
    #expect(
      Sheet.merged(yours: [outlet("add")], generated: [outlet("title")]) == """
        yours.xib:24:40: error: destination of the outlet 'new' was changed by you, and differently by the generator; keep one of them
        24 |                 <outlet property="new" destination="add" id="o5"/>
           |                                        ^~~~~~~~~~~~~~~~~
        generated.xib:24:40: note: what was generated is here
        24 |                 <outlet property="new" destination="title" id="o5"/>
           |                                        ^~~~~~~~~~~~~~~~~~~

        """)
    let constraint = Edit(
      "            </subviews>", "                <label id=\"o6\"/>\n            </subviews>")
    let connection = Edit(
      "            </connections>",
      "                <outlet property=\"new\" destination=\"add\" id=\"o6\"/>\n            </connections>"
    )
    #expect(
      Sheet.merged(yours: [constraint], generated: [connection]) == """
        yours.xib:16:28: error: you and the generator both have an object with the id 'o6'; give yours another one
        16 |                 <label id="o6"/>
           |                            ^~

        """)
  }

  @Test func `elements that only their position tells apart`() {
    let segments = { (titles: [String]) in
      Edit(
        #"                    <state key="normal" title="Add"/>"#,
        "                    <segments key=\"segments\">\n"
          + titles.map { "                        <segment title=\"\($0)\"/>\n" }.joined()
          + "                    </segments>")
    }
    let base = Sheet.with(segments(["A", "B", "C"]))
    func merged(_ yours: [String], _ generated: [String]) -> String {
      Sheet.merged(
        base: base, yours: Sheet.with(segments(yours)), generated: Sheet.with(segments(generated)))
    }
    #expect(
      merged(["A", "b", "C"], ["A", "B", "C", "D"]) == Sheet.with(segments(["A", "b", "C", "D"])))
    #expect(merged(["Z", "A", "B", "C"], ["A", "B"]) == Sheet.with(segments(["Z", "A", "B"])))
    #expect(merged(["A", "C"], ["A", "B", "c"]) == Sheet.with(segments(["A", "c"])))
    #expect(
      merged(["A", "B", "C", "Y"], ["A", "X", "B", "C"])
        == Sheet.with(segments(["A", "X", "B", "C", "Y"])))
  }

  @Test func `an object that is of another kind for the generator is a conflict`() {
    let label = [
      Edit("<button tag=\"2\" id=\"add\">", "<label tag=\"2\" id=\"add\">"),
      Edit("</button>", "</label>"),
    ]
    let edit = Edit("title=\"Add\"", "title=\"Mine\"")
    #expect(
      Sheet.merged(yours: label, generated: [edit]) == Sheet.with(label + [edit]))
    #expect(
      Sheet.merged(yours: [edit], generated: label) == """
        yours.xib:12:18: error: the button 'add' is the label 'add' in what is generated; keep one \
        of them
        12 |                 <button tag="2" id="add">
           |                  ^~~~~~
        generated.xib:12:18: note: what was generated is here
        12 |                 <label tag="2" id="add">
           |                  ^~~~~

        """)
    #expect(
      Sheet.merged(yours: [edit], generated: label, preferring: .yours) == Sheet.with(edit))
  }
}
