import SourceText
import Testing

@testable import Regeneration

struct ChangeSetTests {
  /// The changes of one file, and of those beside it, for what was last generated, what is on disk,
  /// and what is generated.
  private func changes(
    _ base: String?, _ yours: ChangeSet.Content?, _ generated: String?, at path: String = "f",
    beside: [String: ChangeSet.Content] = [:], _ configure: (inout ChangeRules) -> Void = { _ in }
  ) -> [String: FileChange] {
    var baseTree = FileTree()
    baseTree["other"] = "other"
    baseTree[path] = base
    var tree = FileTree()
    tree[path] = generated
    var rules = ChangeRules()
    configure(&rules)
    var disk = beside
    disk[path] = yours
    let set = ChangeSet(
      base: Base(files: baseTree), yours: disk, generated: tree, rules: rules)
    let change = set.changes.first { $0.path == path }?.change
    #expect(set.base.files[path] == expectedBase(base, yours, generated, change))
    #expect(Set(set.base.files.keys).isSubset(of: [path]))
    #expect(set.hasConflicts == set.changes.contains { $0.change.isConflict })
    #expect(set.isBlocked == set.changes.contains { $0.change.isBlocked })
    #expect(set.changesDisk == set.changes.contains { $0.change.changesDisk })
    return Dictionary(uniqueKeysWithValues: set.changes.map { ($0.path, $0.change) })
  }

  /// What was generated is the next base, whatever happened to the file, unless its conflict is
  /// open.
  private func expectedBase(
    _ base: String?, _ yours: ChangeSet.Content?, _ generated: String?, _ change: FileChange?
  ) -> Base.File? {
    switch (change, yours) {
    case (.orphan, _), (.open, _):
      (base ?? generated).map { Base.File(text: $0) }
    case (.conflict, .text(let yours)?):
      generated.map { text in
        Base.File(
          text: text, conflict: Base.Conflict(yours: Fingerprint(of: yours), base: base))
      }
    default:
      generated.map { Base.File(text: $0) }
    }
  }

  private static let table:
    [(base: String?, yours: ChangeSet.Content?, generated: String?, change: FileChange?)] = [
      // There is no file.
      (nil, nil, "new\n", .create("new\n")),
      ("old\n", nil, "new\n", .skip),
      ("same\n", nil, "same\n", .skip),
      ("old\n", nil, nil, nil),

      // Somebody's file, which was never generated.
      (nil, .text("new\n"), "new\n", .identical),
      (nil, .text("a\nmine\n"), "a\n", .keep),
      (nil, .text("a\n"), "a\nnew\n", .merge(from: "a\n", to: "a\nnew\n")),
      (
        nil, .text("a\nmine\n"), "a\nnew\n",
        .conflict(
          from: "a\nmine\n",
          to: "a\n<<<<<<< yours\nmine\n||||||| base\n=======\nnew\n>>>>>>> generated\n")
      ),

      // A generated file that nobody edited.
      ("same\n", .text("same\n"), "same\n", .identical),
      ("old\n", .text("old\n"), "new\n", .update(from: "old\n", to: "new\n")),
      ("old\n", .text("old\n"), nil, .remove("old\n")),

      // A generated file that somebody edited.
      ("same\n", .text("mine\n"), "same\n", .keep),
      ("old\n", .text("new\n"), "new\n", .identical),
      (
        "a\nb\nc\n", .text("mine\nb\nc\n"), "a\nb\nnew\n",
        .merge(from: "mine\nb\nc\n", to: "mine\nb\nnew\n")
      ),
      (
        "old\n", .text("mine\n"), "new\n",
        .conflict(
          from: "mine\n",
          to: "<<<<<<< yours\nmine\n||||||| base\nold\n=======\nnew\n>>>>>>> generated\n")
      ),
      ("old\n", .text("mine\n"), nil, .orphan),

      // A file whose line ends git changed, which nobody edited.
      ("a\nb\n", .text("a\r\nb\r\n"), "a\nb\n", .identical),
      ("a\nb\n", .text("a\r\nb\r\n"), "a\nc\n", .update(from: "a\r\nb\r\n", to: "a\r\nc\r\n")),
      ("a\nb\n", .text("a\r\nb\r\n"), nil, .remove("a\r\nb\r\n")),
      ("a\nb\n", .text("a\nb"), "c\nb\n", .update(from: "a\nb", to: "c\nb")),

      // Something that is not a file.
      (nil, .other, "new\n", .blocked(.notAFile)),
      ("old\n", .other, "new\n", .blocked(.notAFile)),
      ("old\n", .other, nil, nil),
    ]

