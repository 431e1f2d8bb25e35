import Testing

/// Values that a XIB sets by key path.
struct RuntimeAttributeTests {
  /// A theme that sets the keys, and has the property.
  private func note(_ keys: String..., property: String = "") -> Note {
    var note = Note()
    let attributes = keys.map {
      #"        <userDefinedRuntimeAttribute type="string" keyPath="\#($0)" value="1"/>\#n"#
    }
    note.edit(
      "NoteView_default.xib", "            <constraints>",
      """
                  <userDefinedRuntimeAttributes>
      \(attributes.joined())        </userDefinedRuntimeAttributes>
                  <constraints>
      """)
    if !property.isEmpty {
      note.edit("NoteView_default.swift", "  var text", "  \(property)\n\n  var text")
    }
    return note
  }

  @Test func `properties that a runtime attribute can set`() {
    var note = note(
      "emptyText", "EmptyText", "alpha", "layer.cornerRadius", "layer.shadowUIColor", "mark",
      "badge.text", "fromLibrary",
      property: #"@IBInspectable var emptyText = ""; @objc func setMark(_ mark: String) {}"#)
    note.files["UIView+Badge.swift"] = """
      extension UIView {
        @IBInspectable var badge: String {
          get { "" }
          set {}
        }
      }

      """
    #expect(note.findings == "")
  }

  @Test func `a misspelt property`() {
    #expect(
      note("emptyTxt", property: #"@IBInspectable var emptyText = """#).findings == """
        NoteView_default.xib:17:61: error: 'NoteView_default' has no property 'emptyTxt' that a runtime \
        attribute could set; did you mean 'emptyText'?
        17 |         <userDefinedRuntimeAttribute type="string" keyPath="emptyTxt" value="1"/>
           |                                                             ^~~~~~~~
        NoteView_default.swift:3:7: note: 'NoteView_default' is declared here
        3 | class NoteView_default: BaseScreenletView, NoteViewModel {
          |       ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a misspelt property of UIKit`() {
    #expect(
      note("layer.cornerRadis", "clipToBounds").findings == """
        NoteView_default.xib:17:61: error: 'CALayer' has no property 'cornerRadis' that a runtime \
        attribute could set; did you mean 'cornerRadius'?
        17 |         <userDefinedRuntimeAttribute type="string" keyPath="layer.cornerRadis" value="1"/>
           |                                                             ^~~~~~~~~~~~~~~~~
        NoteView_default.xib:18:61: error: 'NoteView_default' has no property 'clipToBounds' that a \
        runtime attribute could set; did you mean 'clipsToBounds'?
        18 |         <userDefinedRuntimeAttribute type="string" keyPath="clipToBounds" value="1"/>
           |                                                             ^~~~~~~~~~~~
        NoteView_default.swift:3:7: note: 'NoteView_default' is declared here
        3 | class NoteView_default: BaseScreenletView, NoteViewModel {
          |       ^~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a property that Objective-C does not see`() {
    #expect(
      note("emptyText", property: #"var emptyText = """#).findings == """
        NoteView_default.xib:17:61: warning: 'emptyText' of 'NoteView_default' cannot be set by a runtime \
        attribute; declare it with '@IBInspectable'
        17 |         <userDefinedRuntimeAttribute type="string" keyPath="emptyText" value="1"/>
           |                                                             ^~~~~~~~~
        NoteView_default.swift:8:7: note: 'emptyText' is declared here
        8 |   var emptyText = ""
          |       ^~~~~~~~~

        """)
  }
}
