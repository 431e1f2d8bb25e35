import Testing

@testable import InterfacePreview

struct InterfaceLayoutTests {
  /// The frames of the views inside the root, as `x y width height`.
  private func frames(
    _ text: String, width: Double = 320, _ change: (inout Traits) -> Void = { _ in }
  ) throws -> [String] {
    var traits = Traits()
    change(&traits)
    let layout = InterfaceLayout(try interface(text), traits, width: width)
    #expect(layout.ambiguities.map(\.view) == [])
    #expect(layout.contradictions.isEmpty)
    return layout.frames.map { frame in
      [frame.x, frame.y, frame.width, frame.height].map(SVG.number).joined(separator: " ")
    }
  }

  @Test func `a view between edges is as wide as the device leaves it`() throws {
    let text = xib(view("textView", "a"), edges("a"))
    #expect(try frames(text) == ["0 0 320 100", "8 8 304 84"])
    #expect(try frames(text, width: 390) == ["0 0 390 100", "8 8 374 84"])
  }

  @Test func `a label is as large as its text, and the view grows around it`() throws {
    let text = xib(
      view(
        "label", "a", #"text="AB""#, #"<fontDescription key="fontDescription" pointSize="100"/>"#),
      edges("a"))
    // The width is that of the edges; a line is 119.3 points high.
    #expect(try frames(text) == ["0 0 320 135.33", "8 8 304 119.33"])
  }

  @Test func `lines are broken to the width that constraints give`() throws {
    let label = view(
      "label", "a", #"numberOfLines="0" text="one two three""#,
      #"<fontDescription key="fontDescription" pointSize="10"/>"#)
    let text = xib(
      label,
      [
        tie("a", "leading", to: "root"), tie("a", "top", to: "root"),
        size("a", "width", 40),
      ].joined())
    // "one two" is 36 points wide, "one two three" 62.
    #expect(try frames(text) == ["0 0 320 100", "0 0 40 24"])
  }

  @Test func `hugging and resistance decide who gets the room`() throws {
    func row(_ first: String, _ second: String) -> String {
      xib(
        view("label", "a", #"text="AAAA" \#(first)"#)
          + view("label", "b", #"text="BBBB" \#(second)"#),
        [
          tie("a", "leading", to: "root"), tie("b", "leading", to: "a", "trailing", 8),
          tie("b", "trailing", to: "root"), tie("a", "top", to: "root"),
          tie("b", "top", to: "root"),
        ].joined())
    }
    #expect(
      try frames(row(#"horizontalHuggingPriority="251""#, ""))
        == ["0 0 320 100", "0 0 45.67 20.33", "53.67 0 266.33 20.33"])
    #expect(
      try frames(row("", #"horizontalHuggingPriority="251""#))
        == ["0 0 320 100", "0 0 266.33 20.33", "274.33 0 45.67 20.33"])
    #expect(
      try frames(row(#"horizontalCompressionResistancePriority="749""#, ""), width: 60)
        == ["0 0 60 100", "0 0 6.33 20.33", "14.33 0 45.67 20.33"])
  }

  @Test func `leading is on the right for a language that is read from there`() throws {
    let text = xib(
      view("switch", "a"),
      [tie("a", "leading", to: "root", "leading", 8), tie("a", "top", to: "root")].joined())
    #expect(try frames(text) == ["0 0 320 100", "8 0 51 31"])
    #expect(try frames(text) { $0.isRightToLeft = true } == ["0 0 320 100", "261 0 51 31"])
  }

  @Test func `a multiplier and a ratio of sides`() throws {
    let text = xib(
      view("imageView", "a"),
      [
        tie("a", "leading", to: "root"), tie("a", "top", to: "root"),
        tie("a", "width", to: "root", "width", 0, #"multiplier="0.5""#),
        tie("a", "width", to: "a", "height", 0, #"multiplier="16:9""#),
      ].joined())
    #expect(try frames(text) == ["0 0 320 100", "0 0 160 90"])
  }

  @Test func `frames and their masks count where there are no constraints`() throws {
    let mask = #"<autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMinY="YES"/>"#
    let text = xib(
      #"<view id="a"><rect key="frame" x="10" y="20" width="300" height="70"/>\#(mask)</view>"#)
    #expect(try frames(text, width: 400) == ["0 0 400 100", "10 20 380 70"])
  }

  @Test(arguments: [
    ("fill", ["0 10 234.33 20.33", "244.33 10 45.67 20.33"]),
    ("fillEqually", ["0 10 140 20.33", "150 10 140 20.33"]),
  ])
  func `a stack view distributes its width`(distribution: String, expected: [String]) throws {
    let stack = view(
      "stackView", "s", #"spacing="10" distribution="\#(distribution)" alignment="center""#,
      """
      <subviews>\(view("label", "a", #"text="AAAA""#))\
      \(view("label", "b", #"text="BBBB" horizontalHuggingPriority="251""#))</subviews>
      """)
    let text = xib(
      stack,
      [
        tie("s", "leading", to: "root"), tie("s", "top", to: "root", "top", 0),
        size("s", "width", 290), size("s", "height", 40),
      ].joined())
    #expect(
      try Array(frames(text).dropFirst(2)) == expected.map { $0.replacing(" 10 ", with: " 9.83 ") })
  }

  @Test func `a column is as high as what is in it`() throws {
    let stack = view(
      "stackView", "s", #"axis="vertical" spacing="4""#,
      #"<subviews>\#(view("switch", "a"))\#(view("label", "b", #"text="B" hidden="YES""#))\#(view("slider", "c"))</subviews>"#
    )
    let text = xib(
      stack,
      [
        tie("s", "leading", to: "root"), tie("s", "trailing", to: "root"),
        tie("s", "top", to: "root"),
      ].joined())
    let frames = try frames(text)
    #expect(frames[1] == "0 0 320 66")
    #expect(frames[2] == "0 0 320 31")
    #expect(frames[4] == "0 35 320 31")
  }

  @Test func `text styles follow the text size, other fonts do not`() throws {
    let style = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    func height(_ font: String, _ size: Traits.TextSize) throws -> String {
      let text = xib(
        view("label", "a", #"text="A""#, font),
        [tie("a", "leading", to: "root"), tie("a", "top", to: "root")].joined())
      return String(try frames(text) { $0.textSize = size }[1].split(separator: " ")[3])
    }
    #expect(try height(style, .small) == "17")
    #expect(try height(style, .standard) == "20.33")
    #expect(try height(style, .large) == "39.67")
    let fixed = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    #expect(try height(fixed, .large) == "20.33")
  }

  @Test func `what constraints leave open is where Interface Builder had it`() throws {
    let layout = InterfaceLayout(
      try interface(xib(view("imageView", "a"), tie("a", "top", to: "root", "top", 30))), Traits(),
      width: 320)
    #expect(layout.ambiguities.map(\.measure) == [.x, .width, .height])
    #expect(layout.frames[1] == Frame(x: 8, y: 30, width: 50, height: 20))
  }
}
