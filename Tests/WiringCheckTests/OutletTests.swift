import Testing

/// Outlets that XIBs connect, and those that they do not.
struct OutletTests {
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
}
