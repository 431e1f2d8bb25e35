import Testing

@testable import Regeneration

/// String tables with the line ends of Windows: all lines get the ends of yours.
struct StringTableChangeTests {
  private static let tables = [
    (
      base: "\"a\" = \"A\";\n", yours: "\"a\" = \"Á\";\r\n",
      generated: "\"a\" = \"A2\";\n\n\"b\" = \"B\";\n",
      merged: "\"a\" = \"Á\";\r\n\r\n\"b\" = \"B\";\r\n"
    ),
    (
      base: "\"a\" = \"A\";\n", yours: "\"a\" = \"A\";\r\n\r\n\"mine\" = \"M\";",
      generated: "\"a\" = \"A\";\n\n\"b\" = \"B\";\n",
      merged: "\"a\" = \"A\";\r\n\r\n\"b\" = \"B\";\r\n\r\n\"mine\" = \"M\";"
    ),
  ]

  @Test(arguments: tables.indices, [ChangeRules.Conflicts.markers, .keep])
  func `a string table gets every new entry, whatever was edited beside it`(
    _ row: Int, _ conflicts: ChangeRules.Conflicts
  ) {
    let (base, yours, generated, merged) = Self.tables[row]
    let path = "es.lproj/a.strings"
    var (baseTree, tree, rules) = (FileTree(), FileTree(), ChangeRules())
    (baseTree[path], tree[path], rules.conflicts) = (base, generated, conflicts)
    let set = ChangeSet(
      base: Base(files: baseTree), yours: [path: .text(yours)], generated: tree, rules: rules)
    #expect(set.changes.map(\.path) == [path])
    #expect(set.changes.map(\.change) == [.merge(from: yours, to: merged)])
    #expect(set.base.files == [path: Base.File(text: generated)])
  }
}
