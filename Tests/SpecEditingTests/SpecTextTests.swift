import SourceText
import SpecNotation
import Testing

@testable import SpecEditing

struct SpecTextTests {
  @Test func `a spec is mappings in block style, with blank lines between its parts`() {
    var spec = SpecText()
    spec.add("screenlet", "Sample")
    spec.open("properties")
    spec.add("folderId", "Int64 = 0", depth: 1)
    spec.open("connectors")
    spec.open("Save", depth: 1)
    spec.add("inputs", list: ["a", "12", "b c", "d, e"], depth: 2)
    spec.add("result", flow: [("entry", "String?"), ("on", "[Int]")], depth: 2)
    spec.add("empty", flow: [], depth: 2)
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
    var spec = SpecText()
    spec.add("key", text)
    spec.add(text, "value", depth: 0)
    spec.add("list", list: [text, text], depth: 0)
    spec.add("flow", flow: [(text, text)], depth: 0)
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

  @Test func `a value stays plain where that reads back as itself`() {
    #expect(SpecText.value("String? { get set }") == "String? { get set }")
    #expect(SpecText.value("String = \"a\"") == "String = \"a\"")
    #expect(SpecText.value("[Int]") == "'[Int]'")
    #expect(SpecText.value("a # b") == "'a # b'")
    #expect(SpecText.value("12") == "'12'")
  }
}
