import Testing

@testable import ScreensGenerator

struct ChangeSetTests {
  /// What happens to a file, for what was last generated, what stands on disk, and what is
  /// generated.
  private static let table:
    [(base: String?, yours: ChangeSet.Content?, generated: String?, change: FileChange?)] = [
      // There is no file.
      (nil, nil, "new", .create("new")),
      ("old", nil, "new", .skip),
      ("same", nil, "same", .skip),
      ("old", nil, nil, nil),

      // Somebody's file, which was never generated.
      (nil, .text("new"), "new", .identical),
      (nil, .text("mine"), "new", .conflict(.notGenerated(yours: "mine", generated: "new"))),

      // A generated file that nobody edited.
      ("same", .text("same"), "same", .identical),
      ("old", .text("old"), "new", .update(from: "old", to: "new")),
      ("old", .text("old"), nil, .remove("old")),

      // A generated file that somebody edited.
      ("same", .text("mine"), "same", .keep),
      ("old", .text("new"), "new", .identical),
      ("old", .text("mine"), "new", .conflict(.edited(yours: "mine", generated: "new"))),
      ("old", .text("mine"), nil, .keep),

      // Something that is no file.
      (nil, .other, "new", .conflict(.notAFile)),
      ("old", .other, "new", .conflict(.notAFile)),
      ("old", .other, nil, nil),
    ]

  @Test(arguments: table.indices)
  func `what happens to a file`(_ row: Int) {
    let (base, yours, generated, change) = Self.table[row]
    var baseTree = FileTree()
    baseTree["f"] = base
    var tree = FileTree()
    tree["f"] = generated
    let set = ChangeSet(
      base: Base(files: baseTree), yours: yours.map { ["f": $0] } ?? [:], generated: tree)
    #expect(set.changes.map(\.path) == (change == nil ? [] : ["f"]))
    #expect(set.changes.first?.change == change)
    #expect(set.changesDisk == (change?.changesDisk ?? false))
    // What was generated is the next base, whatever happened to the file.
    #expect(set.base.files == tree)
  }

  @Test func `without a base every file that differs is somebody's`() {
    var tree = FileTree()
    tree["a"] = "new"
    tree["b"] = "new"
    let set = ChangeSet(base: nil, yours: ["a": .text("mine")], generated: tree)
    #expect(set.changes.map(\.path) == ["a", "b"])
    #expect(
      set.changes.map(\.change)
        == [.conflict(.notGenerated(yours: "mine", generated: "new")), .create("new")])
    #expect(set.hasConflicts)
    #expect(set.changesDisk)
  }

  @Test func `files that are not the generator's are none of its business`() {
    let set = ChangeSet(base: nil, yours: ["mine": .text("mine")], generated: FileTree())
    #expect(set.changes.isEmpty)
    #expect(!set.hasConflicts)
  }

  @Test func `two sets are equal when they change the same`() {
    var tree = FileTree()
    tree["a"] = "new"
    let first = ChangeSet(base: nil, yours: [:], generated: tree)
    #expect(first == ChangeSet(base: Base(), yours: [:], generated: tree))
    #expect(first != ChangeSet(base: nil, yours: ["a": .text("new")], generated: tree))
    #expect(Set([first, first]).count == 1)
  }

  @Test func `the words of the status lines`() {
    let changes: [FileChange] = [
      .create(""), .update(from: "", to: ""), .identical, .keep, .remove(""), .skip,
      .conflict(.notAFile),
    ]
    #expect(
      changes.map(\.word)
        == ["create", "update", "identical", "keep", "remove", "skip", "conflict"])
    #expect(changes.map(\.changesDisk) == [true, true, false, false, true, false, false])
  }
}
