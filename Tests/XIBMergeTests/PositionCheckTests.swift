import Testing
import XIBMerge

/// Views of yours that are tied to generated ones, which go.
struct PositionCheckTests {
  private let leading =
    #"firstItem="hint" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8""#
  private let shorter = Form.generated("name", "mail")

  private func saved(_ label: [Edit]) -> String {
    label.reduce(Form.saved) { $0.replacing($1.old, with: $1.new) }
  }

  @Test func `a view between two others, the upper of which is removed, is a conflict`() {
    let label = Form.label(
      "hint", leading,
      #"firstItem="hint" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8""#,
      #"firstItem="mail" firstAttribute="top" secondItem="hint" secondAttribute="bottom" constant="8""#
    )
    let noTop = Edit(
      """
                      <constraint firstItem="mail" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8" symbolic="YES" id="mail-t-name"/>

      """, "")
    #expect(
      Form.merged(saved(label + [noTop]), Form.generated("mail", "site")) == """
        yours.xib:56:18: error: the top of the textField 'mailView' is constrained to the label 'hint' by you, and to the view 'root' by the generator; keep one of them
        56 |                 <constraint firstItem="mail" firstAttribute="top" secondItem="hint" secondAttribute="bottom" constant="8…
           |                  ^~~~~~~~~~
        generated.xib:31:18: note: what was generated is here
        31 |                 <constraint firstItem="mail" firstAttribute="top" secondItem="root" secondAttribute="top" constant="8" i…
           |                  ^~~~~~~~~~

        """)
  }

  @Test func `a view that was as wide as one that goes has no width`() {
    let width =
      #"firstItem="hint" firstAttribute="width" secondItem="site" secondAttribute="width""#
    let top =
      #"firstItem="hint" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="300""#
    #expect(
      Form.merged(saved(Form.label("hint", leading, top, width)), shorter) == """
        yours.xib:38:18: error: the label 'hint' is constrained to the label 'siteView', which is no longer generated; constrain it to another
        38 |                 <label opaque="NO" text="Mine" translatesAutoresizingMaskIntoConstraints="NO" id="hint">
           |                  ^~~~~

        """)
    let trailing =
      #"firstAttribute="trailing" secondItem="hint" secondAttribute="trailing" constant="8""#
    #expect(
      !Form.merged(saved(Form.label("hint", leading, trailing, top, width)), shorter)
        .contains("error"))
  }

  @Test func `a view in a stack, and one positioned by its frame, need no constraint`() {
    let tie = Edit(
      "            </constraints>\n            <freeform",
      """
                      <constraint firstItem="hint" firstAttribute="top" secondItem="site" secondAttribute="bottom" id="mine"/>
                  </constraints>
                  <freeform
      """)
    let label = { (label: String) in
      Edit("            </subviews>\n            <view", "\(label)</subviews>\n            <view")
    }
    #expect(
      !Form.merged(saved([label(#"<label id="hint"/>"#), tie]), shorter).contains("error"))
    let arranged =
      #"<label translatesAutoresizingMaskIntoConstraints="NO" id="hint"/>"#
    #expect(Form.merged(saved([label(arranged), tie]), shorter).contains("error"))
    let stack = "<stackView id=\"stack\"><subviews>\(arranged)</subviews></stackView>"
    #expect(!Form.merged(saved([label(stack), tie]), shorter).contains("error"))
  }

  @Test func `which side is preferred does not say where it lies`() {
    let label = Form.label(
      "hint", leading,
      #"firstItem="hint" firstAttribute="top" secondItem="site" secondAttribute="bottom" constant="8""#
    )
    #expect(
      Form.merged(saved(label), shorter, preferring: .generated) == """
        name 8, mail 50.333333333333336, hint 0
        mail.top = name.bottom 8
        name.top = safe.top 8
        root.bottom >= mail.bottom 8
        """)
  }
}
