import Regeneration
import SpecModel
import Testing

@testable import ScreensGenerator

/// What themes inherit from those above them.
struct ThemeTreeTests {
  private func themes(_ text: String) throws -> [ThemeSpec] {
    try screenlet("screenlet: Sample\nthemes:\n" + text).themes
  }

  /// Each theme with its parent, the theme whose class it uses, and the set that it uses itself.
  private func lines(_ text: String) throws -> [String] {
    let themes = try themes(text)
    let tree = ThemeTree(themes)
    return themes.map { theme in
      let parent = tree.parent(of: theme)?.name.value ?? "nothing"
      let set = tree.set(of: theme) ?? "no set"
      let owner = tree.classTheme(of: theme).name.value
      return "\(theme.name.value) under \(parent), class of \(owner), \(set)"
    }
  }

  @Test func `a child has the class of the nearest theme above it that is not a child`() throws {
    #expect(
      try lines(
        """
          small: child of large
          large: child of flat7
          flat7: extended from default
          default: full
          blue: child of default

        """
      ) == [
        "small under large, class of flat7, no set", "large under flat7, class of flat7, no set",
        "flat7 under default, class of flat7, no set",
        "default under nothing, class of default, no set",
        "blue under default, class of default, no set",
      ])
  }

  @Test func `a set is used by the highest theme that has it, and by those beside it`() throws {
    #expect(
      try lines(
        """
          default: { kind: full, set: a.theme.yml }
          one: { kind: extended from default, set: b.theme.yml }
          two: { kind: extended from one, set: a.theme.yml }
          three: { kind: extended from two, set: c.theme.yml }
          four: { kind: extended from default, set: c.theme.yml }
          five: { kind: full, set: b.theme.yml }

        """
      ) == [
        "default under nothing, class of default, a.theme.yml",
        "one under default, class of one, b.theme.yml", "two under one, class of two, no set",
        "three under two, class of three, c.theme.yml",
        "four under default, class of four, c.theme.yml",
        "five under nothing, class of five, b.theme.yml",
      ])
  }

  @Test(arguments: ["extended from", "child of"])
  func `thousands of themes may be in a line`(_ kind: String) throws {
    let names = (0..<2_000).map { "t\($0)" }
    let text = zip(names, ["default"] + names).map { "  \($0): \(kind) \($1)\n" }.joined()
    let files = Generation(
      "screenlet: Sample\nthemes:\n  default: full\n" + text
    ).output?.files
    let views = try #require(files).paths.filter { $0.hasSuffix(".xib") }
    #expect(views.count == 2_001)
  }
}
