import Testing

@testable import Regeneration

/// What happens to a string table, which is merged by key.
struct StringTableChangeTests {
  private func change(
    _ base: String, _ yours: String, _ generated: String,
    _ conflicts: ChangeRules.Conflicts = .markers
  ) -> FileChange? {
    let path = "es.lproj/a.strings"
    var (baseTree, tree) = (FileTree(), FileTree())
    baseTree[path] = base
    tree[path] = generated
    var rules = ChangeRules()
    rules.conflicts = conflicts
    let set = ChangeSet(
      base: Base(files: baseTree), yours: [path: .text(yours)], generated: tree, rules: rules)
    #expect(set.changes.map(\.path) == [path])
    #expect(set.base.files == [path: Base.File(text: generated)])
    return set.changes.first?.change
  }

  @Test func `an edit of a string table stays, as no reader understands markers`() {
    let yours = "\"a\" = \"Guardar\";\n"
    let change = change(
      "\"a\" = \"Save\";\n", yours, "\"a\" = \"Store\";\n\n\"b\" = \"New\";\n")
    #expect(change == .merge(from: yours, to: "\"a\" = \"Guardar\";\n\n\"b\" = \"New\";\n"))
  }

  private static let tables = [
    // Both added an entry in one place: that of the generator comes behind the one that it follows.
    (
      base: "\"a\" = \"A\";\n", yours: "\"a\" = \"A\";\n\n\"mine\" = \"M\";\n",
      generated: "\"a\" = \"A\";\n\n/* B. */\n\"b\" = \"B\";\n",
      merged: "\"a\" = \"A\";\n\n/* B. */\n\"b\" = \"B\";\n\n\"mine\" = \"M\";\n"
    ),
    // An entry that was deleted stays deleted beside one that is new.
    (
      base: "\"a\" = \"A\";\n\n\"b\" = \"B\";\n", yours: "\"a\" = \"A\";\n",
      generated: "\"a\" = \"A\";\n\n\"b\" = \"B\";\n\n\"c\" = \"C\";\n",
      merged: "\"a\" = \"A\";\n\n\"c\" = \"C\";\n"
    ),
    // A new first entry comes below the head of the file. Only the comment below it was edited, so
    // that the text there is what is generated now.
    (
      base: "// Head\n\n/* A. */\n\"a\" = \"A\";\n",
      yours: "// Head\n\n/* Mine. */\n\"a\" = \"A\";\n",
      generated: "// Head\n\n/* N. */\n\"n\" = \"N\";\n\n/* A. */\n\"a\" = \"A2\";\n",
      merged: "// Head\n\n/* N. */\n\"n\" = \"N\";\n\n/* Mine. */\n\"a\" = \"A2\";\n"
    ),
    // Texts of several lines, and comments with entries in them, are not taken apart.
    (
      base: "\"a\" = \"A\";\n",
      yours: "\"a\"\n= \"A;\n\n\\\"b\";\n/*\n\"c\" = \"C\";\n*/\n",
      generated: "\"a\" = \"A\";\n\n\"d\" = \"D\";\n",
      merged: "\"d\" = \"D\";\n\n\"a\"\n= \"A;\n\n\\\"b\";\n/*\n\"c\" = \"C\";\n*/\n"
    ),
    // A translation stays when its key is gone.
    (
      base: "\"a\" = \"A\";\n\n\"name\" = \"Name\";\n",
      yours: "\"a\" = \"A\";\n\n\"name\" = \"Nombre\";\n",
      generated: "\"a\" = \"A\";\n\n\"link\" = \"Link\";\n",
      merged: "\"a\" = \"A\";\n\n\"link\" = \"Link\";\n\n\"name\" = \"Nombre\";\n"
    ),
    // All lines get the ends of yours.
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

  @Test(arguments: tables.indices)
  func `a string table gets every new entry, whatever was edited beside it`(_ row: Int) {
    let (base, yours, generated, merged) = Self.tables[row]
    for conflicts in [ChangeRules.Conflicts.markers, .keep] {
      let change = change(base, yours, generated, conflicts)
      #expect(change == .merge(from: yours, to: merged))
    }
  }
}
