import Testing
import WiringCheck

/// File's Owner: the XIB does not make it, so that what is said of it is a warning at most.
struct OwnerTests {
  /// A Screenlet, and a XIB beside it whose File's Owner has these attributes.
  private func note(owner: String, _ source: String = "", connections: String = "") -> Note {
    var note = Note()
    note.files["Editor.xib"] = """
      <document>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" \(owner)>
                  <connections>\(connections)</connections>
              </placeholder>
              <view id="v">
                  <subviews>
                      <textView id="t"/>
                      <button id="b">
                          <connections>
                              <action selector="save:" destination="-1" eventType="touchUpInside" id="a1"/>
                          </connections>
                      </button>
                  </subviews>
              </view>
          </objects>
      </document>

      """
    if !source.isEmpty { note.files["Editor.swift"] = source }
    return note
  }

  private let editor = """
    class Editor: UIViewController {
      @IBAction func save(_ sender: Any) {}
    }

    """

  @Test func `a class that no source declares`() {
    #expect(
      note(owner: #"customClass="OldEditor" customModule="Notes""#).findings == """
        Editor.xib:3:80: warning: no source declares the class 'OldEditor'
        3 |         <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="OldEditor" customModule="Notes">
          |                                                                                ^~~~~~~~~

        """)
  }

  @Test func `a class without its module, which nobody looks at`() {
    #expect(note(owner: #"customClass="Editor""#, editor).findings == "")
  }

  @Test func `a class in another module`() {
    var note = note(owner: #"customClass="Editor" customModule="Memos""#, editor)
    note.modules.add("Notes", for: "", by: .manifest)
    #expect(
      note.findings == """
        Editor.xib:3:102: warning: class 'Editor' is in module 'Notes', not in 'Memos'
        3 |         <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Editor" customModule="Memos">
          |                                                                                                      ^~~~~

        """)
  }

  @Test func `modules that XIBs do not agree on`() {
    var note = note(owner: #"customClass="Editor" customModule="Memos""#, editor)
    note.files["Other.xib"] = note.files["Editor.xib"]?.replacing("Memos", with: "Notes")
    #expect(
      note.findings.contains(": warning: class 'Editor' cannot be in module 'Memos' too; "))
    #expect(!note.findings.contains("error"))
  }

  @Test func `connections that the class does not have`() {
    let source = """
      class Editor: UIViewController {
        @IBOutlet var bodyView: UILabel!
        var titleView: UITextView!
        func save(_ sender: Any) {}
      }

      """
    let outlets = ["bodyView", "titleView", "draft"].map {
      "\n<outlet property=\"\($0)\" destination=\"t\" id=\"\($0)\"/>"
    }
    let note = note(
      owner: #"customClass="Editor" customModule="Notes""#, source,
      connections: outlets.joined())
    #expect(
      note.findings == """
        Editor.xib:5:42: warning: outlet 'bodyView' of 'Editor' is a UILabel, and what is connected is a UITextView; change one
        5 | <outlet property="bodyView" destination="t" id="bodyView"/>
          |                                          ^
        Editor.swift:2:17: note: 'bodyView' is declared here
        2 |   @IBOutlet var bodyView: UILabel!
          |                 ^~~~~~~~
        Editor.xib:6:19: warning: 'titleView' of 'Editor' is not an outlet; declare it with '@IBOutlet'
        6 | <outlet property="titleView" destination="t" id="titleView"/>
          |                   ^~~~~~~~~
        Editor.swift:3:7: note: 'titleView' is declared here
        3 |   var titleView: UITextView!
          |       ^~~~~~~~~
        Editor.xib:7:19: warning: 'Editor' has no outlet 'draft'; declare it there, or disconnect it
        7 | <outlet property="draft" destination="t" id="draft"/></connections>
          |                   ^~~~~
        Editor.swift:1:7: note: 'Editor' is declared here
        1 | class Editor: UIViewController {
          |       ^~~~~~
        Editor.xib:14:43: warning: 'save:' of 'Editor' is not an action; declare it with '@IBAction'
        14 |                         <action selector="save:" destination="-1" eventType="touchUpInside" id="a1"/>
           |                                           ^~~~~
        Editor.swift:4:8: note: 'save' is declared here
        4 |   func save(_ sender: Any) {}
          |        ^~~~

        """)
  }

  @Test func `a XIB that the class of its name loads, with a root of another class`() {
    var note = note(owner: #"customClass="Editor" customModule="Notes""#, editor)
    note.edit(
      "Editor.xib", #"<view id="v">"#, #"<view id="v" customClass="Pad" customModule="Notes">"#)
    note.files["Pad.swift"] = "class Pad: UIView {}\n"
    #expect(!note.findings.contains("error"))
  }
}
