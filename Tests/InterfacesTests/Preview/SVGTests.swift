import Testing

@testable import Interfaces

struct SVGTests {
  @Test(arguments: [
    (0, "0"), (1, "1"), (-0.5, "-0.5"), (0.05, "0.05"), (20.333333, "20.33"), (-3.999, "-4"),
    (1e300, "1000000"), (Double.nan, "0"),
  ])
  func `numbers have two decimals at most`(value: Double, text: String) {
    #expect(SVG.number(value) == text)
  }

  @Test func `texts are escaped, and what XML cannot have is left out`() {
    #expect(
      SVG.escaped("<a href=\"x\">&\n\u{0}\u{FFFE}é</a>")
        == "&lt;a href=&quot;x&quot;&gt;&amp; é&lt;/a&gt;")
  }

  @Test func `contrast is that of the guidelines`() {
    #expect(Color(0x000000).contrast(with: Color(0xFFFFFF)) == 21)
    #expect((Color(0x767676).contrast(with: Color(0xFFFFFF)) * 100).rounded() == 454)
    #expect(Color(0x000000, alpha: 0.5).over(Color(0xFFFFFF)).hexadecimal == "#808080")
  }
}
