import Testing

@testable import Regeneration

/// One file that two branches generated and edited, and that git merged.
struct BranchTests {
  /// What a run makes of the file, and of what is generated once the spec is merged.
  private func change(
    ours: String, theirs: String, merged yours: String, _ generated: String
  ) -> FileChange? {
    var tree = FileTree()
    tree["f"] = generated
    let base = Base(files: ["f": Base.File(text: ours, other: theirs)])
    let set = ChangeSet(base: base, yours: ["f": .text(yours)], generated: tree)
    let isKept = set.hasConflicts
    #expect(set.base.files["f"] == (isKept ? base.files["f"] : Base.File(text: generated)))
    return set.changes.first?.change
  }

  @Test func `members of both branches come together with the edits of both`() {
    let yours = """
      // ours
      a
      <<<<<<< HEAD
      our member
      =======
      their member
      >>>>>>> branch
      b
      // theirs

      """
    #expect(
      change(
        ours: "a\nour member\nb\n", theirs: "a\ntheir member\nb\n", merged: yours,
        "a\nour member\ntheir member\nb\n")
        == .merge(from: yours, to: "// ours\na\nour member\ntheir member\nb\n// theirs\n"))
  }

  @Test func `lines that a branch deleted do not come back`() {
    // Git merged the file: our branch deleted the member that it had added.
    #expect(
      change(
        ours: "a\nour member\nb\n", theirs: "a\ntheir member\nb\n", merged: "a\ntheir member\nb\n",
        "a\nour member\ntheir member\nb\n") == .keep)
    // One more was deleted where git saw no conflict.
    let yours = "<<<<<<< HEAD\nour member\n=======\ntheir member\n>>>>>>> branch\nb\n"
    #expect(
      change(
        ours: "a\n\nour member\nb\n", theirs: "a\n\ntheir member\nb\n", merged: yours,
        "a\n\nour member\ntheir member\nb\n")
        == .merge(from: yours, to: "our member\ntheir member\nb\n"))
  }

  @Test func `a conflict that somebody settled is what it was settled for`() {
    let (ours, theirs) = ("a\nour member\nb\n", "a\ntheir member\nb\n")
    let generated = "a\nour member\ntheir member\nb\n"
    #expect(change(ours: ours, theirs: theirs, merged: generated, generated) == .identical)
    #expect(
      change(
        ours: ours, theirs: theirs, merged: "a\nour member\nmine\ntheir member\nb\n", generated)
        == .keep)
  }

  @Test func `edits that contradict each other stay a conflict of git's`() {
    let yours = "a\n<<<<<<< HEAD\nour edit\n=======\ntheir edit\n>>>>>>> branch\nb\n"
    #expect(
      change(ours: "a\nold\nb\n", theirs: "a\nold\nb\n", merged: yours, "a\nold\nb\n")
        == .open(.markers(text: yours, line: 1)))
    #expect(
      change(ours: "a\nours\nb\n", theirs: "a\ntheirs\nb\n", merged: yours, "a\nboth\nb\n")
        == .open(.markers(text: yours, line: 1)))
  }

  @Test func `what only one branch generated is not taken for a deletion of the other`() {
    // Git merged 'new', which our branch does not have, into both bases.
    let yours = "<<<<<<< HEAD\nour edit\na1\n=======\nnew\na2\n>>>>>>> branch\n"
    #expect(
      change(ours: "old\nnew\na1\n", theirs: "old\nnew\na2\n", merged: yours, "old\nnew\na1\na2\n")
        == .open(.markers(text: yours, line: 0)))
  }

  // MARK: String tables

  /// What a run makes of a string table that git merged.
  private func table(
    ours: String, theirs: String? = nil, merged yours: String, _ generated: String
  ) -> FileChange? {
    var tree = FileTree()
    tree["es.strings"] = generated
    let base = Base(files: ["es.strings": Base.File(text: ours, other: theirs)])
    let set = ChangeSet(base: base, yours: ["es.strings": .text(yours)], generated: tree)
    return set.changes.first?.change
  }

  @Test func `a translation and a new text of one entry are no conflict`() {
    let yours = """
      "a" = "A";
      <<<<<<< HEAD
      "url" = "Dirección";
      =======
      "url" = "Link";
      "new" = "New";
      >>>>>>> spec

      """
    let generated = "\"a\" = \"A\";\n\"url\" = \"Link\";\n\"new\" = \"New\";\n"
    let merged = "\"a\" = \"A\";\n\"url\" = \"Dirección\";\n\"new\" = \"New\";\n"
    #expect(table(ours: generated, merged: yours, generated) == .merge(from: yours, to: merged))
    // The same from the other side.
    let turned = """
      "a" = "A";
      <<<<<<< HEAD
      "url" = "Link";
      "new" = "New";
      =======
      "url" = "Dirección";
      >>>>>>> translation

      """
    #expect(table(ours: generated, merged: turned, generated) == .merge(from: turned, to: merged))
  }

  @Test func `two translations of one text stay a conflict of git's`() {
    let yours = """
      <<<<<<< HEAD
      "url" = "Dirección";
      =======
      "url" = "Enlace";
      >>>>>>> other

      """
    #expect(
      table(ours: "\"url\" = \"Url\";\n", merged: yours, "\"url\" = \"Url\";\n")
        == .open(.markers(text: yours, line: 0)))
  }
}
