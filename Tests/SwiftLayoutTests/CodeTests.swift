import SwiftLayout
import Testing

/// The code as a page of 40 characters shows it, after that many blanks.
private func laidOut(_ code: Code, indent: Int = 0) -> String {
  let blanks = Code(String(repeating: " ", count: indent))
  return ("\(blanks)\(code)" as Code).laidOut(width: 40)
}

struct CodeTests {
  @Test func `code that fits stays on one line`() {
    let code: Code = "let a =\(.point) \(.call("f", ["b", "c"]))"
    #expect(code.text == "let a = f(b, c)")
    #expect(laidOut(code) == "let a = f(b, c)")
    #expect(laidOut("") == "")
  }

  @Test func `a page has as many characters as its width`() {
    let name = String(repeating: "a", count: 97)
    let call = Code.call("f", [Code(name)])
    #expect(call.laidOut() == "f(\(name))")
    #expect(("x\(call)" as Code).laidOut() == "xf(\n  \(name)\n)")
  }

  @Test func `the length of a line counts characters, not bytes`() {
    let text = String(repeating: "é", count: 35)
    #expect(laidOut(.call("f", ["\"\(text)\""])) == "f(\"\(text)\")")
  }

  @Test func `lines without marks stay as they are, however long`() {
    let text =
      "let sql = \"\"\"\n  " + String(repeating: "f(a, b) = c ?? d, ", count: 20) + "\n\"\"\"\n"
    #expect(laidOut(Code(text)) == text)
    #expect(
      laidOut("\(text)  \(.call("interactor", ["screenlet: self", "folderId: folderId"]))\n\(text)")
        == """
        \(text)  interactor(
            screenlet: self,
            folderId: folderId
          )
        \(text)
        """)
  }

  @Test func `a line of more than 8,000 bytes is data, and stays as it is`() {
    let call = Code.call("call", Array(repeating: "argument: 1", count: 700))
    #expect(call.laidOut() == call.text)
    #expect(Code.call("call", Array(repeating: "a: 1", count: 700)).laidOut().hasPrefix("call(\n"))
  }

  @Test func `a comment breaks between words and keeps its slashes`() {
    #expect(
      laidOut("  ///\(.words) Called when the action has failed, whatever the cause may be.") == """
          /// Called when the action has failed,
          /// whatever the cause may be.
        """)
    #expect(
      laidOut("///\(.words) See https://example.com/a/very/long/path/to/a/page for more.") == """
        /// See
        /// https://example.com/a/very/long/path/to/a/page
        /// for more.
        """)
  }
}

// MARK: - Lists

