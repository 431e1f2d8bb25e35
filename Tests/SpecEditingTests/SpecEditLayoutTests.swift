import Testing

@testable import SpecEditing

/// The layout of what is added to a spec, beside what is there.
struct SpecEditLayoutTests {
  // MARK: Comments and depth

  @Test func `comments that are deeper than the entries belong to the last of them`() throws {
    #expect(
      try withAction(
        """
        screenlet: Sample
        actions:
          old:
            kind: custom
            # no delegate

              # and no progress
          # end of the actions
        # How it looks.
        themes: { default: full }

        """
      ) == """
        screenlet: Sample
        actions:
          old:
            kind: custom
            # no delegate

              # and no progress
          new:
            kind: custom
          # end of the actions
        # How it looks.
        themes: { default: full }

        """)
    #expect(
      try withTheme("screenlet: Sample\nactions:\n  old:\n    kind: custom\n  # that's all\n")
        == """
        screenlet: Sample
        actions:
          old:
            kind: custom
          # that's all

        themes:
          default: full
          new: full

        """)
  }

  @Test func `the empty lines at the end of a text that keeps them stay in it`() throws {
    #expect(
      try edited(
        "screenlet: Sample\nconnectors:\n  Old:\n    kind: custom\n    summary: |+\n      One\n\n\nactions: {}\n"
      ) == """
        screenlet: Sample
        connectors:
          Old:
            kind: custom
            summary: |+
              One


          New:
            kind: custom
            properties:
              a: Int
        actions: {}

        """)
  }

  @Test func `a new section does not add to the text above it`() throws {
    #expect(
      try withTheme("screenlet: Sample\nsummary: |+\n  One\n\n\n...\n") == """
        screenlet: Sample
        summary: |+
          One


        themes:
          default: full
          new: full
        ...

        """)
  }

  @Test func `a new section is indented as the others are`() throws {
    #expect(
      try edited("screenlet: Sample\nproperties:\n   b: Int\nthemes: { default: full }\n") == """
        screenlet: Sample
        properties:
           b: Int
        connectors:
           New:
              kind: custom
              properties:
                 a: Int

        themes: { default: full }

        """)
  }

  @Test func `a carriage return alone ends lines too`() throws {
    #expect(
      try withTheme("screenlet: Sample\r# x\r")
        == "screenlet: Sample\r\rthemes:\r  default: full\r  new: full\r# x\r")
  }

  // MARK: Braces

  @Test(arguments: [
    ("{}", "{ new: full }"),
    ("{ }", "{ new: full }"),
    ("{ # none\n }", "{ new: full # none\n }"),
    ("{ a: full }", "{ a: full, new: full }"),
    ("{a: full}", "{a: full, new: full}"),
    ("{ a: full, }", "{ a: full, new: full, }"),
    ("{a: full,}", "{a: full, new: full,}"),
    ("{ a: full , }", "{ a: full , new: full, }"),
    ("{ \"a\":full # x\n }", "{ \"a\":full, new: full # x\n }"),
    ("{ a: &x full, b: *x }", "{ a: &x full, b: *x, new: full }"),
    ("{\n  a: full }", "{\n  a: full,\n  new: full }"),
    ("{\n    a: full\n  }", "{\n    a: full,\n    new: full\n  }"),
    ("{\n    a: full,   # x\n  }", "{\n    a: full,   # x\n    new: full,\n  }"),
    ("{\n    a: full   # x, y\n  }", "{\n    a: full,   # x, y\n    new: full\n  }"),
    ("{\n  a: full, b: full\n  }", "{\n  a: full, b: full, new: full\n  }"),
    ("{ a: full,\n  b: full }", "{ a: full,\n  b: full,\n  new: full }"),
    (
      "{\n  a: full\n  # x\n  , # y\n  # z\n  }",
      "{\n  a: full\n  # x\n  , # y\n  new: full,\n  # z\n  }"
    ),
    ("{ ? a : full }", "{ ? a : full, new: full }"),
    ("{ a: \n   'full' }", "{ a: \n   'full', new: full }"),
  ])
  func `between braces the new one is the last`(_ themes: String, _ expected: String) throws {
    for (before, after) in [
      ("screenlet: Sample\nthemes: ", "\n"), ("{ screenlet: Sample, themes: ", " }"),
      ("--- # x\nscreenlet: Sample\nthemes: ", "   # { }\n\n...\n"),
    ] {
      let isEmpty = !themes.contains("full")
      let wanted = isEmpty ? expected.replacing("new", with: "default: full, new") : expected
      #expect(try withTheme(before + themes + after) == before + wanted + after)
    }
  }

  @Test func `what is added between braces is in braces itself`() throws {
    #expect(
      try edited("screenlet: Sample\nconnectors: { Old: { kind: custom } }\n")
        == "screenlet: Sample\nconnectors: { Old: { kind: custom }, "
        + "New: { kind: custom, properties: { a: Int } } }\n")
    #expect(
      try edited("{ screenlet: Sample }")
        == "{ screenlet: Sample, connectors: { New: { kind: custom, properties: { a: Int } } } }")
    #expect(
      try edited("{\n  screenlet: Sample,  # x\n}\n")
        == "{\n  screenlet: Sample,  # x\n"
        + "  connectors: { New: { kind: custom, properties: { a: Int } } },\n}\n")
    #expect(
      try edited("{\r\n\tscreenlet: Sample\r\n}\r\n")
        == "{\r\n\tscreenlet: Sample,\r\n"
        + "\tconnectors: { New: { kind: custom, properties: { a: Int } } }\r\n}\r\n")
  }
}