  @Test(arguments: table.indices)
  func `what happens to a file`(_ row: Int) {
    let (base, yours, generated, change) = Self.table[row]
    #expect(changes(base, yours, generated)["f"] == change)
  }

  @Test func `without a base every file that differs is somebody's`() {
    var tree = FileTree()
    tree["a"] = "new\n"
    tree["b"] = "new\n"
    let set = ChangeSet(base: nil, yours: ["a": .text("new\nmine\n")], generated: tree)
    #expect(set.changes.map(\.path) == ["a", "b"])
    #expect(set.changes.map(\.change) == [.keep, .create("new\n")])
  }

  @Test func `files that are not the generator's are left alone`() {
    let set = ChangeSet(base: nil, yours: ["mine": .text("mine\n")], generated: FileTree())
    #expect(set.changes.isEmpty)
    #expect(!set.hasConflicts)
  }

  @Test func `spellings that look the same are an edit`() {
    #expect(changes("\u{E9}\n", .text("e\u{301}\n"), "\u{E9}\n") == ["f": .keep])
  }

  // MARK: Open conflicts

  @Test(arguments: ["yours", "HEAD"])
  func `a conflict stays open while its markers are there`(_ label: String) {
    let yours = "a\n<<<<<<< \(label)\nb\n=======\nc\n>>>>>>> other\n"
    for generated in ["old\n", "new\n"] {
      #expect(
        changes("old\n", .text(yours), generated)
          == ["f": .open(.markers(text: yours, line: 1))])
    }
  }

  @Test(arguments: ["<<<<<<< yours", "||||||| base", ">>>>>>> generated", "<<<<<<< HEAD"])
  func `a marker alone is a line as any other`(_ marker: String) {
    #expect(changes("a\n", .text("a\n\(marker)\nb\n"), "a\n") == ["f": .keep])
  }

  @Test func `an open conflict is settled for either side when that is asked for`() {
    let yours = """
      mine
      <<<<<<< yours
      b mine
      =======
      b new
      >>>>>>> generated
      c

      """
    #expect(
      changes("a\nb new\nc\n", .text(yours), "a\nb new\nc\nd\n") { $0.conflicts = .keep }
        == ["f": .merge(from: yours, to: "mine\nb mine\nc\nd\n")])
    #expect(
      changes("a\nb new\nc\n", .text(yours), "a\nb new\nc\nd\n") { $0.conflicts = .theirs }
        == [
          "f": .force(from: yours, to: "mine\nb new\nc\nd\n"), "f.yours": .create(yours),
        ])
  }

  @Test func `a marker that was generated is in nobody's way`() {
    #expect(changes("<<<<<<< a\n", .text("<<<<<<< a\n"), "b\n")["f"]?.word == "update")
    #expect(changes("a\n", .text("a\n=======\n"), "a\n") == ["f": .keep])
    #expect(changes("a\n", .text("a\n // <<<<<<< b\n"), "a\n") == ["f": .keep])
  }

  // MARK: XIBs

  private static let xib = """
    <document>
      <objects>
        <b x="1" y="1" id="1"/>
        <c id="2"/>
        <d id="3"/>
      </objects>
    </document>

    """

  @Test func `edits of a XIB are merged by element and attribute`() {
    let yours = Self.xib.replacing("x=\"1\"", with: "x=\"mine\"")
    let generated = Self.xib.replacing("y=\"1\"", with: "y=\"new\"")
      .replacing("<d id=\"3\"/>", with: "<e id=\"4\"/>")
    #expect(
      changes(Self.xib, .text(yours), generated, at: "f.xib") == [
        "f.xib": .merge(from: yours, to: generated.replacing("x=\"1\"", with: "x=\"mine\""))
      ])
  }

  @Test func `a XIB in conflict stays as it is, with what is generated beside it`() {
    let yours = Self.xib.replacing("x=\"1\"", with: "x=\"mine\"")
    let generated = Self.xib.replacing("x=\"1\"", with: "x=\"new\"")
    #expect(
      changes(Self.xib, .text(yours), generated, at: "f.xib") == [
        "f.xib": .conflict(from: yours, to: yours), "f.xib.generated": .create(generated),
      ])
    #expect(
      changes(nil, .text(yours), generated, at: "f.xib") == [
        "f.xib": .conflict(from: yours, to: yours), "f.xib.generated": .create(generated),
      ])
  }

  @Test func `one identifier for two objects of a XIB is a conflict`() {
    let yours = Self.xib.replacing("<c id=\"2\"/>", with: "<c id=\"9\"/>")
    let generated = Self.xib.replacing("<d id=\"3\"/>", with: "<d id=\"9\"/>")
    #expect(
      changes(Self.xib, .text(yours), generated, at: "f.xib") == [
        "f.xib": .conflict(from: yours, to: yours), "f.xib.generated": .create(generated),
      ])
  }

  @Test func `the conflict of a XIB is open until what it left beside it is gone`() {
    let beside: [String: ChangeSet.Content] = ["f.xib.generated": .text("new\n")]
    for generated in ["new\n", "newer\n"] {
      #expect(
        changes("new\n", .text("mine\n"), generated, at: "f.xib", beside: beside)
          == ["f.xib": .open(.beside("f.xib.generated"))])
    }
    #expect(changes("new\n", .text("mine\n"), "new\n", at: "f.xib") == ["f.xib": .keep])
  }

  // MARK: Rules

  @Test func `conflicts can be settled for your lines`() {
    #expect(
      changes("a\nb\nc\n", .text("a\nmine\nc\n"), "a\nnew\nc\nd\n") { $0.conflicts = .keep }
        == ["f": .merge(from: "a\nmine\nc\n", to: "a\nmine\nc\nd\n")])
    #expect(
      changes("old\n", .text("mine\n"), "new\n") { $0.conflicts = .keep } == ["f": .keep])
    #expect(
      changes("<a/>\n", .text("<b/>\n"), "<c/>\n", at: "f.xib") { $0.conflicts = .keep }
        == ["f.xib": .keep])
  }

  @Test func `conflicts can be settled for the generator's lines, and yours are copied`() {
    #expect(
      changes("a\nb\nc\nd\n", .text("a\nmine\nc\nd\ne\n"), "a\nnew\nc\nd\n") {
        $0.conflicts = .theirs
      } == [
        "f": .force(from: "a\nmine\nc\nd\ne\n", to: "a\nnew\nc\nd\ne\n"),
        "f.yours": .create("a\nmine\nc\nd\ne\n"),
      ])
    #expect(
      changes("<a/>\n", .text("<b/>\n"), "<c/>\n", at: "f.xib") { $0.conflicts = .theirs } == [
        "f.xib": .force(from: "<b/>\n", to: "<c/>\n"), "f.xib.yours": .create("<b/>\n"),
      ])
    // Without a conflict nothing gives way.
    #expect(
      changes("a\nb\nc\n", .text("mine\nb\nc\n"), "a\nb\nnew\n") { $0.conflicts = .theirs }
        == ["f": .merge(from: "mine\nb\nc\n", to: "mine\nb\nnew\n")])
  }

  @Test func `every edit can be given up for what is generated, and is copied`() {
    #expect(
      changes("same\n", .text("mine\n"), "same\n") { $0.forces = true } == [
        "f": .force(from: "mine\n", to: "same\n"), "f.yours": .create("mine\n"),
      ])
    #expect(
      changes("same\n", .text("<<<<<<< yours\n"), "same\n") { $0.forces = true }["f"]
        == .force(from: "<<<<<<< yours\n", to: "same\n"))
    #expect(
      changes("old\n", .text("old\n"), "new\n") { $0.forces = true }
        == ["f": .update(from: "old\n", to: "new\n")])
    #expect(changes("old\n", .text("mine\n"), nil) { $0.forces = true } == ["f": .orphan])
    #expect(changes("old\n", nil, "new\n") { $0.forces = true } == ["f": .skip])
    #expect(
      changes(
        "<a/>\n", .text("<b/>\n"), "<a/>\n", at: "f.xib",
        beside: ["f.xib.generated": .text("<a/>\n")]
      ) { $0.forces = true } == [
        "f.xib": .force(from: "<b/>\n", to: "<a/>\n"), "f.xib.yours": .create("<b/>\n"),
        "f.xib.generated": .remove("<a/>\n"),
      ])
  }

  @Test func `a copy takes the name of no other file`() {
    func changes(beside: [String: ChangeSet.Content]) -> [String: FileChange] {
      self.changes("old\n", .text("mine\n"), "new\n", beside: beside) { $0.forces = true }
    }
    let force = FileChange.force(from: "mine\n", to: "new\n")
    #expect(
      changes(beside: ["f.yours": .text("older\n"), "f.yours2": .other])
        == ["f": force, "f.yours3": .create("mine\n")])
    // It is there already.
    #expect(changes(beside: ["f.yours": .text("mine\n")]) == ["f": force])
    let all = FileVersions.copies(of: "f").map { ($0, ChangeSet.Content.other) }
    #expect(
      changes(beside: Dictionary(uniqueKeysWithValues: all)) == ["f": .blocked(.tooManyCopies)])
  }

  @Test func `files that were deleted come back when that is asked for`() {
    #expect(changes("old\n", nil, "new\n") { $0.restores = true } == ["f": .create("new\n")])
    #expect(changes("old\n", nil, nil) { $0.restores = true } == [:])
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
