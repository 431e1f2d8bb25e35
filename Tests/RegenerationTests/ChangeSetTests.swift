import SourceText
import TestSupport
import Testing

@testable import Regeneration

/// What happens to files that are generated, edited, or both: the cases of `Cases/Changes`.
struct ChangeSetTests {
  @Test(arguments: try TextCase.all(in: "Changes", beside: #filePath))
  func `runs do what their case says`(_ item: TextCase) throws {
    try item.expect(Runs(item.input).output)
  }

  private static let windows: [(generated: String?, change: FileChange)] = [
    ("a\nb\n", .identical), ("a\nc\n", .update(from: "a\r\nb\r\n", to: "a\r\nc\r\n")),
    (nil, .remove("a\r\nb\r\n")),
  ]

  @Test(arguments: windows.indices)
  func `line ends that git changed are no edit`(_ row: Int) {
    var tree = FileTree()
    tree["f"] = Self.windows[row].generated
    let set = ChangeSet(
      base: Base(files: ["f": Base.File(text: "a\nb\n")]), yours: ["f": .text("a\r\nb\r\n")],
      generated: tree)
    #expect(set.changes.map(\.change) == [Self.windows[row].change])
    #expect(set.base == Base(files: tree))
  }

  @Test func `spellings that look the same are an edit`() {
    var tree = FileTree()
    tree["f"] = "\u{E9}\n"
    let set = ChangeSet(base: Base(files: tree), yours: ["f": .text("e\u{301}\n")], generated: tree)
    #expect(set.changes.map(\.change) == [.keep])
  }

  @Test func `the paths where a run has to look`() {
    var base = FileTree()
    base["a.xib"] = ""
    var tree = FileTree()
    tree["b"] = ""
    #expect(
      ChangeSet.pathsToRead(base: Base(files: base), generated: tree)
        == ["a.xib", "a.xib.generated", "b"])
    var rules = ChangeRules()
    rules.conflicts = .theirs
    #expect(
      ChangeSet.pathsToRead(base: nil, generated: tree, rules: rules) == [
        "b", "b.yours", "b.yours2", "b.yours3", "b.yours4", "b.yours5", "b.yours6", "b.yours7",
        "b.yours8", "b.yours9",
      ])
  }

  @Test func `an edit is not mixed with what else changed in a spec where a name did`() {
    func tree(_ path: String, _ text: String) -> FileTree {
      var tree = FileTree()
      tree[path] = text
      return tree
    }
    func move(before: String) -> FileChange? {
      ChangeSet(
        base: Base(files: tree("old", "let a = 1\n")), yours: ["old": .text("let a = 1 + b\n")],
        generated: tree("new", "let c = 1\n"), origins: ["new": "old"],
        before: tree("old", before)
      ).changes.last?.change
    }
    #expect(
      move(before: "let a = 1\n")
        == .move(from: "old", text: "let c = 1 + b\n", isConflict: false))
    #expect(
      move(before: "let c = 1\n")
        == .move(
          from: "old",
          text: """
            <<<<<<< yours
            let a = 1 + b
            ||||||| base
            let a = 1
            =======
            let c = 1
            >>>>>>> generated

            """, isConflict: true))
  }

  @Test func `the words of the status lines`() {
    let changes: [FileChange] = [
      .create(""), .update(from: "", to: "a"), .identical, .keep, .merge(from: "", to: "a"),
      .force(from: "", to: "a"), .remove(""), .skip, .conflict(from: "", to: "a"),
      .conflict(from: "a", to: "a"), .blocked(.notAFile),
    ]
    #expect(
      changes.map(\.word) == [
        "create", "update", "identical", "keep", "merge", "force", "remove", "skip", "conflict",
        "conflict", "conflict",
      ])
    #expect(
      changes.map(\.changesDisk)
        == [true, true, false, false, true, true, true, false, true, false, false])
  }
}