extension CodeTests {
  @Test func `a call has one argument to a line`() {
    let arguments: [Code] = ["screenlet: self", "folderId: folderId"]
    #expect(
      laidOut("let interactor =\(.point) \(.call("SaveInteractor", arguments))", indent: 4) == """
            let interactor = SaveInteractor(
              screenlet: self,
              folderId: folderId
            )
        """)
  }

  @Test func `an argument that is too long breaks in its turn`() {
    let second = Code.call("make", ["one: aaaaaaaaaaaa", "two: bbbbbbbbbbbb"])
    #expect(
      laidOut(.call("f", ["first: a", "second: \(second)", "third: c"])) == """
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

  @Test func `a label is left alone on its line when nothing else helps`() {
    let value: Code = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
    #expect(
      laidOut(.call("f", [.labeled("label", value), .labeled("b", .call("g", [value]))])) == """
        f(
          label:
            aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa,
          b: g(
            aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa
          )
        )
        """)
    #expect(
      laidOut(.call("f", [.labeled("title", .coalescing("viewModel?.titleOfTheEntry", "\"\""))]))
        == """
        f(
          title: viewModel?.titleOfTheEntry
            ?? ""
        )
        """)
  }

  @Test func `the last of several calls breaks first`() {
    let first = Code.call("first", ["aaaaaaaaaaaa"])
    #expect(
      laidOut(.call("\(first).second", ["bbbbbbbbbbbb", "cccccccccc"])) == """
        first(aaaaaaaaaaaa).second(
          bbbbbbbbbbbb,
          cccccccccc
        )
        """)
  }

  @Test func `a collection alone shares the brackets of its call`() {
    #expect(
      laidOut("return \(.call("Graph", [.collection(["countOfAll", "newestOfAll", "title"])]))")
        == """
        return Graph([
          countOfAll,
          newestOfAll,
          title,
        ])
        """)
    let rows = Code.collection([.collection([.entry("name", "\"a\""), .entry("url", "\"bc\"")])])
    #expect(
      laidOut(.call("answers", ["rows: \(rows)"])) == """
        answers(rows: [
          ["name": "a", "url": "bc"]
        ])
        """)
    #expect(
      laidOut(.call("answers", ["rows: \(rows)", "count: 1"])) == """
        answers(
          rows: [["name": "a", "url": "bc"]],
          count: 1
        )
        """)
  }

  @Test func `several elements end with a comma, one does not`() {
    let long: Code = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"
    #expect(laidOut(.collection([long])) == "[\n  \(long.text)\n]")
    #expect(laidOut(.collection([long, "b"])) == "[\n  \(long.text),\n  b,\n]")
    #expect(laidOut(.call("f", [.collection([])])) == "f([])")
  }

  @Test func `several elements leave a column for a comma`() {
    let call = Code.call("graph", [.collection(["count", "newest", "title"])])
    let line: Code = "  return \(call)"
    #expect(laidOut(line, indent: 1) == " " + line.text)
    #expect(
      laidOut(line, indent: 2) == """
            return graph([
              count,
              newest,
              title,
            ])
        """)
    let alone: Code = "return graphs(\(.collection(["newestOfAllOfThemAll"])))"
    #expect(laidOut(alone, indent: 3) == "   " + alone.text)
    let nested: Code = "return \(.collection([.call("graph", [.collection(["a", "b"])]), "c"]))"
    #expect(laidOut(nested, indent: 13) == String(repeating: " ", count: 13) + nested.text)
    #expect(laidOut(nested, indent: 14).contains("\n"))
  }

  @Test func `an entry of a dictionary breaks behind the colon`() {
    #expect(
      laidOut("\(.entry("locationOfIt", "\"https://example.com\"")),", indent: 4) == """
            "locationOfIt":
              "https://example.com",
        """)
    #expect(
      laidOut(.entry("bookmarks", .collection(["firstBookmark", "secondBookmark"]))) == """
        "bookmarks": [
          firstBookmark,
          secondBookmark,
        ]
        """)
  }

  @Test func `a closure has its inside on a line of its own`() {
    let models = Code.closure("all.values.map", .call("Entry", ["attributes: $0", "at: now"]))
    #expect(
      laidOut(.coalescing(models, "[]"), indent: 2) == """
          all.values.map {
            Entry(attributes: $0, at: now)
          } ?? []
        """)
    #expect(
      laidOut(.call("\(.closure("list.map", "Int($0)")).joined", ["separator: comma", "by: b"]))
        == """
        list.map { Int($0) }.joined(
          separator: comma,
          by: b
        )
        """)
  }

  @Test func `text in a literal is never broken`() {
    let text: Code = #""a), (b, \"c\", d = e ?? f""#
    #expect(
      laidOut(.call("f", [text, #"name: "g, {h} + [i]""#])) == #"""
        f(
          "a), (b, \"c\", d = e ?? f",
          name: "g, {h} + [i]"
        )
        """#)
  }
}

// MARK: - Declarations and conditions

extension CodeTests {
  @Test func `a class has one inherited type to a line`() {
    #expect(
      laidOut("open class SaveView:\(.header) \(.list(["BaseView", "SaveViewModel"]))\(.end) {")
        == """
        open class SaveView:
          BaseView,
          SaveViewModel
        {
        """)
  }

  @Test func `a function breaks its parameters, then before what it returns`() {
    let result: Code = "\(.result) -> BookmarkConnector?\(.end) {"
    #expect(
      laidOut("\(.call("func connector", ["of: Int"]))\(result)", indent: 2) == """
          func connector(
            of: Int
          ) -> BookmarkConnector? {
        """)
    #expect(
      laidOut("func createConnector()\(result)", indent: 2) == """
          func createConnector()
            -> BookmarkConnector?
          {
        """)
  }

  @Test func `a guard has one condition to a line, and its else below`() {
    func line(_ conditions: Code...) -> Code {
      "guard\(.guard) \(.list(conditions))\(.end) else { return }"
    }
    #expect(
      laidOut(line("let self", .assignment("let entry", "save?.resultEntry")), indent: 2) == """
          guard let self,
            let entry = save?.resultEntry
          else { return }
        """)
    let connector = Code.call("SearchConnector", ["query: query"])
    #expect(
      laidOut(line(.assignment("let connector", connector)), indent: 2) == """
          guard
            let connector = SearchConnector(
              query: query
            )
          else { return }
        """)
    let long: Code = "let theFirstOfAllConnectors = theFirst"
    #expect(
      laidOut(line(long, "let b = c")) == """
        guard
          let theFirstOfAllConnectors = theFirst,
          let b = c
        else { return }
        """)
  }

  @Test func `an if keeps its first condition, or breaks its only one at the sign`() {
    func line(_ conditions: Code...) -> Code { "if\(.conditions) \(.list(conditions))\(.end) {" }
    #expect(
      laidOut(line("let first = all.first", "let last = all.last")) == """
        if let first = all.first,
          let last = all.last
        {
        """)
    #expect(
      laidOut(line(.assignment("let entry", "(c as? SaveConnector)?.entry"))) == """
        if let entry =
          (c as? SaveConnector)?.entry
        {
        """)
    #expect(
      laidOut(line("identifierOfTheFolder\(.point) <= identifierOfTheUser")) == """
        if identifierOfTheFolder
          <= identifierOfTheUser
        {
        """)
    #expect(
      laidOut(line(.call("isTheSame", ["firstArgument", "secondArgument"]))) == """
        if isTheSame(
          firstArgument,
          secondArgument
        ) {
        """)
  }
}

// MARK: - Expressions

extension CodeTests {
  @Test func `an assignment breaks behind the sign`() {
    #expect(
      laidOut(.assignment("var greeting: String", "\"A rather long greeting\"")) == """
        var greeting: String =
          "A rather long greeting"
        """)
  }

  @Test func `a value with another in reserve breaks behind the sign, then before the marks`() {
    let font = Code.call("named", ["14", "\"Georgia\""])
    #expect(
      laidOut(.assignment("let font", .coalescing(font, ".system(14)"))) == """
        let font =
          named(14, "Georgia") ?? .system(14)
        """)
    let longer = Code.call("fontNamed", ["\"Georgia\"", "14"])
    #expect(
      laidOut(.assignment("titleFont", .coalescing(longer, ".systemFont(of: 14)"))) == """
        titleFont =
          fontNamed("Georgia", 14)
          ?? .systemFont(of: 14)
        """)
    let models = Code.closure("all.map", .call("Model", ["attributes: $0"]))
    #expect(
      laidOut(.assignment("modelsOfAll", .coalescing(models, "[]"))) == """
        modelsOfAll =
          all.map {
            Model(attributes: $0)
          } ?? []
        """)
    #expect(
      laidOut(.coalescing("kindControl?.selectedIndex", "Control.noSegment")) == """
        kindControl?.selectedIndex
          ?? Control.noSegment
        """)
  }

  @Test func `a sum breaks before each sign`() {
    let sum = Code.sum(["\"a + b, aaaaaaaaaaa\"", "\"bbbbbbbbbbbbbbb\"", "\"ccccccccccccccccc\""])
    #expect(
      laidOut("return \(sum)", indent: 2) == """
          return "a + b, aaaaaaaaaaa"
            + "bbbbbbbbbbbbbbb"
            + "ccccccccccccccccc"
        """)
  }

  @Test func `a comparison breaks before the sign, and a collection behind it last`() {
    #expect(
      laidOut("delegate.events\(.point) == \(.operand(["\"onSaved\"", "\"onKept\""]))") == """
        delegate.events
          == ["onSaved", "onKept"]
        """)
    #expect(
      laidOut("a\(.point) == \(.operand(["\"onBookmarkSaved\"", "\"onBookmarkKept\""]))") == """
        a
          == [
            "onBookmarkSaved",
            "onBookmarkKept",
          ]
        """)
  }

  @Test func `a member behind a bracket is not indented`() {
    #expect(
      laidOut("(c as? AddBookmarkConnector)?\(.member).resultBookmark", indent: 4) == """
            (c as? AddBookmarkConnector)?
            .resultBookmark
        """)
  }

  @Test func `marks without a beginning or an end do no harm`() {
    let text = String(repeating: "a", count: 50)
    #expect(laidOut("f\(.end)(\(text))") == "f(\(text))")
    #expect(laidOut("f(\(.list)\(text))") == "f(\(text))")
    #expect(laidOut("\(.next)\(text)\(.next)") == text)
  }
}
