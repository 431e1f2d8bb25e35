import Testing

/// Code as people write it, of which nothing is to be complained about.
struct HandWrittenTests {
  @Test func `outlets with observers, of several kinds, and in extensions`() {
    var note = Note()
    note.files["NoteView_default.swift"] = """
      import UIKit
      import LiferayScreens

      @objc(NoteView_default)
      open class NoteView_default: BaseScreenletView {
      \t@IBOutlet open weak var textField: UITextField? {
      \t\tdidSet {
      \t\t\ttextField?.placeholder = NSLocalizedString("note-text", comment: "the \\"text\\"")
      \t\t}
      \t}

      \t@IBOutlet open weak var addButton: UIButton! {
      \t\tdidSet { addButton.restorationIdentifier = NoteScreenlet.AddNoteAction }
      \t}

      \t#if canImport(UIKit)
      \t\t/* of { several /* kinds */ */
      \t\t@IBOutlet private(set) var rows: [UIView]!
      \t#endif

      \toverride open func onCreated() {
      \t\tsuper.onCreated()
      \t\tlet pattern = #"^\\d+"{$"#
      \t\tif let label = rows?.first as? UILabel { label.text = pattern }
      \t}
      }

      extension NoteView_default: NoteViewModel {
      \tpublic var text: String? {
      \t\tget { return nullIfEmpty(textField!.text) }
      \t\tset { self.textField?.text = newValue }
      \t}

      \t@IBAction func tapped(_ sender: UIButton, forEvent event: UIEvent) { userAction(name: nil) }
      }

      """
    for theme in ["default", "large"] {
      note.edit("NoteView_\(theme).xib", #" customModule="Notes""#, "")
      note.edit(
        "NoteView_\(theme).xib", "            </connections>",
        """
                        <outletCollection property="rows" destination="text" id="o3"/>
                    </connections>
        """)
      note.edit(
        "NoteView_\(theme).xib", #"<rect key="frame" x="8" y="50" width="304" height="34"/>"#,
        """
        <connections>
        <action selector="tapped:forEvent:" destination="root" eventType="touchUpInside" id="a1"/>
        <action selector="userActionWithSender:" destination="root" eventType="touchDown" id="a2"/>
        <action selector="anything:" destination="-2" eventType="touchCancel" id="a3"/>
        </connections>
        """)
    }
    #expect(note.findings == "")
  }

  @Test(arguments: [
    "class var AddNoteAction: String { return \"add-note\" }",
    "open class var AddNoteAction: String { get { \"add-note\" } }",
    "public static let AddNoteAction: String = #\"add-note\"#",
    "enum Action: String { case add = \"add-note\", remove }",
    "struct Actions { static let add = \"add-note\" }",
  ])
  func `an action constant of any kind`(constant: String) {
    var note = Note()
    note.edit("NoteScreenlet.swift", #"static let AddNoteAction = "add-note""#, constant)
    #expect(note.findings == "")
  }

  @Test func `a constant outside of the Screenlet, in an extension, or in its superclass`() {
    var outside = Note()
    outside.edit("NoteScreenlet.swift", #"  static let AddNoteAction = "add-note""#, "")
    outside.edit(
      "NoteScreenlet.swift", "name == NoteScreenlet.AddNoteAction", "name == AddNoteAction")
    outside.files["Actions.swift"] = #"let AddNoteAction = "add-note""#
    #expect(outside.findings == "")

    var extended = Note()
    extended.edit("NoteScreenlet.swift", #"  static let AddNoteAction = "add-note""#, "")
    extended.files["Actions.swift"] = """
      extension NoteScreenlet { static let AddNoteAction = "add-note" }
      """
    #expect(extended.findings == "")

    var inherited = Note()
    inherited.edit("NoteScreenlet.swift", #"  static let AddNoteAction = "add-note""#, "")
    inherited.edit("NoteScreenlet.swift", ": BaseScreenlet", ": AddingScreenlet")
    inherited.files["AddingScreenlet.swift"] = """
      class AddingScreenlet: BaseScreenlet { static let AddNoteAction = "add-note" }
      """
    #expect(inherited.findings == "")
  }

  @Test func `names that the Screenlet or the view compares with literals`() {
    var note = Note()
    note.edit("NoteScreenlet.swift", #"  static let AddNoteAction = "add-note""#, "")
    note.edit(
      "NoteScreenlet.swift",
      "name == NoteScreenlet.AddNoteAction ? AddNoteInteractor(screenlet: self) : nil",
      "switch name { case \"add-note\": AddNoteInteractor(screenlet: self) default: nil }")
    #expect(note.findings == "")

    var view = Note()
    view.edit("NoteView_dark.xib", "add-note", "toggle")
    view.edit(
      "NoteView_dark.swift", "{}",
      """
      {
        override func onPreAction(name: String, sender: Any?) -> Bool {
          if name == "toggle" { return false }
          return super.onPreAction(name: name, sender: sender)
        }
      }
      """)
    #expect(view.findings == "")
  }

  @Test func `a theme of some library's Screenlet, and its classes`() {
    var note = Note()
    note.files = [
      "LoginView_westeros.swift": """
      import LiferayScreens

      public class LoginView_westeros: LoginView_default {
        @IBOutlet weak var titleLabel: UILabel!
      }
      """,
      "LoginView_westeros.xib": """
      <document>
          <objects>
              <view id="root" customClass="LoginView_westeros" customModule="WesterosBank" customModuleProvider="target">
                  <subviews>
                      <label id="l"/>
                      <textField id="t" customClass="BorderedTextField" customModule="BorderedFields"/>
                      <button restorationIdentifier="login-action" id="b"/>
                  </subviews>
                  <connections>
                      <outlet property="titleLabel" destination="l" id="o1"/>
                      <outlet property="userNameField" destination="t" id="o2"/>
                  </connections>
              </view>
          </objects>
      </document>
      """,
      "UserPortraitView_westeros.xib": """
      <document>
          <objects>
              <view id="root" customClass="UserPortraitView_default" customModule="LiferayScreens">
                  <connections>
                      <outlet property="portraitImage" destination="root" id="o1"/>
                  </connections>
              </view>
          </objects>
      </document>
      """,
      "Fields.swift": "import BorderedFields\n",
    ]
    #expect(note.findings == "")
  }

  @Test func `one view class for all themes`() {
    var note = Note()
    for theme in ["default", "dark", "large"] {
      let file = "NoteView_\(theme).xib"
      note.edit(file, theme == "dark" ? "NoteView_dark" : "NoteView_default", "NoteView")
    }
    note.files["NoteView_dark.swift"] = nil
    note.move("NoteView_default.swift", to: "NoteView.swift")
    note.edit("NoteView.swift", "NoteView_default", "NoteView")
    #expect(note.findings == "")
  }

  @Test func `a child that was drawn anew, with other ids and containers of its parent's kind`() {
    var note = Note()
    for (old, new) in [("\"text\"", "\"t\""), ("\"add\"", "\"a\""), ("\"root\"", "\"r\"")] {
      note.edit("NoteView_large.xib", old, new)
    }
    note.edit("NoteView_large.xib", #"x="8" y="8""#, #"x="20" y="40""#)
    #expect(note.findings == "")
  }

  @Test func `classes of one name in two modules`() {
    var note = Note()
    for path in note.files.keys.sorted() { note.move(path, to: "Basic/\(path)") }
    let advanced = Note().files.mapValues { $0.replacingNotes }
    for (path, text) in advanced { note.files["Advanced/\(path)"] = text }
    note.edit("Advanced/NoteView_default.swift", "addButton", "saveButton")
    for theme in ["default", "dark", "large"] {
      note.edit("Advanced/NoteView_\(theme).xib", "addButton", "saveButton")
    }
    #expect(note.findings == "")
  }

  @Test func `a class that derives from another of its name, in another module`() {
    var note = Note()
    note.files["App/NoteView_default.swift"] = """
      import Notes

      class NoteView_default: Notes.NoteView_default {
        enum Told { class NoteView_default: Notes.NoteView_default {} }
      }
      """
    #expect(note.findings == "")
  }

  @Test func `an Objective-C class`() {
    var note = Note()
    note.objectiveC["Pen.h"] = "@class Other;\n@interface Pen : UITextField\n@end\n"
    for theme in ["default", "large"] {
      note.edit("NoteView_\(theme).xib", "<textField tag", "<textField customClass=\"Pen\" tag")
    }
    #expect(note.findings == "")
  }
}

extension String {
  fileprivate var replacingNotes: String {
    split(separator: "\"Notes\"", omittingEmptySubsequences: false).joined(separator: "\"Memos\"")
  }
}
