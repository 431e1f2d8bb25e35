import Testing
import XIBMerge

/// Colours: those that the generator begins with, those that you choose, and the resources that say
/// what the system's look like.
struct ColorTests {
  /// The sheet with a button and a field in these colours, and with system colours as resources.
  private static func sheet(
    _ button: String?, field: String? = nil, resources: [String] = [], tools: Int = 1
  ) -> String {
    let colors = resources.map { name in
      """
              <systemColor name="\(name)">
                  <color white="0.0" alpha="1"/>
              </systemColor>

      """
    }
    let section = resources.isEmpty ? "" : "    <resources>\n\(colors.joined())    </resources>\n"
    let state = #"                    <state key="normal""#
    let font = #"                    <fontDescription"#
    return Sheet.with(
      Edit(state, (button.map { "                    \($0)\n" } ?? "") + state),
      Edit(font, (field.map { "                    \($0)\n" } ?? "") + font),
      Edit("    </objects>\n", "    </objects>\n" + section),
      Edit(#"toolsVersion="1""#, #"toolsVersion="\#(tools)""#))
  }

  private static let white = #"<color key="textColor" white="1" alpha="1" colorSpace="custom"/>"#
  private static let label = #"<color key="textColor" systemColor="labelColor"/>"#
  private static let pale = #"<color key="textColor" systemColor="secondaryLabelColor"/>"#
  private static let red = #"<color key="textColor" red="1" green="0.0" blue="0.0" alpha="1"/>"#

  @Test func `a colour that you left alone becomes that of the generator, with its resource`() {
    #expect(
      Sheet.merged(
        base: Self.sheet(Self.white), yours: Self.sheet(Self.white, tools: 2),
        generated: Self.sheet(Self.label, resources: ["labelColor"]))
        == Self.sheet(Self.label, resources: ["labelColor"], tools: 2))
  }

  @Test(arguments: [nil, white])
  func `a colour that you chose stays whole, whatever the generator begins with`(base: String?) {
    #expect(
      Sheet.merged(
        base: Self.sheet(base), yours: Self.sheet(Self.red),
        generated: Self.sheet(Self.label, resources: ["labelColor"]))
        == Self.sheet(Self.red, resources: ["labelColor"]))
  }

  @Test func `the colour of the generator is taken whole where its side is preferred`() {
    #expect(
      Sheet.merged(
        base: Self.sheet(Self.white), yours: Self.sheet(Self.red),
        generated: Self.sheet(Self.label, resources: ["labelColor"]), preferring: .generated)
        == Self.sheet(Self.label, resources: ["labelColor"]))
  }

  @Test func `the usual colour, as Interface Builder notes it, is a choice too`() {
    let usual = #"<nil key="textColor"/>"#
    #expect(
      Sheet.merged(
        base: Self.sheet(nil), yours: Self.sheet(usual),
        generated: Self.sheet(Self.label, resources: ["labelColor"]))
        == Self.sheet(usual, resources: ["labelColor"]))
  }

  @Test func `how a system colour looks is as you have it`() {
    let generated = Self.sheet(Self.label, resources: ["labelColor"])
    let yours = generated.replacing(#"white="0.0" alpha"#, with: #"red="0.0" green="0.0" alpha"#)
    #expect(
      Sheet.merged(base: Self.sheet(Self.white), yours: yours, generated: generated) == yours)
  }

  @Test func `a resource goes with the last that had it`() {
    #expect(
      Sheet.merged(
        base: Self.sheet(Self.label, resources: ["labelColor"]),
        yours: Self.sheet(Self.label, resources: ["labelColor"], tools: 2),
        generated: Self.sheet(Self.pale, resources: ["secondaryLabelColor"]))
        == Self.sheet(Self.pale, resources: ["secondaryLabelColor"], tools: 2))
  }

  @Test func `a resource that only you still need stays`() {
    #expect(
      Sheet.merged(
        base: Self.sheet(Self.label, resources: ["labelColor"]),
        yours: Self.sheet(Self.label, field: Self.label, resources: ["labelColor"]),
        generated: Self.sheet(Self.pale, resources: ["secondaryLabelColor"]))
        == Self.sheet(
          Self.pale, field: Self.label, resources: ["labelColor", "secondaryLabelColor"]))
  }

  @Test func `a resource that only the generator still needs comes back`() {
    #expect(
      Sheet.merged(
        base: Self.sheet(Self.label, resources: ["labelColor"]), yours: Self.sheet(Self.red),
        generated: Self.sheet(Self.label, field: Self.label, resources: ["labelColor"]))
        == Self.sheet(Self.red, field: Self.label, resources: ["labelColor"]))
  }
}
