import Testing
import SourceText

struct NameChangesTests {
  @Test func `changed names are found among unchanged text`() {
    let changes = NameChanges(
      from: "let folderId = 0\nlet x = folderId + 1\n",
      to: "let parentId = 0\nlet x = parentId + 1\n")
    #expect(changes.names == ["folderId": "parentId"])
  }

  @Test func `numbers, signs and several words are not changed names`() {
    #expect(NameChanges(from: "a = 1\n", to: "a = 2\n").names == [:])
    #expect(NameChanges(from: "a + b\n", to: "a - b\n").names == [:])
    #expect(NameChanges(from: "\"Folder ID\"\n", to: "\"Parent folder ID\"\n").names == [:])
    #expect(NameChanges(from: "same\n", to: "same\n").names == [:])
  }

  @Test func `every name in a text, with its range`() {
    #expect(
      NameInLine.all(in: "a_1.b\r\n// é 2x\n") == [
        NameInLine(name: "a_1", line: "a_1.b\r\n", range: 0..<3),
        NameInLine(name: "b", line: "a_1.b\r\n", range: 4..<5),
        NameInLine(name: "é", line: "// é 2x\n", range: 10..<12),
      ])
  }
}
