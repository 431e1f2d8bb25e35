import Testing

struct ThemeColorTextTests {
  @Test(arguments: [
    ("black", nil), ("white", "black"), ("purple", nil), ("systemBlue", "black"),
    ("label", "systemBackground"), ("systemBackground", "label"), ("clear", "label"),
    ("'#A61C1C'", nil), ("'#1FBE54'", "black"), ("'#C9A227'", "black"), ("'#767676'", nil),
    ("'#777777'", "black"), ("'#A61C1C40'", "label"),
  ])
  func `the progress panel of a set says the colour of its text where white cannot be read`(
    color: String, text: String?
  ) throws {
    let set = "theme: sample\ncolors: { panel: \(color) }\nprogress: panel\n"
    let presenter = try Generation(set, named: "sample.theme.yml").file("Presenter.swift")
    let statement = text.map { "    customTextColor = .\($0)\n" } ?? ""
    #expect(
      presenter.hasSuffix(
        "\n    customColor = SampleThemeConstants.panelColor\n\(statement)  }\n}\n"))
  }
}
