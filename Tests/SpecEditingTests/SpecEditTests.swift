import SourceText
import Testing

@testable import SpecEditing

struct SpecEditTests {
  @Test func `a connector is added below the others, as they are indented`() throws {
    #expect(
      try edited(
        """
        screenlet: Sample
        connectors:
            Old:
                kind: custom   # as ever

        # What it does.
        actions:
          old: { kind: custom }

        """
      ) == """
        screenlet: Sample
        connectors:
            Old:
                kind: custom   # as ever
            New:
                kind: custom
                properties:
                    a: Int

        # What it does.
        actions:
          old: { kind: custom }

        """)
  }

  @Test func `what follows the last connector stays below the new one`() throws {
    #expect(
      try edited(
        """
        screenlet: Sample
        connectors:
          Old:
            kind: custom
            summary: |
              Two

              lines.


          # The end of the connectors.

        themes: { default: full }

        """
      ) == """
        screenlet: Sample
        connectors:
          Old:
            kind: custom
            summary: |
              Two

              lines.
          New:
            kind: custom
            properties:
              a: Int


          # The end of the connectors.

        themes: { default: full }

        """)
  }

  @Test func `a connector written in braces may be the one above`() throws {
    #expect(
      try edited("screenlet: Sample\nconnectors:\n  Old: {\n    kind: custom }  # x\n\n") == """
        screenlet: Sample
        connectors:
          Old: {
            kind: custom }  # x
          New:
            kind: custom
            properties:
              a: Int


        """)
  }

  @Test func `a text in several lines may be above`() throws {
    #expect(
      try edited(
        "screenlet: Sample\nconnectors:\n  Old:\n    kind: custom\n    summary: one\n      two\n"
      ) == """
        screenlet: Sample
        connectors:
          Old:
            kind: custom
            summary: one
              two
          New:
            kind: custom
            properties:
              a: Int

        """)
  }

  @Test func `empty connectors get their first`() throws {
    #expect(
      try edited(
        "screenlet: Sample\nconnectors:   # none yet\n  # not one\n\nactions: {}\n") == """
          screenlet: Sample
          connectors:   # none yet
            New:
              kind: custom
              properties:
                a: Int
            # not one

          actions: {}

          """)
    #expect(
      try edited("screenlet: Sample\nconnectors:") == """
        screenlet: Sample
        connectors:
          New:
            kind: custom
            properties:
              a: Int
        """)
  }

  @Test func `without connectors they come before the actions and their comment`() throws {
    #expect(
      try edited(
        """
        screenlet: Sample
        viewModel:
          url: String?
          # no title

        # What it does.
        # All of it.
        actions:
          old: { kind: custom }

        """
      ) == """
        screenlet: Sample
        viewModel:
          url: String?
          # no title

        connectors:
          New:
            kind: custom
            properties:
              a: Int

        # What it does.
        # All of it.
        actions:
          old: { kind: custom }

        """)
  }

  @Test func `a comment that is indented belongs to what is above`() throws {
    #expect(
      try edited("screenlet: Sample\nviewModel:\n  a: Int\n  # no b\nactions: {}\n") == """
        screenlet: Sample
        viewModel:
          a: Int
          # no b
        connectors:
          New:
            kind: custom
            properties:
              a: Int

        actions: {}

        """)
  }

  @Test func `without connectors and actions they come last`() throws {
    #expect(
      try edited("screenlet: Sample\nviewModel:\n  url: String?  # x\n\n# The end.\n") == """
        screenlet: Sample
        viewModel:
          url: String?  # x

        connectors:
          New:
            kind: custom
            properties:
              a: Int

        # The end.

        """)
    #expect(
      try edited("# First.\n---\nscreenlet: Sample # x\n...\n") == """
        # First.
        ---
        screenlet: Sample # x

        connectors:
          New:
            kind: custom
            properties:
              a: Int
        ...

        """)
  }

  @Test func `a last line without an end gets one`() throws {
    #expect(
      try edited("screenlet: Sample") == """
        screenlet: Sample

        connectors:
          New:
            kind: custom
            properties:
              a: Int
        """)
    #expect(
      try edited("screenlet: Sample\nconnectors:\n  Old:\n    kind: custom") == """
        screenlet: Sample
        connectors:
          Old:
            kind: custom
          New:
            kind: custom
            properties:
              a: Int
        """)
  }

  @Test func `the line ends of Windows stay, and the new lines have them`() throws {
    #expect(
      try edited("screenlet: Sample\r\nconnectors:\r\n  Old:\r\n    kind: custom\r\n\r\n")
        == "screenlet: Sample\r\nconnectors:\r\n  Old:\r\n    kind: custom\r\n"
        + "  New:\r\n    kind: custom\r\n    properties:\r\n      a: Int\r\n\r\n")
    #expect(
      try edited("screenlet: Sample\r\n\r\n# x\r\nactions: {}\r\n")
        == "screenlet: Sample\r\n\r\nconnectors:\r\n  New:\r\n    kind: custom\r\n"
        + "    properties:\r\n      a: Int\r\n\r\n# x\r\nactions: {}\r\n")
    #expect(
      try edited("screenlet: Sample\r\nconnectors:")
        == "screenlet: Sample\r\nconnectors:\r\n  New:\r\n    kind: custom\r\n"
        + "    properties:\r\n      a: Int")
  }

  @Test func `a byte order mark stays in front`() throws {
    let added = "connectors:\n  New:\n    kind: custom\n    properties:\n      a: Int\n"
    #expect(
      try edited("\u{FEFF}screenlet: Sample\n") == "\u{FEFF}screenlet: Sample\n\n" + added)
    #expect(
      try edited("\u{FEFF}actions: {}\nscreenlet: Sample\n")
        == "\u{FEFF}" + added + "\nactions: {}\nscreenlet: Sample\n")
    #expect(
      try edited("\u{FEFF}# x\nactions: {}\nscreenlet: Sample\n")
        == "\u{FEFF}" + added + "\n# x\nactions: {}\nscreenlet: Sample\n")
  }

  @Test func `a spec that is indented as a whole stays so`() throws {
    #expect(
      try edited("  screenlet: Sample\n  actions: {}\n") == """
          screenlet: Sample
          connectors:
            New:
              kind: custom
              properties:
                a: Int

          actions: {}

        """)
  }

  @Test func `anchors, aliases and keys in quotes are not an obstacle`() throws {
    #expect(
      try edited("screenlet: Sample\n\"connectors\":\n  Old: &old { kind: custom }\n  Odd: *old\n")
        == """
        screenlet: Sample
        "connectors":
          Old: &old { kind: custom }
          Odd: *old
          New:
            kind: custom
            properties:
              a: Int

        """)
  }

  @Test(arguments: [
    (
      "- a\n", "1:1",
      "this is not a spec to add to; start it with 'screenlet: <Name>'"
    ),
    (
      "", "1:1",
      "this is not a spec to add to; start it with 'screenlet: <Name>'"
    ),
    (
      "connector: Sample\nkind: custom\n", "1:1",
      "this spec describes no Screenlet; add to one that says 'screenlet: <Name>'"
    ),
    (
      "screenlet: Sample\nconnectors: ~\n", "2:13",
      "cannot add to what is here; write the connectors one to a line, below 'connectors:'"
    ),
    (
      "screenlet: Sample\nconnectors: none\n", "2:13",
      "cannot add to what is here; write the connectors one to a line, below 'connectors:'"
    ),
    (
      "screenlet: Sample\nproperties: &x\nconnectors: *x\n", "3:13",
      "cannot add to what is here; write the connectors one to a line, below 'connectors:'"
    ),
    (
      "screenlet: Sample\nx: &x { Old: { kind: custom } }\nconnectors: *x\n", "3:1",
      "cannot find a place for 'New' in this spec that leaves the rest as it is; add it by hand"
    ),
    (
      "screenlet: Sample\n? connectors\n:\n", "2:3",
      "cannot find a place for 'New' in this spec that leaves the rest as it is; add it by hand"
    ),
    (
      "screenlet: Sample\nconnectors:\n  ? Old\n  : kind: custom\n", "2:1",
      "cannot find a place for 'New' in this spec that leaves the rest as it is; add it by hand"
    ),
    (
      "screenlet: [Sample\n", "1:12",
      "this '[' is never closed; add the closing bracket"
    ),
  ])
  func `a text without a line for a connector is refused`(
    _ text: String, _ position: String, _ message: String
  ) throws {
    let printed = try edited(text)
    #expect(printed.prefix { $0 != "\n" } == "Sample.screenlet.yml:\(position): error: \(message)")
  }

  @Test(arguments: ["New", "'New'", "\"N\\x65w\""])
  func `a name that is taken is refused`(_ key: String) throws {
    #expect(
      try edited("screenlet: Sample\nconnectors:\n  \(key):\n    kind: custom\n") == """
        Sample.screenlet.yml:3:3: error: there is a connector 'New' already; choose another name
        3 |   \(key):
          |   ^\(String(repeating: "~", count: key.count - 1))

        """)
  }

  @Test func `a key that is written out is not an obstacle`() throws {
    #expect(
      try edited("screenlet: Sample\n? connectors\n: Old: { kind: custom }\n") == """
        screenlet: Sample
        ? connectors
        : Old: { kind: custom }
          New:
            kind: custom
            properties:
              a: Int

        """)
  }
}
