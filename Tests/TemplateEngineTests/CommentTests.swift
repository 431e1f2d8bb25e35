import TemplateEngine
import Testing

/// Comments, as the section of that name of the specification has them.
struct CommentTests {
  @Test func `a comment prints nothing`() {
    #expect(rendering("12345{{! a note }}67890") == "1234567890")
    #expect(rendering("12345{{!\n  a note\n  of lines\n}}67890\n") == "1234567890\n")
    #expect(rendering("12 {{! a note }} 67") == "12  67")
    #expect(rendering("  12 {{! 34 }}\n") == "  12 \n")
  }

  @Test func `a standalone comment line disappears`() {
    #expect(rendering("Begin.\n{{! a note }}\nEnd.\n") == "Begin.\nEnd.\n")
    #expect(rendering("Begin.\n  {{! a note }}\t\nEnd.\n") == "Begin.\nEnd.\n")
    #expect(rendering("Begin.\n  {{!\n    a note\n  }}\nEnd.\n") == "Begin.\nEnd.\n")
    #expect(rendering("|\r\n{{! a note }}\r\n|") == "|\r\n|")
    #expect(rendering("  {{! a note }}\n!") == "!")
    #expect(rendering("!\n  {{! a note }}") == "!\n")
  }

  @Test func `a comment is not a name`() {
    let value: TemplateValue = ["! note": 1, "!note": 2, "note": 3, " note": 4]
    #expect(rendering("({{! note }}{{!note}})", with: value) == "()")
  }

  @Test func `a comment may hold anything but the end of a tag`() {
    #expect(rendering("({{!}}{{! {{ # } = > }})") == "()")
  }
}
