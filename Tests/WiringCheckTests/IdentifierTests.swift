import Testing

/// Restoration identifiers, and what performs no action.
struct IdentifierTests {
  @Test func `a button that code finds`() {
    var note = Note()
    note.edit("NoteView_default.swift", "  @IBOutlet weak var addButton: UIButton?\n", "")
    let outlet = #"                <outlet property="addButton" destination="add" id="o2"/>\#n"#
    for theme in ["default", "dark", "large"] { note.edit("NoteView_\(theme).xib", outlet, "") }
    note.edit("NoteView_dark.xib", #" restorationIdentifier="add-note""#, "")
    #expect(note.findings.hasPrefix("NoteView_dark.xib:12:18: warning: this button does nothing"))
    note.edit(
      "NoteView_dark.swift", "{}",
      """
      {
        override func onCreated() {
          let button = viewWithTag(2) as? UIButton
          button?.addTarget(self, action: #selector(add), for: .touchUpInside)
        }
      }
      """)
    #expect(note.findings == "")
  }
}
