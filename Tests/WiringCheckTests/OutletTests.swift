import Testing

/// Outlets that XIBs connect, and those that they do not.
struct OutletTests {
  @Test func `an outlet that the class does not have`() {
    var note = Note()
    note.edit("NoteView_dark.xib", #"property="textField""#, #"property="titleField""#)
    #expect(
      note.findings == """
        NoteView_dark.xib:6:10: error: outlet 'textField' is not connected; 'text' of 'NoteViewModel' needs it
        6 |         <view id="root" customClass="NoteView_dark" customModule="Notes">
          |          ^~~~
        NoteView_default.swift:8:7: note: 'text' uses it
        8 |   var text: String? {
          |       ^~~~
        NoteView_dark.xib:20:35: error: 'NoteView_dark' has no outlet 'titleField'; declare it there, or disconnect it
        20 |                 <outlet property="titleField" destination="text" id="o1"/>
           |                                   ^~~~~~~~~~
        NoteView_dark.swift:3:7: note: 'NoteView_dark' is declared here
        3 | class NoteView_dark: NoteView_default {}
          |       ^~~~~~~~~~~~~

        """)
  }

  @Test func `an outlet that is misspelt`() {
    var note = Note()
    note.edit("NoteView_default.xib", #"property="textField""#, #"property="textFeild""#)
    note.edit("NoteView_large.xib", #"property="textField""#, #"property="textFeild""#)
    #expect(
      note.findings == """
        NoteView_default.xib:6:10: error: outlet 'textField' is not connected; 'text' of 'NoteViewModel' needs it
        6 |         <view id="root" customClass="NoteView_default" customModule="Notes">
          |          ^~~~
        NoteView_default.swift:8:7: note: 'text' uses it
        8 |   var text: String? {
          |       ^~~~
        NoteView_default.xib:20:35: error: 'NoteView_default' has no outlet 'textFeild'; did you mean 'textField'?
        20 |                 <outlet property="textFeild" destination="text" id="o1"/>
           |                                   ^~~~~~~~~
        NoteView_default.swift:3:7: note: 'NoteView_default' is declared here
        3 | class NoteView_default: BaseScreenletView, NoteViewModel {
          |       ^~~~~~~~~~~~~~~~
        NoteView_large.xib:20:35: error: 'NoteView_default' has no outlet 'textFeild'; did you mean 'textField'?
        20 |                 <outlet property="textFeild" destination="text" id="o1"/>
           |                                   ^~~~~~~~~
        NoteView_default.swift:3:7: note: 'NoteView_default' is declared here
        3 | class NoteView_default: BaseScreenletView, NoteViewModel {
          |       ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `an outlet that the class has lost`() {
    var note = Note()
    note.edit(
      "NoteView_default.swift",
      """
        @IBOutlet weak var addButton: UIButton?

      """,
      "")
    #expect(
      note.findings == """
        NoteView_dark.xib:21:35: error: 'NoteView_dark' has no outlet 'addButton'; declare it there, or disconnect it
        21 |                 <outlet property="addButton" destination="add" id="o2"/>
           |                                   ^~~~~~~~~
        NoteView_dark.swift:3:7: note: 'NoteView_dark' is declared here
        3 | class NoteView_dark: NoteView_default {}
          |       ^~~~~~~~~~~~~
        NoteView_default.xib:21:35: error: 'NoteView_default' has no outlet 'addButton'; declare it there, or disconnect it
        21 |                 <outlet property="addButton" destination="add" id="o2"/>
           |                                   ^~~~~~~~~
        NoteView_default.swift:3:7: note: 'NoteView_default' is declared here
        3 | class NoteView_default: BaseScreenletView, NoteViewModel {
          |       ^~~~~~~~~~~~~~~~
        NoteView_large.xib:21:35: error: 'NoteView_default' has no outlet 'addButton'; declare it there, or disconnect it
        21 |                 <outlet property="addButton" destination="add" id="o2"/>
           |                                   ^~~~~~~~~
        NoteView_default.swift:3:7: note: 'NoteView_default' is declared here
        3 | class NoteView_default: BaseScreenletView, NoteViewModel {
          |       ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a property that is not an outlet`() {
    var note = Note()
    note.edit("NoteView_default.swift", "@IBOutlet weak var addButton", "weak var addButton")
    #expect(
      note.findings == """
        NoteView_dark.xib:21:35: error: 'addButton' of 'NoteView_default' is not an outlet; declare it with '@IBOutlet'
        21 |                 <outlet property="addButton" destination="add" id="o2"/>
           |                                   ^~~~~~~~~
        NoteView_default.swift:6:12: note: 'addButton' is declared here
        6 |   weak var addButton: UIButton?
          |            ^~~~~~~~~
        NoteView_default.xib:21:35: error: 'addButton' of 'NoteView_default' is not an outlet; declare it with '@IBOutlet'
        21 |                 <outlet property="addButton" destination="add" id="o2"/>
           |                                   ^~~~~~~~~
        NoteView_default.swift:6:12: note: 'addButton' is declared here
        6 |   weak var addButton: UIButton?
          |            ^~~~~~~~~
        NoteView_large.xib:21:35: error: 'addButton' of 'NoteView_default' is not an outlet; declare it with '@IBOutlet'
        21 |                 <outlet property="addButton" destination="add" id="o2"/>
           |                                   ^~~~~~~~~
        NoteView_default.swift:6:12: note: 'addButton' is declared here
        6 |   weak var addButton: UIButton?
          |            ^~~~~~~~~

        """)
  }

  @Test func `an outlet of another type`() {
    var note = Note()
    note.edit("NoteView_default.swift", "addButton: UIButton?", "addButton: UILabel!")
    #expect(
      note.findings == """
        NoteView_dark.xib:21:59: error: outlet 'addButton' of 'NoteView_default' is a UILabel, and what is connected is a UIButton; change one
        21 |                 <outlet property="addButton" destination="add" id="o2"/>
           |                                                           ^~~
        NoteView_default.swift:6:22: note: 'addButton' is declared here
        6 |   @IBOutlet weak var addButton: UILabel!
          |                      ^~~~~~~~~
        NoteView_default.xib:21:59: error: outlet 'addButton' of 'NoteView_default' is a UILabel, and what is connected is a UIButton; change one
        21 |                 <outlet property="addButton" destination="add" id="o2"/>
           |                                                           ^~~
        NoteView_default.swift:6:22: note: 'addButton' is declared here
        6 |   @IBOutlet weak var addButton: UILabel!
          |                      ^~~~~~~~~
        NoteView_large.xib:21:59: error: outlet 'addButton' of 'NoteView_default' is a UILabel, and what is connected is a UIButton; change one
        21 |                 <outlet property="addButton" destination="add" id="o2"/>
           |                                                           ^~~
        NoteView_default.swift:6:22: note: 'addButton' is declared here
        6 |   @IBOutlet weak var addButton: UILabel!
          |                      ^~~~~~~~~

        """)
  }

  @Test func `an outlet on a plain view`() {
    var note = Note()
    note.edit("NoteView_dark.xib", #" customClass="NoteView_dark" customModule="Notes""#, "")
    #expect(
      note.findings == """
        NoteView_dark.xib:6:10: error: the root of a theme needs its view class; add customClass="NoteView_dark"
        6 |         <view id="root">
          |          ^~~~
        NoteView_dark.xib:20:35: error: 'UIView' has no outlet 'textField'; declare it there, or disconnect it
        20 |                 <outlet property="textField" destination="text" id="o1"/>
           |                                   ^~~~~~~~~
        NoteView_dark.xib:21:35: error: 'UIView' has no outlet 'addButton'; declare it there, or disconnect it
        21 |                 <outlet property="addButton" destination="add" id="o2"/>
           |                                   ^~~~~~~~~

        """)
  }

  @Test func `an outlet in one branch of #if`() {
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
        #else
          @Outlet var textField: UITextField?
          @Outlet var addButton: UIButton?
        #endif

      """)
    #expect(
      note.findings == """
        NoteView_default.swift:9:17: error: outlet 'addButton' is not declared under '#if canImport(UIKit)'; declare it there too
        9 |     @Outlet var addButton: UIButton?
          |                 ^~~~~~~~~
        NoteView_default.swift:5:3: note: this branch lacks it
        5 |   #if canImport(UIKit)
          |   ^~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `an outlet to an object that is not there`() {
    var note = Note()
    note.edit("NoteView_default.xib", #"destination="add""#, #"destination="adb""#)
    #expect(
      note.findings == """
        NoteView_default.xib:21:59: error: no object of this document has the id 'adb'; did you mean 'add'?
        21 |                 <outlet property="addButton" destination="adb" id="o2"/>
           |                                                           ^~~

        """)
  }

  @Test func `outlets that no XIB connects`() {
    var note = Note()
    note.edit(
      "NoteView_default.swift",
      "  var text",
      """
        @IBOutlet var hintLabel: UILabel?

        var text
      """)
    #expect(
      note.findings == """
        NoteView_default.swift:8:17: warning: outlet 'hintLabel' of 'NoteView_default' is not connected anywhere; connect it, or delete it
        8 |   @IBOutlet var hintLabel: UILabel?
          |                 ^~~~~~~~~

        """)
  }

  @Test func `File's Owner of a theme`() {
    var note = Note()
    note.edit(
      "NoteView_default.xib",
      #"userLabel="File's Owner"/>"#,
      #"userLabel="File's Owner"><connections><outlet property="view" destination="root" id="o3"/></connections></placeholder>"#
    )
    #expect(
      note.findings == """
        NoteView_default.xib:4:106: warning: a theme is loaded without File's Owner; connect 'NoteView_default' instead
        4 | …BFilesOwner" id="-1" userLabel="File's Owner"><connections><outlet property="view" destination="root" id="o3"/></connect…
          |                                                              ^~~~~~

        """)
  }

  @Test func `File's Owner with a class`() {
    var note = Note()
    note.files["Editor.xib"] = """
      <document>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="Notes">
                  <connections>
                      <outlet property="view" destination="v" id="o1"/>
                      <outlet property="bodyView" destination="t" id="o2"/>
                      <outlet property="titleView" destination="t" id="o3"/>
                  </connections>
              </placeholder>
              <view id="v">
                  <subviews>
                      <textView id="t"/>
                  </subviews>
              </view>
          </objects>
      </document>

      """
    note.files["Editor.swift"] = """
      class Editor: UIViewController {
        @IBOutlet var bodyView: UITextView!
      }

      """
    #expect(
      note.findings == """
        Editor.xib:7:35: warning: 'Editor' has no outlet 'titleView'; declare it there, or disconnect it
        7 |                 <outlet property="titleView" destination="t" id="o3"/>
          |                                   ^~~~~~~~~
        Editor.swift:1:7: note: 'Editor' is declared here
        1 | class Editor: UIViewController {
          |       ^~~~~~

        """)
  }

  @Test(arguments: [
    "@IBInspectable var hint: String?", #"@IBInspectable var hint = """#,
    "@objc let hint = UIView()", "@objc var hint: Int = 0", "var hint: UIView?",
  ])
  func `a property that is not an outlet`(declaration: String) {
    var note = Note()
    note.edit("NoteView_default.swift", "  var text", "  \(declaration)\n\n  var text")
    note.edit(
      "NoteView_dark.xib", "            <connections>",
      """
                  <connections>
                      <outlet property="hint" destination="root" id="o9"/>
      """)
    let column = declaration.prefix { $0 != "h" }.count + 3
    #expect(
      note.findings == """
        NoteView_dark.xib:20:35: error: 'hint' of 'NoteView_default' is not an outlet; declare it with \
        '@IBOutlet'
        20 |                 <outlet property="hint" destination="root" id="o9"/>
           |                                   ^~~~
        NoteView_default.swift:8:\(column): note: 'hint' is declared here
        8 |   \(declaration)
          | \(String(repeating: " ", count: column - 1))^~~~

        """)
  }

  @Test func `an outlet of a class that adds to what is connected`() {
    var note = Note()
    note.files = [
      "Row.xib": """
      <document>
          <objects>
              <view id="root" customClass="Row" customModule="Notes">
                  <constraints><constraint id="c" firstAttribute="height" constant="1"/></constraints>
                  <connections>
                      <outlet property="height" destination="c" id="o"/>
                  </connections>
              </view>
          </objects>
      </document>

      """,
      "Row.swift": """
      class Row: UIView {
        @IBOutlet var height: Scaled!
      }

      class Scaled: NSLayoutConstraint {}

      """,
    ]
    #expect(
      note.findings == """
        Row.xib:6:56: warning: outlet 'height' of 'Row' is a Scaled, and what is connected is a \
        NSLayoutConstraint; change one
        6 |                 <outlet property="height" destination="c" id="o"/>
          |                                                        ^
        Row.swift:2:17: note: 'height' is declared here
        2 |   @IBOutlet var height: Scaled!
          |                 ^~~~~~

        """)
  }

