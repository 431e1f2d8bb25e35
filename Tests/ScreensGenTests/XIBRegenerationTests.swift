import Foundation
import Testing

/// What somebody does in Interface Builder, and specs that go on changing.
struct XIBRegenerationTests {
  private let folder = "SignScreenlet/Themes/Default/"
  private let view = "SignScreenlet/Themes/Default/SignView_default.swift"
  private let xib = "SignScreenlet/Themes/Default/SignView_default.xib"
  private let sandbox: Sandbox

  init() throws {
    sandbox = try Sandbox([
      "Sign.screenlet.yml": """
      screenlet: Sign
      module: Signs
      viewModel:
        title: String? { get set }
      actions:
        sign: { kind: custom }
      themes:
        default: full

      """
    ])
    try sandbox.run("generate", "--quiet")
  }

  /// Moves the text field, gives it another font, and adds a label with an outlet of its own.
  private func edit(_ directory: String = "") throws {
    let xib = directory + self.xib
    try sandbox.edit(
      xib, #"<rect key="frame" x="16" y="16" width="288" height="44"/>"#,
      #"<rect key="frame" x="16" y="48" width="288" height="44"/>"#)
    try sandbox.edit(
      xib, "style=\"UICTFontTextStyleBody\"/>\n                    <textInputTraits",
      "style=\"UICTFontTextStyleHeadline\"/>\n                    <textInputTraits")
    try sandbox.edit(
      xib, "            </subviews>\n            <viewLayoutGuide",
      """
                      <label opaque="NO" contentMode="left" text="Sign here" id="lab-el-001">
                          <rect key="frame" x="8" y="8" width="304" height="24"/>
                          <fontDescription key="fontDescription" style="UICTFontTextStyleTitle3"/>
                      </label>
                  </subviews>
                  <viewLayoutGuide
      """)
    try sandbox.edit(
      xib, "            </connections>\n        </view>",
      """
                      <outlet property="hintLabel" destination="lab-el-001" id="out-le-001"/>
                  </connections>
              </view>
      """)
    let view = directory + self.view
    try sandbox.edit(
      view, "    @IBOutlet open var signButton: UIButton?\n",
      "    @IBOutlet open var signButton: UIButton?\n    @IBOutlet open var hintLabel: UILabel?\n")
    try sandbox.edit(
      view, "    @Outlet open var signButton: UIButton?\n",
      "    @Outlet open var signButton: UIButton?\n    @Outlet open var hintLabel: UILabel?\n")
  }

  @Test func `a moved frame, another font and a label with its outlet stay`() throws {
    try edit()
    try sandbox.edit(
      "Sign.screenlet.yml", "  title: String? { get set }\n",
      "  title: String? { get set }\n  isPublic: Bool\n")
    #expect(
      try sandbox.run("generate")
        == Outcome(
          """
             identical  SignScreenlet/Interactors/SignInteractor.swift
             identical  SignScreenlet/SignScreenlet.swift
                update  SignScreenlet/SignViewModel.swift
                 merge  SignScreenlet/Themes/Default/SignView_default.swift
                 merge  SignScreenlet/Themes/Default/SignView_default.xib
             identical  SignScreenletTests/SignScreenletTests.swift
                update  SignScreenlet/.Sign.screens-gen
          7 files: 2 update, 2 merge, 3 identical

          """))
    #expect(
      try sandbox.run("lint", "SignScreenlet")
        == Outcome("1 XIB, 4 Swift files: no problems\n"))
    #expect(try sandbox.run("check", "-q") == Outcome())

