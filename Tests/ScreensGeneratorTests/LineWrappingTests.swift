import Testing

@testable import ScreensGenerator

/// What becomes of a line that is too long for a page of 40 characters.
private func wrapped(_ text: String) -> String {
  let wrapping = LineWrapping(width: 40)
  let result = wrapping.wrapped(text)
  // What was wrapped once stays as it is.
  #expect(wrapping.wrapped(result) == result)
  return result
}

struct LineWrappingTests {
  @Test func `lines that fit stay as they are`() {
    let text = "open class A: B, C {\n\n  let a = f(b, c)\n}\n"
    #expect(wrapped(text) == text)
    #expect(wrapped("") == "")
    let exact = String(repeating: "x", count: 40) + "\n"
    #expect(wrapped(exact + exact) == exact + exact)
  }

  @Test(arguments: [0, 1, 20, 38, 39, 40, 41, 79, 80])
  func `a long line is found behind lines of any length`(length: Int) {
    let other = String(repeating: "x", count: length) + "\n"
    let call = "f(" + String(repeating: "a", count: 50) + ")"
    let broken = "f(\n  " + String(repeating: "a", count: 50) + "\n)"
    #expect(wrapped(other + other + call) == other + other + broken)
    #expect(
      wrapped(call + "\n" + other + call + "\n" + other)
        == broken + "\n" + other + broken + "\n" + other)
  }

  @Test func `a line of more than 8,000 bytes is data, and stays as it is`() {
    let arguments = Array(repeating: "argument: 1", count: 700).joined(separator: ", ")
    let line = "call(\(arguments))\n"
    #expect(LineWrapping().wrapped(line) == line)
    #expect(LineWrapping().wrapped(line.replacing("argument", with: "a")).hasPrefix("call(\n"))
  }

  @Test func `the page has 100 characters`() {
    let call = "f(" + String(repeating: "a", count: 97) + ")\n"
    #expect(LineWrapping().wrapped(call) == call)
    #expect(LineWrapping().wrapped("x" + call) == "xf(\n  \(call.dropFirst(2).dropLast(2))\n)\n")
  }

  @Test func `the length of a line counts characters, not bytes`() {
    let line = "f(\"" + String(repeating: "é", count: 35) + "\")\n"
    #expect(wrapped(line) == line)
  }

  @Test func `a comment breaks between words and keeps its marker`() {
    #expect(
      wrapped("  /// Called when the action has failed, whatever the cause of it may be.\n") == """
          /// Called when the action has failed,
          /// whatever the cause of it may be.

        """)
    #expect(
      wrapped("// one two three four five six seven eight nine ten\n") == """
        // one two three four five six seven
        // eight nine ten

        """)
  }

  @Test func `a word of a comment that is too long has a line of its own`() {
    #expect(
      wrapped("/// See https://example.com/a/very/long/path/to/a/page for more.\n") == """
        /// See
        /// https://example.com/a/very/long/path/to/a/page
        /// for more.

        """)
  }

  @Test func `an array that is all of a call has one element to a line`() {
    #expect(
      wrapped("  return Graph([countOfAll, newestOfAll, title])\n") == """
          return Graph([
            countOfAll,
            newestOfAll,
            title,
          ])

        """)
    #expect(
      wrapped(
        "return Chain(head: title, then: [bookmark, Graph([count, newest, another, last])])\n")
          == """
          return Chain(
            head: title,
            then: [
              bookmark,
              Graph([
                count,
                newest,
                another,
                last,
              ]),
            ]
          )

          """)
  }

  @Test func `a line with a collection has one character less`() {
    let call = "  return graph([count, newest, title])\n"
    #expect(wrapped(" " + call) == " " + call)
    #expect(
      wrapped("  " + call) == """
            return graph([
              count,
              newest,
              title,
            ])

        """)
  }

  @Test func `a dictionary behind a label has one entry to a line, and a type has none`() {
    #expect(
      wrapped("  values: [\"ascending\": false, \"key\": \"name, url\"],\n") == """
          values: [
            "ascending": false,
            "key": "name, url",
          ],

        """)
    let type = "  attributesOfTheBookmark: [String: Attribute],\n"
    #expect(wrapped(type) == type)
    #expect(
      wrapped("init(attributesOfTheBookmark: [String: Any])\n") == """
        init(
          attributesOfTheBookmark: [String: Any]
        )

        """)
  }

  @Test func `an element alone has a line of its own, and no comma`() {
    #expect(
      wrapped("  answers(of: [[\"name\": \"a\", \"url\": \"b\"]])\n") == """
          answers(of: [
            ["name": "a", "url": "b"]
          ])

        """)
    #expect(
      wrapped("answers([[\"name\": \"Liferay\", \"address\": \"bookmark\"], 2])\n") == """
        answers([
          [
            "name": "Liferay",
            "address": "bookmark",
          ],
          2,
        ])

        """)
    #expect(
      wrapped("f(rows: [[\"a, b\": [\"entries\": [[\"id\": 123456]]]]], count: 1)\n") == """
        f(
          rows: [
            [
              "a, b": [
                "entries": [["id": 123456]]
              ]
            ]
          ],
          count: 1
        )

        """)
  }

  @Test func `a class has one inherited type to a line`() {
    #expect(
      wrapped("open class AddBookmarkView_default: BaseScreenletView, AddBookmarkViewModel {\n}\n")
        == """
        open class AddBookmarkView_default:
          BaseScreenletView,
          AddBookmarkViewModel
        {
        }

        """)
  }

  @Test func `a protocol wraps as a class does`() {
    #expect(
      wrapped("public protocol AddBookmarkScreenletDelegate: BaseScreenletDelegate {\n") == """
        public protocol AddBookmarkScreenletDelegate:
          BaseScreenletDelegate
        {

        """)
  }

  @Test func `a call has one argument to a line`() {
    #expect(
      wrapped("    let interactor = SaveInteractor(screenlet: self, folderId: folderId)\n") == """
            let interactor = SaveInteractor(
              screenlet: self,
              folderId: folderId
            )

        """)
  }

  @Test func `an argument that is too long breaks in its turn`() {
    #expect(
      wrapped("f(first: a, second: make(one: aaaaaaaaaaaa, two: bbbbbbbbbbbb), third: c)\n") == """
        f(
          first: a,
          second: make(
            one: aaaaaaaaaaaa,
            two: bbbbbbbbbbbb
          ),
          third: c
        )

        """)
  }

  @Test func `a closure has its inside on a line of its own`() {
    #expect(
      wrapped("  all.values.map { Entry(attributes: $0, at: now) } ?? []\n") == """
          all.values.map {
            Entry(attributes: $0, at: now)
          } ?? []

        """)
    #expect(
      wrapped("f(first: { a }, second: [b, { c }, d], third: e)\n") == """
        f(
          first: { a },
          second: [b, { c }, d],
          third: e
        )

        """)
  }

  @Test func `a call after a closure breaks, and an empty body does not`() {
    #expect(
      wrapped("  list.map { Int($0) }.joined(separator: comma, by: b)\n") == """
          list.map { Int($0) }.joined(
            separator: comma,
            by: b
          )

        """)
    #expect(
      wrapped("  public func screenlet(_ screenlet: SaveScreenlet) {}\n") == """
          public func screenlet(
            _ screenlet: SaveScreenlet
          ) {}

        """)
  }

  @Test func `a function has one parameter to a line`() {
    #expect(
      wrapped("  public init(screenlet: BaseScreenlet?, folderId: Int64, title: String) {\n") == """
          public init(
            screenlet: BaseScreenlet?,
            folderId: Int64,
            title: String
          ) {

        """)
    #expect(
      wrapped("  func screenlet(_ screenlet: SaveScreenlet, onSaved entry: Entry)\n") == """
          func screenlet(
            _ screenlet: SaveScreenlet,
            onSaved entry: Entry
          )

        """)
  }

  @Test func `a list, a dictionary and a closure are one argument`() {
    #expect(
      wrapped("call(with: [a, b, c], and: [x: y, z: w], or: { first, second in first })\n") == """
        call(
          with: [a, b, c],
          and: [x: y, z: w],
          or: { first, second in first }
        )

        """)
  }

  @Test func `brackets without anything in them are not broken`() {
    #expect(
      wrapped("return createAnInteractorWithAVeryLongNameIndeed()\n")
        == "return createAnInteractorWithAVeryLongNameIndeed()\n")
  }

  @Test func `an if has one condition to a line`() {
    #expect(
      wrapped("    if let first = connector.first, let second = connector.second {\n") == """
            if let first = connector.first,
              let second = connector.second
            {

        """)
  }

  @Test func `an if with one condition breaks after the sign, or before the comparison`() {
    #expect(
      wrapped("  if let entry = (c as? SaveConnector)?.entry {\n") == """
          if let entry =
            (c as? SaveConnector)?.entry
          {

        """)
    #expect(
      wrapped("  if identifierOfTheFolder <= identifierOfTheUser {\n") == """
          if identifierOfTheFolder
            <= identifierOfTheUser
          {

        """)
  }

  @Test func `a guard has one condition to a line, and its else below`() {
    #expect(
      wrapped("  guard let self, let entry = save?.resultEntry else { return }\n") == """
          guard let self,
            let entry = save?.resultEntry
          else { return }

        """)
    #expect(
      wrapped("  guard let connector = SearchConnector(query: query) else { return nil }\n") == """
          guard
            let connector = SearchConnector(
              query: query
            )
          else { return nil }

        """)
    #expect(
      wrapped(
        "  guard let start = text.range(of: \"a, b else { c\"), let end = e else { return }\n")
          == """
            guard
              let start = text.range(
                of: "a, b else { c"
              ),
              let end = e
            else { return }

          """)
  }

  @Test func `an assignment breaks after the sign`() {
    #expect(
      wrapped("  @IBInspectable open var greeting: String = \"A rather long greeting\"\n") == """
          @IBInspectable open var greeting: String =
            "A rather long greeting"

        """)
  }

  @Test func `an entry of a dictionary breaks after the colon`() {
    #expect(
      wrapped("    .failure: \"An error occurred saving the bookmark\",\n") == """
            .failure:
              "An error occurred saving the bookmark",

        """)
    #expect(
      wrapped("    \"locationOfIt\": \"https://example.com\",\n") == """
            "locationOfIt":
              "https://example.com",

        """)
  }

  @Test func `a computed property breaks before its type`() {
    #expect(
      wrapped("  open var saveEntryDelegate: (any SaveEntryScreenletDelegate)? {\n") == """
          open var saveEntryDelegate:
            (any SaveEntryScreenletDelegate)?
          {

        """)
  }

  @Test func `a value with another in its place breaks after the sign, then before the marks`() {
    #expect(
      wrapped("  let font = named(14, \"Georgia\") ?? .system(14)\n") == """
          let font =
            named(14, "Georgia") ?? .system(14)

        """)
    #expect(
      wrapped("  titleFont = fontNamed(\"Georgia\", 14) ?? .systemFont(of: 14)\n") == """
          titleFont =
            fontNamed("Georgia", 14)
            ?? .systemFont(of: 14)

        """)
    #expect(
      wrapped("  models = all.map { Model(attributes: $0) } ?? []\n") == """
          models =
            all.map {
              Model(attributes: $0)
            } ?? []

        """)
    #expect(
      wrapped("  kindControl?.selectedIndex ?? Control.noSegment\n") == """
          kindControl?.selectedIndex
            ?? Control.noSegment

        """)
  }

  @Test func `a function without parameters breaks before what it returns`() {
    #expect(
      wrapped("  func createConnector() -> BookmarkConnector? {\n") == """
          func createConnector()
            -> BookmarkConnector?
          {

        """)
  }

  @Test func `a sum breaks before each sign`() {
    #expect(
      wrapped(
        "  return \"a + b, aaaaaaaaaaa\" + \"bbbbbbbbbbbbbbb\" + \"cccccccccccccccccccccccc\"\n")
          == """
            return "a + b, aaaaaaaaaaa"
              + "bbbbbbbbbbbbbbb"
              + "cccccccccccccccccccccccc"

          """)
  }

  @Test func `the list of a loop has one element to a line`() {
    #expect(
      wrapped("    for button in [saveButton, deleteButton] {\n") == """
            for button in [
              saveButton,
              deleteButton,
            ] {

        """)
    #expect(wrapped("for button in [save, delete] {\n") == "for button in [save, delete] {\n")
  }

  @Test func `the constant of a case and the member of a cast have a line of their own`() {
    #expect(
      wrapped("        \\AddBookmarkScreenlet.bookmarkFolderId\n") == """
                \\AddBookmarkScreenlet
                  .bookmarkFolderId

        """)
    #expect(
      wrapped("    case AddBookmarkScreenlet.AddBookmarkAction:\n") == """
            case AddBookmarkScreenlet
              .AddBookmarkAction:

        """)
    #expect(
      wrapped("    (c as? AddBookmarkConnector)?.resultBookmark\n") == """
            (c as? AddBookmarkConnector)?
            .resultBookmark

        """)
  }

  @Test(arguments: [
    #"return "one, two (three), [four], {five}, six, seven, eight""#,
    #"  "one, two, three: four = five, six else { seven }, eight","#,
    #"print "a \"quoted, text\" with \\, commas, and (brackets""#,
    "let aVeryLongNameThatCannotBeBrokenAnywhereAtAll",
    "(aVeryLongName as? ThatCannotBeBroken)?[0] as Any",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa()",
  ])
  func `a line without a place to break stays`(_ line: String) {
    #expect(wrapped(line + "\n") == line + "\n")
  }

  @Test func `text in a literal is never broken`() {
    #expect(
      wrapped(#"return ValidationError("Too long, (by far), [this] text, {and} more")"# + "\n")
        == #"""
        return ValidationError(
          "Too long, (by far), [this] text, {and} more"
        )

        """#)
    #expect(
      wrapped(#"f("a), (b, \"c\", d", name: "e, f = g", other: "h: i, j(k, l")"# + "\n") == #"""
        f(
          "a), (b, \"c\", d",
          name: "e, f = g",
          other: "h: i, j(k, l"
        )

        """#)
    #expect(
      wrapped(#"if title != "a, b, c, d, e, f, g, h, i, j, k, l" {"# + "\n") == #"""
        if title
          != "a, b, c, d, e, f, g, h, i, j, k, l"
        {

        """#)
  }

  @Test func `nothing but blanks and line breaks is added`() {
    for text in [
      "f(aaaaaaaaaaaaaaaaaaa, bbbbbbbbbbbbbbbbbbbbbb, \"c,  (d\")\n",
      "guard let self, let bookmark = interactor?.resultBookmark else { return }\n",
      "open class AddBookmarkView_default: BaseScreenletView, AddBookmarkViewModel {\n",
    ] {
      let before = text.filter { !$0.isWhitespace }
      #expect(wrapped(text).filter { !$0.isWhitespace } == before)
    }
  }
}
