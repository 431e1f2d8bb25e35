import SourceText
import SpecModel
import Testing

/// The initial values that a property of a Screenlet can have.
struct PropertySpecDefaultTests {
  @Test func `the text of a default never becomes code`() throws {
    let spec = try screenlet(
      #"""
      screenlet: AddBookmark
      properties:
        a: String = "\\(exit(1))"
        b: String = "a \"word\" \\ and\nmore\u{202E}"
        c: 'String = "it''s # no comment"'
      """#)
    #expect(
      spec.properties.compactMap(\.defaultValue?.source) == [
        #""\\(exit(1))""#, #""a \"word\" \\ and\nmore\u{202E}""#, #""it's # no comment""#,
      ])
  }
}