    // It is what the same edits make of the new output.
    try sandbox.run("generate", "--quiet", "--output", "new")
    try edit("new/")
    #expect(try sandbox.read(xib) == sandbox.read("new/" + xib))
    #expect(try sandbox.read(view) == sandbox.read("new/" + view))
  }

  @Test func `a field that the spec drops goes from a XIB that Interface Builder saved`() throws {
    try sandbox.edit(
      "Sign.screenlet.yml", "  title: String? { get set }\n",
      "  place: String?\n  title: String? { get set }\n")
    try sandbox.run("generate", "--quiet")
    let saved = [
      (#"toolsVersion="22155""#, #"toolsVersion="23727""#),
      (
        #"<rect key="frame" x="16" y="16" width="288""#,
        #"<rect key="frame" x="16" y="16.5" width="288""#
      ),
      (#"placeholder="Place""#, #"misplaced="YES" placeholder="Place""#),
    ]
    for (old, new) in saved { try sandbox.edit(xib, old, new) }
    // The first field is tied to the safe area.
    let text = try sandbox.read(xib)
    let top = try #require(
      text.split(separator: "\n").first {
        $0.contains(#"firstAttribute="top" secondItem="#) && $0.contains(#"secondAttribute="top""#)
      }.map(String.init))
    let root = try #require(top.firstMatch(of: /secondItem="([^"]*)"/)?.1)
    try sandbox.edit(
      xib, top,
      top.replacingOccurrences(of: "secondItem=\"\(root)\"", with: "secondItem=\"sAf-eA-rea\"")
        .replacingOccurrences(of: "constant=\"16\"", with: "constant=\"16\" symbolic=\"YES\""))

    try sandbox.edit("Sign.screenlet.yml", "  place: String?\n", "")
    #expect(try sandbox.run("generate", "--quiet") == Outcome())
    #expect(try !sandbox.read(xib).contains("placeTextField"))
    #expect(
      try sandbox.run("lint", "SignScreenlet") == Outcome("1 XIB, 4 Swift files: no problems\n"))
    #expect(try sandbox.run("check", "--quiet") == Outcome())
  }

  @Test func `a new field and a label of yours are not tied to one position`() throws {
    try sandbox.edit(
      "Sign.screenlet.yml", "\n  sign: { kind: custom }", "\n  sign: { kind: custom }")
    let text = try sandbox.read(xib)
    let outlet = try #require(
      text.firstMatch(of: /property="signButton" destination="([^"]*)"/)?.1)
    try sandbox.edit(
      xib, "            </subviews>\n",
      """
                      <label text="Sign here" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
                          <rect key="frame" x="8" y="92" width="304" height="21"/>
                      </label>
                  </subviews>

      """)
    try sandbox.edit(
      xib, "            <constraints>\n                <constraint",
      """
                  <constraints>
                      <constraint firstItem="lab-el-001" firstAttribute="top" secondItem="\(outlet)" secondAttribute="bottom" constant="8" id="con-st-001"/>
                      <constraint
      """)
    try sandbox.edit(
      "Sign.screenlet.yml", "  sign: { kind: custom }\n",
      "  sign: { kind: custom }\n  clear: { kind: custom }\n")
    #expect(
      try sandbox.run("check", "--quiet").errors.contains(
        """
        SignScreenlet/Themes/Default/SignView_default.xib:43:18: error: the label 'lab-el-001' and \
        the button 'clearButton' are both constrained to the bottom of the button 'signButton', \
        and would overlap; constrain one to the other
        43 |                 <label text="Sign here" translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">
           |                  ^~~~~

        """))
  }

  /// Changes the title of the button, and otherwise in the spec.
  private func makeConflict() throws {
    try sandbox.edit(xib, #"title="Sign""#, #"title="Sign here""#)
    try sandbox.edit("Sign.screenlet.yml", "kind: custom", "kind: custom, button: Send")
  }

  @Test func `two changes of the same are a conflict, and the XIB still is one`() throws {
    try makeConflict()
    let yours = try sandbox.read(xib)
    let place = """
      SignScreenlet/Themes/Default/SignView_default.xib:34:41: error: title of the state 'normal' \
      was changed by you, and differently by the generator; keep one of them
      34 |                     <state key="normal" title="Sign here"/>
         |                                         ^~~~~~~~~~~~~~~~~

      """
    #expect(
      try sandbox.run("check", "--quiet")
        == Outcome(
          errors: place, code: 1))
    #expect(
      try sandbox.run("generate", "--quiet")
        == Outcome(
          errors: place + """
            SignScreenlet/Themes/Default/SignView_default.xib.generated:34:41: note: \
            what was generated is here
            34 |                     <state key="normal" title="Send"/>
               |                                         ^~~~~~~~~~~~
            error: 'SignScreenlet/Themes/Default/SignView_default.xib' was edited where it would \
            change, and stays as it is; bring into it what \
            'SignScreenlet/Themes/Default/SignView_default.xib.generated' has, and delete that; \
            to keep it as it is, run with '--on-conflict keep'

            """, code: 1))
    #expect(try sandbox.read(xib) == yours)
    #expect(try sandbox.run("lint", "--quiet") == Outcome())
  }

  @Test func `a conflict is settled by an edit, and deleting what is beside the XIB`() throws {
    try makeConflict()
    try sandbox.run("generate", "--quiet")
    // Deleting alone settles nothing.
    try sandbox.remove(xib + ".generated")
    #expect(try sandbox.run("generate", "--quiet").code == 1)
    #expect(try sandbox.read(xib + ".generated").contains(#"title="Send""#))
    try sandbox.edit(xib, #"title="Sign here""#, #"title="Sign here, and send""#)
    #expect(
      try sandbox.run("generate", "--quiet")
        == Outcome(
          errors: """
            error: 'SignScreenlet/Themes/Default/SignView_default.xib.generated' is still there; \
            bring into 'SignScreenlet/Themes/Default/SignView_default.xib' what it has, \
            delete it, then run again

            """, code: 1))
    try sandbox.remove(xib + ".generated")
    #expect(try sandbox.run("generate", "--quiet") == Outcome())
    #expect(try sandbox.read(xib).contains(#"title="Sign here, and send""#))
    #expect(try sandbox.run("check", "--quiet") == Outcome())
  }

  @Test func `conflicts are settled for either side, and nothing else of the other is lost`() throws
  {
    try edit()
    try makeConflict()
    try sandbox.edit("Sign.screenlet.yml", "get set }\n", "get set }\n  isPublic: Bool\n")
    for (choice, title) in [("keep", "Sign here"), ("theirs", "Send")] {
      try sandbox.run("generate", "--quiet", "--on-conflict", choice)
      let text = try sandbox.read(xib)
      #expect(text.contains("title=\"\(title)\""))
      #expect(text.contains("Sign here\" id=\"lab-el-001\""))
      #expect(text.contains("isPublicSwitch"))
      #expect(try sandbox.run("lint", "--quiet") == Outcome())
      try sandbox.run("undo", "--quiet")
    }
  }
}
