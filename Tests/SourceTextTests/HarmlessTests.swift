import SourceText
import Testing

struct HarmlessTests {
  @Test(arguments: [
    "::error::a": #":\:error::a"#, "a\n \t ::b::\n": "a\n \t :\\:b::\n",
    "\u{A0}::a": "\u{A0}:\\:a", ":\u{200D}:a": ":\u{200D}\\:a", "\u{B}::a": "␋::a",
    "a ::b::": "a ::b::", ": :a": ": :a", "a##[b]": #"a##\[b]"#, "##vso[a.b]": #"##vso\[a.b]"#,
    "1 | ##teamcity[a": #"1 | ##teamcity\[a"#, "#\u{200C}#[a]": "#\u{200C}#\\[a]",
    "###[a]": #"###\[a]"#, "## [a]": "## [a]", "#[a]": "#[a]", "## A title": "## A title",
  ])
  func `no line is a command of a CI`(_ text: String, _ shown: String) {
    #expect(text.harmless(isColored: false) == shown)
  }

  @Test func `control characters are shown, and lines and tabs stay`() {
    #expect("a\r\n\tb\u{1B}[1;31mc\u{202E}\n".harmless(isColored: false) == "a␍\n\tb␛[1;31mc�\n")
  }

  @Test func `only the colours of the tool act`() {
    let text = TextColor.red.paint("error:", isColored: true)
    #expect((text + " \u{1B}[2J\u{1B}[0;5m é").harmless(isColored: true) == text + " ␛[2J␛[0;5m é")
    #expect(
      TextColor.red.paint("::a", isColored: true).harmless(isColored: false) == "␛[1;31m::a␛[0m")
  }

  @Test func `a document in JSON keeps its value`() {
    let value = "::a\u{1B}\u{7F}\u{85}\u{202E}\u{2028}\t##vso[b]"
    #expect(
      JSONText.object([("a", .text(value))]).text.harmlessJSON == #"""
        {
          "a": "::a\u001b\u007f\u0085\u202e\u2028\t##vso\u005bb]"
        }

        """#)
    #expect(
      JSONText.list([.text("é ##"), .list([])]).text.harmlessJSON == "[\n  \"é ##\",\n  []\n]\n")
  }
}
