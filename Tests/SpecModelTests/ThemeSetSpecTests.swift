import SourceText
import SpecModel
import Testing

struct ThemeSetSpecTests {
  private func set(_ text: String) throws -> ThemeSetSpec {
    guard case .theme(let set)? = try spec(text) else { throw NoScreenlet() }
    return set
  }

  // MARK: What is read

  @Test func `a set has constants of three kinds, in their order`() throws {
    let set = try set(
      """
      theme: westeros
      summary: The look of the Bank of Westeros.
      module: LiferayScreensThemeWesteros
      fonts: { button: bold system 16, text: Gill Sans 15.5, quote: italic system 12 }
      colors:
        crimson: '#A61C1C'
        mist: '#fed'
        shade: '#00000080'
        paper: white
      sizes: { corner: 4, hairline: 0.5, overlap: -2 }
      """)
    #expect(set.name.value == "westeros")
    #expect(set.summary?.value == "The look of the Bank of Westeros.")
    #expect(set.module?.value == "LiferayScreensThemeWesteros")
    #expect(
      set.constants.map(\.name.value) == [
        "crimson", "mist", "shade", "paper", "corner", "hairline", "overlap", "button", "text",
        "quote",
      ])
    #expect(
      set.constants.map(\.value) == [
        .color(.components(red: 0xA6, green: 0x1C, blue: 0x1C, alpha: 0xFF)),
        .color(.components(red: 0xFF, green: 0xEE, blue: 0xDD, alpha: 0xFF)),
        .color(.components(red: 0, green: 0, blue: 0, alpha: 0x80)), .color(.named("white")),
        .size(.integer("4")), .size(.float("0.5")), .size(.integer("-2")),
        .font(ThemeFont(face: .boldSystem, size: .integer("16"))),
        .font(ThemeFont(face: .named("Gill Sans"), size: .float("15.5"))),
        .font(ThemeFont(face: .italicSystem, size: .integer("12"))),
      ])
    #expect(set.progress == nil)
    #expect(set.styles.isEmpty)
  }

  @Test(arguments: [
    ("crimson", "crimson", nil), ("{ color: crimson }", "crimson", nil),
    ("{ color: crimson, opacity: 0.5 }", "crimson", SwiftLiteral.float("0.5")),
    ("{ opacity: 1 }", nil, .integer("1")), ("{}", nil, nil),
  ])
  func `progress has a colour and an opacity, if any`(
    _ text: String, _ color: String?, _ opacity: SwiftLiteral?
  ) throws {
    let set = try set("theme: a\ncolors: { crimson: '#A61C1C' }\nprogress: \(text)\n")
    #expect(set.progress?.color?.value == color)
    #expect(set.progress?.opacity == opacity)
    #expect(set.progress != nil)
  }

  @Test func `styles and their settings have one order, whatever that of the spec`() throws {
    let set = try set(
      """
      theme: a
      colors: { ink: black, paper: white }
      sizes: { corner: 4 }
      fonts: { title: system 17 }
      styles:
        button: { cornerRadius: corner, font: title, titleColor: paper, backgroundColor: ink }
        view: { tintColor: ink }
      """)
    #expect(set.styles.map(\.control) == [.view, .button])
    #expect(
      set.styles[1].settings.map(\.property) == [
        .backgroundColor, .titleColor, .font, .cornerRadius,
      ])
    #expect(set.styles[1].settings.map(\.constant.value) == ["ink", "paper", "title", "corner"])
  }
}
