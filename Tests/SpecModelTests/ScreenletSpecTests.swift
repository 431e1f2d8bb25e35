import SourceText
import SpecModel
import Testing

struct ScreenletSpecTests {
  @Test func `a name with blanks is not a Swift identifier`() {
    let spec = """
      screenlet: Add Bookmark
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: 'Add Bookmark' cannot name a Screenlet in Swift; did you mean \
        'AddBookmark'?
        1 | screenlet: Add Bookmark
          |            ^~~~~~~~~~~~

        """)
  }

  @Test func `a name that starts with a digit is not a Swift identifier`() {
    let spec = """
      screenlet: 3DView
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: '3DView' cannot name a Screenlet in Swift; use letters, digits \
        and '_', a letter first
        1 | screenlet: 3DView
          |            ^~~~~~

        """)
  }

  @Test func `an operator is not a Swift identifier`() {
    let spec = """
      screenlet: AddBookmark
      module: +
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:9: error: '+' cannot name a module in Swift; use letters, digits and '_', a \
        letter first
        2 | module: +
          |         ^

        """)
  }

  @Test func `a name of invisible letters is not a Swift identifier`() {
    let spec = #"""
      screenlet: "Add\u3164Bookmark"
      """#
    #expect(
      complaints(about: spec) == #"""
        spec.yml:1:12: error: 'AddㅤBookmark' cannot name a Screenlet in Swift; use letters, \#
        digits and '_', a letter first
        1 | screenlet: "Add\u3164Bookmark"
          |            ^~~~~~~~~~~~~~~~~~~

        """#)
  }

  @Test func `a name with text that turns direction is shown without it`() {
    let spec = #"""
      screenlet: "Add\u202EBookmark"
      """#
    #expect(
      complaints(about: spec) == #"""
        spec.yml:1:12: error: 'Add�Bookmark' cannot name a Screenlet in Swift; use letters, \#
        digits and '_', a letter first
        1 | screenlet: "Add\u202EBookmark"
          |            ^~~~~~~~~~~~~~~~~~~

        """#)
  }

  @Test func `the name of a Screenlet starts with a capital letter`() {
    let spec = """
      screenlet: addBookmark
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: the name of a Screenlet starts with a capital letter: 'AddBookmark'
        1 | screenlet: addBookmark
          |            ^~~~~~~~~~~

        """)
  }

  @Test func `the name of a Screenlet does not start with an underscore`() {
    let spec = """
      screenlet: _addBookmark
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: the name of a Screenlet starts with a capital letter: 'AddBookmark'
        1 | screenlet: _addBookmark
          |            ^~~~~~~~~~~~

        """)
  }

  @Test func `the suffix of a Screenlet is left off`() {
    let spec = """
      screenlet: AddBookmarkScreenlet
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: the generator adds 'Screenlet' to the name; leave it off: \
        'AddBookmark'
        1 | screenlet: AddBookmarkScreenlet
          |            ^~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `the suffix of a Screenlet is left off in a suggestion`() {
    let spec = """
      screenlet: add-bookmark-screenlet
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: 'add-bookmark-screenlet' cannot name a Screenlet in Swift; did \
        you mean 'AddBookmark'?
        1 | screenlet: add-bookmark-screenlet
          |            ^~~~~~~~~~~~~~~~~~~~~~

        """)
  }

  @Test func `a Screenlet cannot be called Self`() {
    let spec = """
      screenlet: Self
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:1:12: error: 'Self' has a meaning of its own in Swift and cannot name a \
        Screenlet; choose another name
        1 | screenlet: Self
          |            ^~~~

        """)
  }

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

  @Test func `an inspectable cannot replace a method of Objective-C`() {
    let spec = """
      screenlet: AddBookmark
      properties:
        class: String = "a"
        release: Bool = false
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:3:3: error: 'class' is a member of NSObject already; give the property another name
        3 |   class: String = "a"
          |   ^~~~~
        spec.yml:4:3: error: 'release' is a member of NSObject already; give the property another \
        name
        4 |   release: Bool = false
          |   ^~~~~~~

        """)
  }

  @Test func `a module has a name that can be imported`() {
    let spec = """
      screenlet: AddBookmark
      module: my-bookmarks
      """
    #expect(
      complaints(about: spec) == """
        spec.yml:2:9: error: 'my-bookmarks' cannot name a module in Swift; did you mean \
        'my_bookmarks'?
        2 | module: my-bookmarks
          |         ^~~~~~~~~~~~

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

  @Test func `tests are wanted or not`() {
    #expect(
      complaints(about: "screenlet: Note\nmodule: Notes\ntests: some\n") == """
        spec.yml:3:8: error: 'some' is not a value of 'tests'; write 'yes' or 'no'
        3 | tests: some
          |        ^~~~

        """)
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
