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
}
