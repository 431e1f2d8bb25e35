import Testing

/// Storyboards, in which Screenlets are put among the views of an app.
struct StoryboardTests {
  /// A list of notes with a Screenlet and a button, and the controller that it leads to.
  private let note: Note

  init() {
    var note = Note()
    note.files["ListController.swift"] = Self.controller
    note.files["Main.storyboard"] = Self.storyboard
    self.note = note
  }

  private func findings(after edits: (String, String)...) -> String {
    var note = note
    for (old, new) in edits {
      let file = Self.storyboard.contains(old) ? "Main.storyboard" : "ListController.swift"
      note.edit(file, old, new)
    }
    return note.findings
  }

  @Test func `a class that no source declares`() {
    #expect(
      findings(after: (#"customClass="ListController""#, #"customClass="ListControler""#)) == """
        Main.storyboard:5:84: error: no source declares the class 'ListControler'; did you mean \
        'ListController'?
        5 |                 <viewController storyboardIdentifier="list" id="list" \
        customClass="ListControler" customModule="Notes">
          |                                                                                    \
        ^~~~~~~~~~~~~

        """)
  }

  @Test func `a Screenlet without its module`() {
    let module = #"customClass="NoteScreenlet" customModule="Notes""#
    #expect(
      findings(after: (module, #"customClass="NoteScreenlet""#)) == """
        Main.storyboard:8:58: error: class 'NoteScreenlet' is not found without its module; name it in \
        'customModule'
        8 |                             <view id="note" customClass="NoteScreenlet">
          |                                                          ^~~~~~~~~~~~~
        NoteScreenlet.swift:3:7: note: 'NoteScreenlet' is declared here
        3 | class NoteScreenlet: BaseScreenlet {
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `an outlet of a Screenlet`() {
    #expect(
      findings(
        after: (
          #"property="delegate" destination="list""#, #"property="delegat" destination="list""#
        ))
          == """
          Main.storyboard:13:55: error: 'NoteScreenlet' has no outlet 'delegat'; did you mean 'delegate'?
          13 |                                     <outlet property="delegat" destination="list" id="o1"/>
             |                                                       ^~~~~~~
          NoteScreenlet.swift:3:7: note: 'NoteScreenlet' is declared here
          3 | class NoteScreenlet: BaseScreenlet {
            |       ^~~~~~~~~~~~~

          """)
  }

  @Test func `an outlet and an action of a view controller`() {
    #expect(
      findings(
        after: (#"property="screenlet""#, #"property="screenlets""#),
        (#"selector="edit:""#, #"selector="edit""#)) == """
          Main.storyboard:18:55: error: 'ListController' has no action 'edit'; did you mean 'edit:'?
          18 |                                     <action selector="edit" destination="list" \
          eventType="touchUpInside" id="a1"/>
             |                                                       ^~~~
          ListController.swift:3:7: note: 'ListController' is declared here
          3 | class ListController: UIViewController {
            |       ^~~~~~~~~~~~~~
          Main.storyboard:24:43: error: 'ListController' has no outlet 'screenlets'; did you mean \
          'screenlet'?
          24 |                         <outlet property="screenlets" destination="note" id="o2"/>
             |                                           ^~~~~~~~~~
          ListController.swift:3:7: note: 'ListController' is declared here
          3 | class ListController: UIViewController {
            |       ^~~~~~~~~~~~~~
          ListController.swift:4:17: warning: outlet 'screenlet' of 'ListController' is not connected \
          anywhere; connect it, or delete it
          4 |   @IBOutlet var screenlet: NoteScreenlet?
            |                 ^~~~~~~~~

          """)
  }

  @Test func `a theme that the Screenlet does not have`() {
    #expect(
      findings(after: (#"value="dark""#, #"value="drak""#)) == """
        Main.storyboard:10:107: warning: 'NoteScreenlet' has no theme 'drak'; did you mean 'dark'?
        10 |                                     <userDefinedRuntimeAttribute type="string" \
        keyPath="themeName" value="drak"/>
           |                                                                                                \
                   ^~~~

        """)
  }

  @Test func `a segue and a view controller that no storyboard has`() {
    #expect(
      findings(
        after: (#"identifier="showDetail""#, #"identifier="showDetails""#),
        (#"storyboardIdentifier="detail""#, #"storyboardIdentifier="details""#)) == """
          ListController.swift:7:34: error: no storyboard has a segue 'showDetail'; did you mean \
          'showDetails'?
          7 |     performSegue(withIdentifier: "showDetail", sender: sender)
            |                                  ^~~~~~~~~~~~
          ListController.swift:8:63: error: no storyboard has a view controller 'detail'; did you mean \
          'details'?
          8 |     _ = storyboard?.instantiateViewController(withIdentifier: "detail")
            |                                                               ^~~~~~~~

          """)
    // Other storyboards, such as those of a library, may have it.
    #expect(findings(after: (#"identifier="showDetail""#, #"identifier="edit""#)) == "")
  }

  @Test func `a segue that leads nowhere`() {
    #expect(
      findings(after: (#"destination="detail" kind"#, #"destination="detial" kind"#)) == """
        Main.storyboard:25:45: error: no object of this document has the id 'detial'; did you mean \
        'detail'?
        25 |                         <segue destination="detial" kind="show" identifier="showDetail" \
        id="g1"/>
           |                                             ^~~~~~

        """)
  }

  @Test func `a scene of a controller that is only made in code is a leftover`() {
    let initializer = #"""
      required init?(coder: NSCoder) { fatalError("made in code") }

        @IBAction
      """#
    #expect(
      findings(after: (#"selector="edit:""#, #"selector="edit""#), ("@IBAction", initializer)) == ""
    )
    // Another initializer is what a segue action calls.
    let other = "init?(coder: NSCoder, id: Int) { super.init(coder: coder) }\n\n  " + initializer
    #expect(
      findings(after: (#"selector="edit:""#, #"selector="edit""#), ("@IBAction", other))
        .hasPrefix("Main.storyboard:18:55: error: 'ListController' has no action 'edit'"))
  }

  @Test func `a gesture recognizer that no view has sends no action`() {
    let recognizer = """
      <tapGestureRecognizer id="tap">
                          <connections><action selector="tap:" destination="list" id="a2"/></connections>
                      </tapGestureRecognizer>
      """
    let attached = #"<outletCollection property="gestureRecognizers" destination="tap" id="o9"/>"#
    #expect(findings(after: ("<placeholder", "\(recognizer)\n<placeholder")) == "")
    #expect(
      findings(
        after: ("<placeholder", "\(recognizer)\n<placeholder"),
        ("<segue", "\(attached)\n<segue")
      ).contains("error: 'ListController' has no action 'tap:'"))
  }

  @Test func `what is not for iOS is left alone`() {
    #expect(
      findings(
        after: ("Storyboard.XIB\">", "Storyboard.XIB\" targetRuntime=\"MacOSX.Cocoa\">"),
        (#"selector="edit:""#, #"selector="edit""#)) == "")
  }

  @Test func `a storyboard without scenes`() {
    var empty = note
    empty.files["Main.storyboard"] = "<document/>"
    #expect(empty.findings == "")
  }

  private static let controller = """
    import UIKit

    class ListController: UIViewController {
      @IBOutlet var screenlet: NoteScreenlet?

      @IBAction func edit(_ sender: Any) {
        performSegue(withIdentifier: "showDetail", sender: sender)
        _ = storyboard?.instantiateViewController(withIdentifier: "detail")
      }
    }

    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB">
        <scenes>
            <scene sceneID="s1">
                <objects>
                    <viewController storyboardIdentifier="list" id="list" customClass="ListController" customModule="Notes">
                        <view key="view" id="v1">
                            <subviews>
                                <view id="note" customClass="NoteScreenlet" customModule="Notes">
                                    <userDefinedRuntimeAttributes>
                                        <userDefinedRuntimeAttribute type="string" keyPath="themeName" value="dark"/>
                                    </userDefinedRuntimeAttributes>
                                    <connections>
                                        <outlet property="delegate" destination="list" id="o1"/>
                                    </connections>
                                </view>
                                <button id="edit">
                                    <connections>
                                        <action selector="edit:" destination="list" eventType="touchUpInside" id="a1"/>
                                    </connections>
                                </button>
                            </subviews>
                        </view>
                        <connections>
                            <outlet property="screenlet" destination="note" id="o2"/>
                            <segue destination="detail" kind="show" identifier="showDetail" id="g1"/>
                        </connections>
                    </viewController>
                    <placeholder placeholderIdentifier="IBFirstResponder" id="f1" sceneMemberID="firstResponder"/>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <tableViewController storyboardIdentifier="detail" id="detail">
                        <tableView key="view" id="t1">
                            <connections>
                                <outlet property="dataSource" destination="detail" id="o3"/>
                                <outlet property="delegate" destination="detail" id="o4"/>
                            </connections>
                        </tableView>
                    </tableViewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """
}
