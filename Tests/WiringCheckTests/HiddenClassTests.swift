import Testing

/// Classes that a XIB cannot make, and members that it knows by other names.
struct HiddenClassTests {
  private func findings(_ source: String, module: String = " customModule=\"App\"") -> String {
    var note = Note()
    note.files = [
      "Row.swift": source + "\n",
      "Row.xib": """
      <document>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
              <view id="root" customClass="Row"\(module)/>
          </objects>
      </document>

      """,
    ]
    return note.findings
  }

  @Test(arguments: ["private", "fileprivate", "fileprivate final"])
  func `a private class`(modifier: String) {
    #expect(
      findings("\(modifier) class Row: UIView {}").hasPrefix(
        """
        Row.xib:4:38: error: class 'Row' is private, so that no XIB finds it; remove 'private' from its \
        declaration
        4 |         <view id="root" customClass="Row" customModule="App"/>
          |                                      ^~~
        Row.swift:1:
        """))
    #expect(findings("@objc(Row) \(modifier) class Row: UIView {}", module: "") == "")
  }

  @Test func `a generic class, and a subclass that is not`() {
    #expect(
      findings("class Row<Item>: UIView {}").hasPrefix(
        """
        Row.xib:4:38: error: class 'Row' is generic, and no XIB can say of what; name a subclass that is \
        not

        """))
    #expect(findings("class Base<Item>: UIView {}\nclass Row: Base<Int> {}") == "")
  }

  @Test func `a class that only one branch hides, or that only File's Owner has`() {
    #expect(
      findings("#if DEBUG\nclass Row: UIView {}\n#else\nprivate class Row: UIView {}\n#endif") == ""
    )
    var note = Note()
    note.files = [
      "Rows.swift": "private class Rows: UIView {}\n",
      "Rows.xib": """
      <document>
          <objects>
              <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Rows" customModule="App"/>
              <view id="root"/>
          </objects>
      </document>

      """,
    ]
    #expect(note.findings == "")
  }

  @Test func `an outlet and a runtime attribute with a name of their own in Objective-C`() {
    var note = Note()
    note.edit(
      "NoteView_default.swift", "weak var addButton", "@objc(plusButton) weak var addButton")
    for theme in ["default", "dark", "large"] {
      note.edit("NoteView_\(theme).xib", #"property="addButton""#, #"property="plusButton""#)
    }
    #expect(note.findings == "")
    note.edit("NoteView_large.xib", #"property="plusButton""#, #"property="addButton""#)
    #expect(
      note.findings.contains(
        "NoteView_large.xib:21:35: error: 'NoteView_default' has no outlet 'addButton'; did you mean "
          + "'plusButton'?\n"))
  }

  @Test func `a XIB for a kind of device`() {
    var note = Note()
    note.files["NoteView_default~ipad.xib"] = note.files["NoteView_default.xib"]
    note.files["NoteView_dark~iphone.xib"] = note.files.removeValue(forKey: "NoteView_dark.xib")
    note.files["Loader.swift"] = """
      class Loader: NSObject {
        func load() { _ = UINib(nibName: "NoteView_dark", bundle: nil) }
      }

      """
    #expect(note.findings == "")
    note.edit("NoteView_default~ipad.xib", "NoteView_default", "NoteView_dark")
    #expect(
      note.findings.contains(
        "NoteView_default~ipad.xib:6:38: error: the XIB uses 'NoteView_dark' though there is a class "
          + "'NoteView_default'"))
  }
}
