import Testing
import XIBMerge

/// Views of yours, and generated ones that come to the same place.
struct OverlapCheckTests {
  private func saved(_ label: [Edit]) -> String {
    label.reduce(Form.saved) { $0.replacing($1.old, with: $1.new) }
  }

  private let top =
    #"firstItem="hint" firstAttribute="top" secondItem="site" secondAttribute="bottom" constant="8""#
  private let leading =
    #"firstItem="hint" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="8""#
  private let longer = Form.generated("name", "mail", "site", "phone")

  @Test func `a label and a new field below the same one are a conflict`() {
    let yours = saved(Form.label("hint", top, leading))
    #expect(
      Form.merged(yours, longer) == """
        yours.xib:38:18: error: the label 'hint' and the textField 'phoneView' are both constrained to the bottom of the label 'siteView', and would overlap; constrain one to the other
        38 |                 <label opaque="NO" text="Mine" translatesAutoresizingMaskIntoConstraints="NO" id="hint">
           |                  ^~~~~
        generated.xib:33:18: note: what was generated is here
        33 |                 <textField opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="phon…
           |                  ^~~~~~~~~

        """)
    // Which of both sides is taken does not say where they lie.
    #expect(
      Form.merged(yours, longer, preferring: .yours) == """
        name 8, mail 50.333333333333336, site 92.666666666666671, hint 0, phone 134
        hint.top = site.bottom 8
        mail.bottom = site.top -8
        mail.top = name.bottom 8
        name.top = safe.top 8
        phone.top = site.bottom 8
        root.bottom >= phone.bottom 8
        """)
  }

  @Test func `a label at the top and a new first field are a conflict`() {
    let label = Form.label(
      "hint",
      #"firstItem="hint" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="8""#,
      leading)
    #expect(
      Form.merged(saved(label), Form.generated("phone", "name", "mail", "site")) == """
        yours.xib:38:18: error: the label 'hint' and the textField 'phoneView' are both constrained to the top of the view 'root', and would overlap; constrain one to the other
        38 |                 <label opaque="NO" text="Mine" translatesAutoresizingMaskIntoConstraints="NO" id="hint">
           |                  ^~~~~
        generated.xib:12:18: note: what was generated is here
        12 |                 <textField opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="phon…
           |                  ^~~~~~~~~

        """)
  }

  @Test func `a view beside the new field, or behind it, or far below it, is not a conflict`() {
    let far = top.replacing("constant=\"8\"", with: "constant=\"50\"")
    #expect(!Form.merged(saved(Form.label("hint", far, leading)), longer).contains("error"))
    let beside = Form.label(
      "hint", top,
      #"firstItem="hint" firstAttribute="leading" secondItem="phone" secondAttribute="trailing""#)
    let generated = longer
    #expect(!Form.merged(saved(beside), generated).contains("overlap"))
    let behind = Form.label(
      "hint", #"firstItem="hint" firstAttribute="top" secondItem="root" secondAttribute="top""#,
      #"firstAttribute="bottom" secondItem="hint" secondAttribute="bottom""#, leading)
    #expect(
      !Form.merged(saved(behind), Form.generated("phone", "name", "mail", "site"))
        .contains("error"))
  }

  @Test func `a label without constraints has its position from its frame`() {
    #expect(
      Form.merged(saved(Form.label("hint", y: 140)), longer) == """
        yours.xib:38:18: error: the label 'hint' has no constraints, and the textField 'phoneView' would overlap it; constrain one to the other
        38 |                 <label opaque="NO" text="Mine" translatesAutoresizingMaskIntoConstraints="NO" id="hint">
           |                  ^~~~~
        generated.xib:33:18: note: what was generated is here
        33 |                 <textField opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="phon…
           |                  ^~~~~~~~~

        """)
    #expect(!Form.merged(saved(Form.label("hint", y: 240)), longer).contains("error"))
    // One that lies on others, or behind them, is meant to.
    let first = Form.generated("phone", "name", "mail", "site")
    #expect(!Form.merged(saved(Form.label("hint", y: 20)), first).contains("error"))
  }

  @Test func `a new field between two that you put into a stack is a conflict`() {
    let stack = { (axis: String) in
      [
        Edit("<subviews>", "<subviews><stackView axis=\"\(axis)\" id=\"stack\"><subviews>"),
        Edit(
          "</textField>\n                <label",
          "</textField></subviews></stackView>\n                <label"),
        Edit(
          """
                          <constraint firstItem="mail" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8" symbolic="YES" id="mail-t-name"/>

          """, ""),
      ]
    }
    let generated = Form.generated("name", "phone", "mail", "site")
    #expect(
      Form.merged(saved(stack("vertical")), generated) == """
        yours.xib:22:18: error: the textField 'mailView' and the textField 'phoneView' are both constrained to the bottom of the textField 'nameView', and would overlap; constrain one to the other
        22 |                 <textField opaque="NO" contentMode="scaleToFill" misplaced="YES" translatesAutoresizingMaskIntoConstrain…
           |                  ^~~~~~~~~
        generated.xib:19:18: note: what was generated is here
        19 |                 <textField opaque="NO" contentMode="scaleToFill" translatesAutoresizingMaskIntoConstraints="NO" id="phon…
           |                  ^~~~~~~~~

        """)
    #expect(!Form.merged(saved(stack("horizontal")), generated).contains("error"))
  }

  @Test func `a view tied to the bottom takes up the position above it`() {
    let bottom = { (id: String, distance: Int) in
      Edit(
        "            </constraints>\n            <freeform",
        """
                        <constraint firstAttribute="bottom" secondItem="\(id)" secondAttribute="bottom" constant="\(distance)" id="\(id)-end"/>
                    </constraints>
                    <freeform
        """)
    }
    let label = Form.label("hint", leading)
    let height = Edit(
      "            </constraints>\n            <freeform",
      """
                      <constraint firstItem="hint" firstAttribute="height" constant="21" id="hint-h"/>
                  </constraints>
                  <freeform
      """)
    func merged(_ distance: Int) -> String {
      let generated = bottom("phone", distance)
      return Form.merged(
        saved(label + [height, bottom("hint", 0)]),
        Form.generated("name", "mail", "site", "phone")
          .replacing(generated.old, with: generated.new))
    }
    #expect(merged(8).contains("both constrained to the bottom of the view 'root'"))
    #expect(!merged(30).contains("error"))
  }

  @Test func `views that already share a position in yours are meant to`() {
    let label = Form.label(
      "hint",
      #"firstItem="hint" firstAttribute="top" secondItem="name" secondAttribute="bottom" constant="8""#,
      leading)
    #expect(
      Form.merged(saved(label), Form.generated("name", "mail")) == """
        name 8, mail 50.333333333333336, hint 0
        hint.top = name.bottom 8
        mail.top = name.bottom 8
        name.top = safe.top 8
        root.bottom >= mail.bottom 8
        """)
  }
}