  @Test func `a cell`() {
    var note = Note()
    note.files["NoteCell_default.xib"] = """
      <document>
          <objects>
              <tableViewCell id="cell" customClass="NoteCell_default" customModule="Notes">
                  <tableViewCellContentView key="contentView" id="content">
                      <subviews>
                          <label id="l"/>
                      </subviews>
                  </tableViewCellContentView>
                  <connections>
                      <outlet property="textLabel" destination="l" id="o1"/>
                      <outlet property="nameLabel" destination="l" id="o2"/>
                  </connections>
              </tableViewCell>
          </objects>
      </document>

      """
    note.files["NoteCell_default.swift"] = """
      class NoteCell_default: UITableViewCell {
        @IBOutlet var titleLabel: UILabel!
      }

      """
    #expect(
      note.findings == """
        NoteCell_default.xib:11:35: error: 'NoteCell_default' has no outlet 'nameLabel'; declare it there, or disconnect it
        11 |                 <outlet property="nameLabel" destination="l" id="o2"/>
           |                                   ^~~~~~~~~
        NoteCell_default.swift:1:7: note: 'NoteCell_default' is declared here
        1 | class NoteCell_default: UITableViewCell {
          |       ^~~~~~~~~~~~~~~~
        NoteCell_default.xib:11:59: warning: outlets 'textLabel' and 'nameLabel' lead to the same object; connect each to its own
        11 |                 <outlet property="nameLabel" destination="l" id="o2"/>
           |                                                           ^
        NoteCell_default.xib:10:18: note: 'textLabel' is connected here
        10 |                 <outlet property="textLabel" destination="l" id="o1"/>
           |                  ^~~~~~
        NoteCell_default.swift:2:17: warning: outlet 'titleLabel' of 'NoteCell_default' is not connected anywhere; connect it, or delete it
        2 |   @IBOutlet var titleLabel: UILabel!
          |                 ^~~~~~~~~~

        """)
  }
}
