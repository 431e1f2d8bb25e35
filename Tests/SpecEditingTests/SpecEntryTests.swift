import SourceText
import SpecNotation
import Testing

@testable import SpecEditing

struct SpecEntryTests {
  @Test func `a spec is mappings in block style, with lists and braces within`() {
    let save = [
      SpecEntry("inputs", .list(["a", "12", "b c", "d, e"].map { .text($0) })),
      SpecEntry("result", .braces([SpecEntry("entry", "String?"), SpecEntry("on", "[Int]")])),
      SpecEntry("empty", .braces([])),
    ]
    let spec = [
      SpecEntry("screenlet", "Sample"),
      SpecEntry("properties", .block([SpecEntry("folderId", "Int64 = 0")])),
      SpecEntry("connectors", .block([SpecEntry("Save", .block(save))])),
    ]
    #expect(
      spec.text == """
        screenlet: Sample
        properties:
          folderId: Int64 = 0
        connectors:
          Save:
            inputs: [a, '12', b c, 'd, e']
            result: { entry: String?, on: '[Int]' }
            empty: {}

        """)
  }

  @Test(arguments: [
    "plain", "String? { get set }", "[Int]", "it's", "\"quoted\"", "12", "true", "null", "~", "",
    "a: b", "a #b", "# a", "- a", "two\nlines", " blanks ", "*alias", "&anchor", "!tag", "%d",
    "@at", "`tick`", "é 日本 😀", "\t", "\0\u{202E}\u{85}", "{ a: b }", "'", "'\"", "...", "---",
  ])
  func `every text reads back as itself`(_ text: String) throws {
    let spec = [
      SpecEntry("key", text), SpecEntry(text, "value"),
      SpecEntry("list", .list([.text(text), .text(text)])),
      SpecEntry("flow", .braces([SpecEntry(text, text)])),
    ]
    var diagnostics = Diagnostics()
    let file = SourceFile(path: "Sample.yml", text: spec.text)
    let node = Node(parsing: file, reporting: &diagnostics)
    #expect(diagnostics.printed == "")
    let entries = try #require(node?.mapping)
    #expect(entries[0].value.scalar?.text == text)
    #expect(entries[1].key.scalar?.text == text)
    #expect(entries[2].value.list?.map { $0.scalar?.text } == [text, text])
    #expect(entries[3].value.mapping?[0].key.scalar?.text == text)
    #expect(entries[3].value.mapping?[0].value.scalar?.text == text)
  }

  private func value(_ text: String) -> String {
    SpecEntry("key", text).lines().map { String($0.dropFirst("key: ".count)) }.joined()
  }

  @Test func `a value stays plain where that reads back as itself`() {
    #expect(value("String? { get set }") == "String? { get set }")
    #expect(value("String = \"a\"") == "String = \"a\"")
    #expect(value("[Int]") == "'[Int]'")
    #expect(value("a # b") == "'a # b'")
    #expect(value("12") == "'12'")
  }
}
