import Testing
import XIBMerge

/// How yours is written stays as it is.
struct FormattingTests {
  private let placeholder = Edit(#"placeholder="Title""#, #"placeholder="Name""#)

  @Test func `nothing new from the generator leaves yours alone, to the byte`() {
    let yours = Sheet.with(
      Edit("<objects>", "<objects >\n\n  <!-- mine -->"), Edit(#" id="o2""#, "\tid='o2' "))
    #expect(Sheet.merged(yours: yours, generated: Sheet.base) == yours)
    let reordered = Sheet.with(Edit(#"tag="2" id="add""#, #"id="add" tag="2""#))
    #expect(Sheet.merged(yours: yours, generated: reordered) == yours)
  }

  @Test func `what nobody edited becomes what was generated`() {
    #expect(
      Sheet.merged(yours: [], generated: [placeholder]) == Sheet.with(placeholder))
  }

  @Test func `what Interface Builder rearranges with a save is not a change`() {
    let saved = [
      Edit(
        #"toolsVersion="1""#, #"toolsVersion="2" systemVersion="17A277" targetRuntime="AppleSDK""#),
      Edit(#"<button tag="2" id="add">"#, #"<button opaque="NO" id="add" tag="2">"#),
      Edit(
        """
                    <constraint firstItem="title" firstAttribute="top" secondItem="root" id="c1"/>
                        <constraint firstItem="add" firstAttribute="top" secondItem="title" id="c2"/>
        """,
        """
                    <constraint id="c2" firstItem="add" firstAttribute="top" secondItem="title"/>
                        <constraint id="c1" firstItem="title" firstAttribute="top" secondItem="root"/>
        """),
      Edit(
        "        </view>",
        "            <point key=\"canvasLocation\" x=\"1\" y=\"2\"/>\n        </view>"),
    ]
    let generated = [
      placeholder, Edit(#"toolsVersion="1""#, #"toolsVersion="3""#),
      Edit(#"<button tag="2" id="add">"#, #"<button tag="4" id="add">"#),
    ]
    #expect(
      Sheet.merged(yours: saved, generated: generated)
        == Sheet.with(saved + [placeholder, Edit(#"id="add" tag="2""#, #"id="add" tag="4""#)]))
  }

  @Test func `what the generator puts in another order moves, unless you did so too`() {
    let fields = Edit(
      "            </subviews>",
      """
                      <label id="a"/>
                      <label id="b"/>
                      <label id="c"/>
                  </subviews>
      """)
    let order = { (ids: [String]) in
      Edit(
        "            </subviews>",
        ids.map { "                <label id=\"\($0)\"/>\n" }.joined() + "            </subviews>")
    }
    let base = Sheet.with(fields)
    func merged(_ yours: [String], _ generated: [String]) -> String {
      Sheet.merged(
        base: base, yours: Sheet.with(order(yours)), generated: Sheet.with(order(generated)))
    }
    #expect(
      merged(["a", "mine", "b", "c"], ["c", "a", "b"])
        == Sheet.with(order(["c", "a", "mine", "b"])))
    #expect(
      merged(["b", "a", "c"], ["a", "b", "new", "c"]) == Sheet.with(order(["b", "new", "a", "c"])))
    #expect(merged(["b", "a", "c"], ["c", "b", "a"]) == Sheet.with(order(["b", "a", "c"])))
  }

  @Test func `line ends, comments and indentation are yours`() {
    func windows(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: "\r\n")
    }
    let label = Edit(
      "            </subviews>",
      "                <label id=\"new\">\n                    <rect key=\"frame\" x=\"1\"/>\n                </label>\n            </subviews>"
    )
    #expect(
      Sheet.merged(yours: windows(Sheet.base), generated: Sheet.with(label))
        == windows(Sheet.with(label)))
    func narrow(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false).map {
        (line: Substring) -> String in
        let blanks = line.prefix { $0 == " " }.count
        return String(repeating: "\t", count: blanks / 4) + line.dropFirst(blanks)
      }.joined(separator: "\n")
    }
    #expect(
      Sheet.merged(yours: narrow(Sheet.base), generated: Sheet.with(label))
        == narrow(Sheet.with(label)))
    let comments = [
      Edit(
        "                <button",
        "                <!-- about the button -->\n                <button"),
      Edit("            </subviews>", "                <!-- the end -->\n            </subviews>"),
    ]
    #expect(
      Sheet.merged(yours: comments, generated: [label])
        == Sheet.with(
          comments[0], label,
          Edit(
            "            </subviews>", "                <!-- the end -->\n            </subviews>"))
    )
  }

  @Test func `an empty element gets an end tag for new contents`() {
    let base = Sheet.with(
      Edit("            </subviews>", "                <view id=\"box\"/>\n            </subviews>")
    )
    let generated = Sheet.with(
      Edit(
        "            </subviews>",
        """
                        <view id="box">
                            <color key="tintColor"/>
                        </view>
                    </subviews>
        """))
    #expect(Sheet.merged(base: base, yours: base, generated: generated) == generated)
    let yours = Sheet.with(
      Edit(
        "            </subviews>",
        "                <view id=\"box\" ></view>\n            </subviews>"))
    #expect(
      Sheet.merged(base: base, yours: yours, generated: generated)
        == Sheet.with(
          Edit(
            "            </subviews>",
            """
                            <view id="box" >
                                <color key="tintColor"/>
                            </view>
                        </subviews>
            """)))
  }

  @Test func `a XIB in one line stays in one line`() {
    let line =
      "<document><objects><view id=\"a\"><subviews><label id=\"b\"/></subviews></view></objects></document>"
    let more =
      "<document><objects><view id=\"a\"><subviews><label id=\"b\"/><label id=\"c\"/></subviews></view></objects></document>"
    #expect(Sheet.merged(base: line, yours: line, generated: more) == more)
  }
}
