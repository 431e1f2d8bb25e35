import SourceText
import Testing

@testable import SpecEditing

struct ActionAndThemeEditTests {
  @Test func `an action comes last of the actions`() throws {
    #expect(
      try withAction(
        """
        screenlet: Sample
        actions:
          old: { kind: custom }   # as ever

        themes: { default: full }

        """
      ) == """
        screenlet: Sample
        actions:
          old: { kind: custom }   # as ever
          new:
            kind: custom

        themes: { default: full }

        """)
  }

  @Test func `without actions they come before the themes`() throws {
    #expect(
      try withAction(
        """
        screenlet: Sample
        # How it looks.
        themes: { default: full }

        """
      ) == """
        screenlet: Sample
        actions:
          new:
            kind: custom

        # How it looks.
        themes: { default: full }

        """)
  }

  @Test func `a theme comes last of the themes`() throws {
    #expect(
      try withTheme("screenlet: Sample\nthemes:\n  default: full  # always\n")
        == "screenlet: Sample\nthemes:\n  default: full  # always\n  new: full\n")
    #expect(
      try withTheme(
        "screenlet: Sample\nthemes:\n  default: full\n", set: "../a b/new, old.theme.yml")
        == "screenlet: Sample\nthemes:\n  default: full\n"
        + "  new: { kind: full, set: '../a b/new, old.theme.yml' }\n")
  }

  @Test func `without themes the default one, which is there anyway, is written too`() throws {
    #expect(
      try withTheme("screenlet: Sample\n") == """
        screenlet: Sample

        themes:
          default: full
          new: full

        """)
    #expect(
      try withTheme("screenlet: Sample\nthemes:\n# none\n") == """
        screenlet: Sample
        themes:
          default: full
          new: full
        # none

        """)
    #expect(
      try withTheme("screenlet: Sample\nthemes: {}\n")
        == "screenlet: Sample\nthemes: { default: full, new: full }\n")
  }

  @Test(arguments: [
    (
      SpecSection.actions,
      "there is an action 'new' already; choose another name, or change it with '--change'"
    ),
    (.themes, "there is a theme 'new' already; choose another name"),
  ])
  func `an action or a theme that is there is refused`(
    _ section: SpecSection, _ message: String
  ) {
    let text = "screenlet: Sample\n\(section.rawValue): { new: full }\n"
    #expect(
      Edit(SpecEntry("new", "full"), to: section, of: text).printed.contains("error: \(message)\n"))
  }
}
