import SourceText
import Testing
import WiringCheck

/// What keeps people from reading, hearing or touching an interface.
struct AccessibilityTests {
  private func findings(
    _ views: String, constraints: String = "", code: String = "", root: String = "",
    document: String = ""
  ) -> String {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"\(document)>
      <objects>
      <view id="root"\(root)>
      <subviews>
      \(views)
      </subviews>
      <constraints>
      \(constraints)
      </constraints>
      <connections><outlet property="titleLabel" destination="a" id="o"/></connections>
      </view>
      </objects>
      </document>

      """
    var files = WiringFiles(
      swift: [SourceFile(path: "Card.swift", text: code)],
      xibs: [SourceFile(path: "Card.xib", text: xib)])
    files.checksAccessibility = true
    return WiringCheck(files).findings.sorted
      .map { $0.message.text }
      .filter { message in Self.subjects.contains { message.contains($0) } }
      .joined(separator: "\n")
  }

  private static let subjects = [
    "a font of a fixed size", "shows an image only", "44 points", "edge, even",
  ]

  private func view(_ name: String, _ id: String, _ attributes: String = "", _ content: String = "")
    -> String
  {
    "<\(name) id=\"\(id)\" restorationIdentifier=\"r\" \(attributes)>\(content)</\(name)>"
  }

  private let fixed = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
  private let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#

  // MARK: Fonts

  @Test func `fonts of a fixed size are one warning, at the first`() {
    let more = view("textField", "b", "", fixed) + view("textView", "c", "", fixed)
    #expect(
      findings(view("label", "a", "", fixed)) == """
        'titleLabel' has a font of a fixed size, whatever text size the user chose; use a text style, \
        such as Body, and let it adjust
        """)
    #expect(
      findings(more) == """
        this textField has a font of a fixed size, whatever text size the user chose; use a text \
        style, such as Body, and let it adjust (and 1 more in this file)
        """)
  }

  @Test func `a title is in a fixed font unless the button says otherwise`() {
    let title = #"<state key="normal" title="Save"/>"#
    #expect(findings(view("button", "b", "", title)).hasPrefix("this button has a font of a fixed"))
    #expect(findings(view("button", "b", "", style + title)) == "")
    let configuration = #"<buttonConfiguration key="configuration" style="plain" title="Save"/>"#
    #expect(findings(view("button", "b", "", title + configuration)) == "")
  }

  @Test func `text styles are right, and so is what code decides`() {
    #expect(findings(view("label", "a", "", style)) == "")
    #expect(findings(view("label", "a", #"customClass="Title""#, fixed)) == "")
    let text = #"<attributedString key="attributedText"/>"#
    #expect(findings(view("label", "a", "", text + fixed)) == "")
    #expect(
      findings(
        view("label", "a", "", fixed),
        code: "class Card: UIView { func f() { g(.preferredFont(forTextStyle: .body)) } }",
        root: #" customClass="Card""#) == "")
  }

  @Test func `of several XIBs each has the code of its own classes`() {
    func xib(_ name: String, of classes: String...) -> SourceFile {
      let views = classes.map { "<view id=\"\($0)\" customClass=\"\($0)\"/>" }.joined()
      return SourceFile(
        path: "\(name).xib",
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
          <objects>
          \(view("label", "a", "", fixed))
          \(views)
          </objects>
          </document>

          """)
    }
    var files = WiringFiles(
      swift: [
        SourceFile(
          path: "Card.swift",
          text: "class Card: UIView { let font = preferredFont }; class Row: UIView {}"),
        SourceFile(path: "Page.swift", text: "class Page: UIView {}"),
      ],
      xibs: [
        xib("One", of: "Page"), xib("Two", of: "Page", "Card"), xib("Three", of: "Row"),
        xib("Four", of: "Page"), xib("Five", of: "Card"),
      ])
    files.checksAccessibility = true
    let warned = WiringCheck(files).findings.sorted
      .filter { $0.message.text.contains("a font of a fixed size") }.map(\.range.file.path)
    #expect(warned.sorted() == ["Four.xib", "One.xib"])
  }

  // MARK: Labels

  @Test func `a button with an image only needs a label`() {
    func button(_ content: String) -> String { findings(view("button", "a", "", content)) }
    let image = #"<state key="normal" image="trash"/>"#
    let message =
      "'titleLabel' shows an image only, which nobody can hear; give it an accessibility label"
    #expect(button(image) == message)
    #expect(button(#"<buttonConfiguration key="configuration" image="trash"/>"#) == message)
    let label = #"<accessibility key="accessibilityConfiguration" label="Delete"/>"#
    #expect(button(image + label) == "")
    let attribute =
      #"<userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Delete"/>"#
    #expect(
      button(image + "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>")
        == "")
    #expect(button(style + #"<state key="normal" title="Delete" image="trash"/>"#) == "")
    // The system's images have labels of their own.
    #expect(button(#"<state key="normal" image="trash" catalog="system"/>"#) == "")
  }

  @Test func `several buttons are one warning, and those that code labels are right`() {
    let image = #"<state key="normal" image="trash"/>"#
    let buttons = ["b", "c", "d"].map { view("button", $0, "", image) }.joined()
    #expect(
      findings(buttons) == """
        this button shows an image only, which nobody can hear; give it an accessibility label (and 2 \
        more in this file)
        """)
    #expect(
      findings(
        buttons, code: "class Card: UIView { func f() { b.accessibilityLabel = c } }",
        root: #" customClass="Card""#) == "")
  }

  // MARK: Targets

  @Test func `a button or a field is at least 44 points high and wide`() {
    func target(_ name: String, _ constraint: String) -> String {
      findings(
        view(
          name, "a", "", style + "<constraints><constraint id=\"c\" \(constraint)/></constraints>")
      )
    }
    let message =
      "'titleLabel' is smaller than the 44 points that a finger needs; give it at least those"
    #expect(target("button", #"firstAttribute="height" constant="30""#) == message)
    #expect(target("textField", #"firstAttribute="height" constant="43.5""#) == message)
    #expect(
      target("button", #"firstAttribute="width" relation="lessThanOrEqual" constant="30""#)
        == message)
    #expect(target("button", #"firstAttribute="height" constant="44""#) == "")
    #expect(
      target("button", #"firstAttribute="height" relation="greaterThanOrEqual" constant="30""#)
        == "")
    #expect(target("button", #"firstAttribute="height" constant="30" priority="250""#) == "")
    #expect(target("label", #"firstAttribute="height" constant="30""#) == "")
  }

  // MARK: Sides

  @Test func `left and right edges are the same in every language`() {
    func edge(_ first: String, _ second: String) -> String {
      """
      <constraint firstItem="a" firstAttribute="\(first)" secondItem="root" \
      secondAttribute="\(second)" id="\(first)\(second)"/>
      """
    }
    let label = view("label", "a", "", style)
    #expect(
      findings(label, constraints: edge("left", "leftMargin")) == """
        this constraint holds the left edge, even for languages that are read from right to left; use \
        the leading edge
        """)
    #expect(
      findings(label, constraints: edge("rightMargin", "right") + edge("left", "left")) == """
        this constraint holds the right edge, even for languages that are read from right to left; \
        use the trailing edge (and 1 more in this file)
        """)
    #expect(findings(label, constraints: edge("leading", "leadingMargin")) == "")
  }

  @Test func `a launch screen is not looked at`() {
    #expect(findings(view("label", "a", "", fixed), document: #" launchScreen="YES""#) == "")
  }
}
