import Testing

@testable import ScreensGenerator

struct DocCommentTests {
  @Test(arguments: [
    ("One line.", ["One line."]),
    ("Two\nlines.", ["Two", "lines."]),
    ("a\r\nb\rc\u{B}d\u{C}e\u{85}f\u{2028}g\u{2029}h", ["a", "b", "c", "d", "e", "f", "g", "h"]),
    ("First.\n\n  \nSecond.", ["First.", "Second."]),
    ("  blanks around  ", ["blanks around"]),
    ("tab\there", ["tab here"]),
    ("*/ /* // \"\\(x)\" `code` ${y} {{z}}", ["*/ /* // \"\\(x)\" `code` ${y} {{z}}"]),
    ("nul\0 bell\u{7} escape\u{1B}[31m delete\u{7F}", ["nul bell escape[31m delete"]),
    (
      "right\u{202E}left\u{202C} \u{2066}isolated\u{2069} \u{200F}mark", ["rightleft isolated mark"]
    ),
    ("zero\u{200B}width \u{FEFF}mark \u{AD}soft \u{E0041}tag", ["zerowidth mark soft tag"]),
    ("می\u{200C}خواهم 👨\u{200D}👩", ["می\u{200C}خواهم 👨\u{200D}👩"]),
    ("", []), ("\n\u{202E}\n", []),
  ])
  func `every line of a text is a line of the comment`(_ text: String, _ lines: [String]) {
    #expect(docComment(text) == lines)
  }

  @Test func `a text within a comment stays on its line`() {
    #expect("a\nb\r\nc\td\u{202E}e".inComment == "a b c de")
  }
}
