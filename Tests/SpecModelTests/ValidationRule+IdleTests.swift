import Testing

struct ValidationRuleIdleTests {
  private func spec(_ rules: String) -> String {
    """
    screenlet: AddBookmark
    connectors:
      Save:
        kind: custom
        properties: { title: String?, url: String?, note: String }
        validate: { \(rules) }

    """
  }

  @Test func `a rule that nil breaks too comes after the rule about nil`() {
    #expect(
      complaints(about: spec("title is not empty: Empty, title is not nil: Missing")) == """
        spec.yml:6:44: warning: 'title is not empty' refuses nil too; put this rule before it, or \
        remove this one
        6 |     validate: { title is not empty: Empty, title is not nil: Missing }
          |                                            ^~~~~~~~~~~~~~~~
        spec.yml:6:17: note: that rule is here
        6 |     validate: { title is not empty: Empty, title is not nil: Missing }
          |                 ^~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a rule about nil has a message of its own`() {
    #expect(
      complaints(about: spec("title is not nil: No title, title is not empty: No title")) == """
        spec.yml:6:17: warning: 'title is not empty' refuses nil too; remove this rule
        6 |     validate: { title is not nil: No title, title is not empty: No title }
          |                 ^~~~~~~~~~~~~~~~
        spec.yml:6:45: note: that rule is here
        6 |     validate: { title is not nil: No title, title is not empty: No title }
          |                                             ^~~~~~~~~~~~~~~~~~

        """)
  }

  @Test(arguments: [
    "title is not nil: Missing, title is not empty: Empty",
    "title is not empty: Empty, url is not nil: Missing",
    "title is empty: Full, title is not nil: Missing",
    "note is not empty: Empty, title is not nil: Missing",
  ])
  func `rules that each have something to say are taken as they are`(rules: String) {
    #expect(complaints(about: spec(rules)) == "")
  }
}
