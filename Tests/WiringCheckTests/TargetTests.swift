import Testing
import WiringCheck

/// Several targets, packages and apps below one directory.
struct TargetTests {
  private func findings(_ files: [String: String], projects: Set<String> = []) -> String {
    var note = Note()
    note.files = files
    note.projects = projects
    return note.findings
  }

  /// A XIB with the class, and with an outlet that leads to the object `l`.
  private func xib(
    _ name: String, outlet: String = "", module: String = #" customModule="Notes""#,
    owner: String = "", kind: String = "view", content: String = #"<label id="l"/>"#
  ) -> String {
    let connection =
      outlet.isEmpty ? "" : #"<outlet property="\#(outlet)" destination="l" id="o"/>"#
    return """
      <document>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1"\(owner)/>
              <\(kind) id="root" customClass="\(name)"\(module)>
                  <subviews>\(content)</subviews>
                  <connections>\(connection)</connections>
              </\(kind)>
          </objects>
      </document>

      """
  }

  @Test func `two targets with a class of one name`() {
    let files = [
      "App/Row.xib": xib("Row", outlet: "title"),
      "App/Row.swift": "class Row: UIView {\n  @IBOutlet var name: UILabel!\n}\n",
      "Widget/Row.swift": "class Row: UIView {\n  @IBOutlet var title: UILabel!\n}\n",
    ]
    #expect(findings(files) == "")
    #expect(
      findings(files, projects: ["App", "Widget"]) == """
        App/Row.xib:6:44: error: 'Row' has no outlet 'title'; declare it there, or disconnect it
        6 |             <connections><outlet property="title" destination="l" id="o"/></connections>
          |                                            ^~~~~
        App/Row.swift:1:7: note: 'Row' is declared here
        1 | class Row: UIView {
          |       ^~~
        App/Row.swift:2:17: warning: outlet 'name' of 'Row' is not connected anywhere; connect it, or \
        delete it
        2 |   @IBOutlet var name: UILabel!
          |                 ^~~~

        """)
  }

  @Test func `an outlet whose class two targets have`() {
    let table = #"<tableView id="l" customClass="Table" customModule="Notes"/>"#
    #expect(
      findings([
        "App/List.xib": xib("List", outlet: "table", content: table),
        "App/List.swift": "class List: UIView {\n  @IBOutlet var table: Table!\n}\n",
        "App/Table.swift": "class Table: UITableView {}\n",
        "Share/Table.swift": "class Table: UITableView {}\n",
      ]) == "")
  }

  @Test func `two targets in the folder of a Screenlet`() {
    var files: [String: String] = [:]
    for (module, other) in [("Basic", "Head"), ("Advanced", "Foot")] {
      for name in ["Row", other] {
        let path = "NoteScreenlet/\(module)/\(name)"
        files["\(path).xib"] = xib(name, module: #" customModule="\#(module)""#)
        files["\(path).swift"] = "class \(name): UIView {}\n"
      }
    }
    #expect(findings(files) == "")
  }

  @Test func `the module of a target is that of whatever target compiles the XIB`() {
    func module(_ name: String) -> String {
      #" customModule="\#(name)" customModuleProvider="target""#
    }
    #expect(
      findings([
        "A.xib": xib("A", module: module("AppTests")), "A.swift": "class A: B {}\n",
        "B.xib": xib("B", module: module("App")), "B.swift": "class B: UIView {}\n",
      ]) == "")
  }

  @Test func `a class of another app, whose XIBs name no module`() {
    #expect(
      findings(
        [
          "CSharp/Row.xib": xib("Row", outlet: "caption", module: ""),
          "iOS/Row.swift": "class Row: UIView {\n  @IBOutlet var title: UILabel!\n}\n",
        ], projects: ["CSharp", "iOS"]) == """
          CSharp/Row.xib:4:38: warning: no source declares the class 'Row'; without a module it can only \
          be one of an Objective-C library
          4 |         <view id="root" customClass="Row">
            |                                      ^~~

          """)
  }

  @Test func `a theme that is named as one of a framework`() {
    let view = "class NoteView_default: BaseScreenletView {}\n"
    let files = [
      "Framework/NoteView_default.swift": view,
      "App/NoteScreenlet.swift": "class NoteScreenlet: BaseScreenlet {}\n",
      "App/NoteView_dark.swift": "class NoteView_dark: BaseScreenletView {}\n",
      "App/NoteView_dark.xib": xib("NoteView_dark"),
      "App/NoteView_default.xib": xib("NoteView_dark"),
    ]
    #expect(findings(files, projects: ["Framework", "App"]) == "")
  }

  @Test func `a file that is named as a class which is not a view`() {
    #expect(
      findings([
        "Find.xib": xib("FindView"), "Find.swift": "class Find: NSObject {}\n",
        "FindView.swift": "class FindView: UIView {}\n",
      ]) == "")
  }

  @Test func `the header of a section, which is drawn as a cell`() {
    #expect(
      findings([
        "Head.xib": xib("Head", kind: "tableViewCell"),
        "Head.swift": "class Head: UITableViewHeaderFooterView {}\n",
      ]) == "")
  }

  @Test func `outlets and actions that an extension adds to a class of UIKit`() {
    let button = """
      <button id="l"><connections>
      <action selector="back:" destination="root" eventType="touchUpInside" id="a"/>
      </connections></button>
      """
    #expect(
      findings([
        "Row.xib": xib("Row", outlet: "badge", content: button),
        "Row.swift": "class Row: UIView {}\n",
        "UIView+Badge.swift": """
        extension UIView {
          @IBOutlet var badge: UIButton? {
            get { nil }
            set {}
          }

          @IBAction func back(_ sender: Any) {}
        }

        """,
      ]) == "")
  }

  @Test func `a view that loads its content, and is named for it without its module`() {
    #expect(
      findings([
        "Terms.xib": xib("Terms", module: "", owner: #" customClass="Terms" customModule="Notes""#),
        "Terms.swift": "class Terms: UIView {}\n",
      ]) == """
        Terms.xib:4:38: warning: class 'Terms' is not found without its module, and is that of File's \
        Owner; leave it out here
        4 |         <view id="root" customClass="Terms">
          |                                      ^~~~~
        Terms.swift:1:7: note: 'Terms' is declared here
        1 | class Terms: UIView {}
          |       ^~~~~

        """)
  }

  @Test func `what a target bundles`() {
    var note = Note()
    func bundle(_ resources: [String]) -> TargetBundle {
      TargetBundle(target: "Notes", directory: "", excluded: ["Old"], resources: resources)
    }
    note.files["Old/NoteView_old.xib"] = nil
    note.bundles = [bundle(["NoteView_default.xib", "NoteView_large.xib"])]
    #expect(
      note.findings == """
        NoteView_dark.xib:2:2: warning: 'NoteView_dark.xib' is not among the resources of the target \
        'Notes', and only Xcode bundles it; write resources: [.process("NoteView_dark.xib")] in \
        Package.swift
        2 | <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch">
          |  ^~~~~~~~

        """)
    note.bundles.append(bundle(["NoteView_dark.xib"]))
    #expect(note.findings == "")
  }
}
