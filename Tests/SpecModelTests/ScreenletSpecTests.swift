import SourceText
import SpecModel
import Testing

struct ScreenletSpecTests {
  @Test(arguments: ["class", "import", "self", "Any", "nil", "true"])
  func `a keyword cannot name a module`(_ word: String) {
    for head in ["screenlet: AddBookmark\nmodule: ", "theme: dark\nsizes: { a: 1 }\nmodule: "] {
      let complaint = complaints(about: head + word + "\n")
      #expect(complaint.contains("error: '\(word)' "))
      #expect(complaint.contains(" cannot name a module; choose another name\n"))
    }
    let isUnspeakable = word == "self"
    let what = isUnspeakable ? "has a meaning of its own in Swift" : "is a keyword of Swift"
    #expect(
      complaints(about: "screenlet: AddBookmark\nmodule: \(word)\n") == """
        spec.yml:2:9: error: '\(word)' \(what) and cannot name a module; choose another name
        2 | module: \(word)
          |         ^\(String(repeating: "~", count: word.count - 1))

        """)
  }

  @Test func `a name alone is a Screenlet`() throws {
    let spec = try screenlet("screenlet: AddBookmark")
    #expect(spec.name.value == "AddBookmark")
    #expect(spec.summary == nil)
    #expect(spec.module == nil)
    #expect(spec.models.isEmpty && spec.properties.isEmpty && spec.viewModel.isEmpty)
    #expect(spec.connectors.isEmpty && spec.actions.isEmpty)
  }

  @Test func `parts left empty are empty`() throws {
    let spec = try screenlet(
      """
      screenlet: AddBookmark
      models:
      properties: {}
      viewModel: ~
      connectors:
      actions:
      """)
    #expect(spec.models.isEmpty && spec.properties.isEmpty && spec.viewModel.isEmpty)
    #expect(spec.connectors.isEmpty && spec.actions.isEmpty)
  }

  @Test func `a summary is any text`() throws {
    let spec = try screenlet("screenlet: AddBookmark\nsummary: |\n  Adds \"it\".\n\n  */ Done.\n")
    #expect(spec.summary?.value == "Adds \"it\".\n\n*/ Done.\n")
  }

  @Test(arguments: [
    ("", true), ("tests: yes\n", true), ("tests: true\n", true), ("tests: no\n", false),
    ("tests: false\n", false),
  ])
  func `tests come with a Screenlet unless its spec says no`(line: String, hasTests: Bool) throws {
    #expect(try screenlet("screenlet: Note\nmodule: Notes\n" + line).hasTests == hasTests)
  }

  @Test func `tests that are asked for need the module that they import`() throws {
    #expect(
      complaints(about: "screenlet: Note\ntests: yes\n") == """
        spec.yml:2:1: error: tests import the module of the Screenlet; name it, as in \
        'module: Bookmarks'
        2 | tests: yes
          | ^~~~~

        """)
    #expect(try screenlet("screenlet: Note\ntests: no\n").hasTests == false)
  }
}
