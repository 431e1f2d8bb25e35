import SourceText
import Testing

@testable import Regeneration

/// Conflicts over several runs: they stay open until somebody settles them.
struct OpenConflictTests {
  private var disk: [String: String] = [:]
  private var base: Base?

  /// Generates one file, as a run that writes does.
  private mutating func generate(
    _ text: String?, at path: String = "f", _ conflicts: ChangeRules.Conflicts = .markers
  ) -> [String: String] {
    var tree = FileTree()
    tree[path] = text
    var rules = ChangeRules()
    rules.conflicts = conflicts
    let set = ChangeSet(
      base: base, yours: disk.mapValues { .text($0) }, generated: tree, rules: rules)
    for change in set.changes {
      switch change.change.effect {
      case .none: break
      case .write(_, let text): disk[change.path] = text
      case .remove: disk[change.path] = nil
      }
    }
    base = set.base
    return Dictionary(uniqueKeysWithValues: set.changes.map { ($0.path, $0.change.word) })
  }

  private static let conflict = """
    a
    <<<<<<< yours
    b mine
    ||||||| base
    b
    =======
    b new
    >>>>>>> generated
    c

    """

  /// A conflict that was just left.
  private mutating func makeConflict() {
    #expect(generate("a\nb\nc\n") == ["f": "create"])
    disk["f"] = "a\nb mine\nc\n"
    #expect(generate("a\nb new\nc\n") == ["f": "conflict"])
    #expect(disk["f"] == Self.conflict)
  }

  @Test mutating func `a file that is put back is in conflict again`() {
    makeConflict()
    disk["f"] = "a\nb mine\nc\n"
    #expect(generate("a\nb new\nc\n") == ["f": "conflict"])
    #expect(disk["f"] == Self.conflict)
    // It is still the old base that both were made of.
    disk["f"] = "a\nb mine\nc\n"
    #expect(generate("a\nb newer\nc\n") == ["f": "conflict"])
    #expect(disk["f"] == Self.conflict.replacing("b new\n", with: "b newer\n"))
  }

  @Test mutating func `a file that is put back is not a conflict once nothing new is generated`() {
    makeConflict()
    disk["f"] = "a\nb mine\nc\n"
    #expect(generate("a\nb\nc\n") == ["f": "keep"])
    #expect(generate("a\nb\nc\n") == ["f": "keep"])
    #expect(generate("a\nb\nnew\n") == ["f": "conflict"])
  }

  @Test mutating func `a conflict is settled by an edit of the lines`() {
    makeConflict()
    disk["f"] = "a\nb mine and new\nc\n"
    #expect(generate("a\nb new\nc\n") == ["f": "keep"])
    #expect(generate("a\nb new\nc\nd\n") == ["f": "merge"])
    #expect(disk["f"] == "a\nb mine and new\nc\nd\n")
  }

  @Test mutating func `a conflict is settled for your lines by --on-conflict keep`() {
    makeConflict()
    #expect(generate("a\nb new\nc\n", at: "f", .keep) == ["f": "merge"])
    #expect(disk["f"] == "a\nb mine\nc\n")
    #expect(generate("a\nb new\nc\n") == ["f": "keep"])

    disk["f"] = "a\nb mine\nc\n"
    #expect(generate("a\nb newest\nc\n") == ["f": "conflict"])
    disk["f"] = "a\nb mine\nc\n"
    #expect(generate("a\nb newest\nc\n", at: "f", .keep) == ["f": "keep"])
    #expect(generate("a\nb newest\nc\n") == ["f": "keep"])
  }

  @Test mutating func `an open conflict keeps what was generated for it while the spec goes on`() {
    makeConflict()
    #expect(generate("a\nb new\nc\nd\n") == ["f": "conflict"])
    #expect(disk["f"] == Self.conflict)
    disk["f"] = "a\nb mine and new\nc\n"
    #expect(generate("a\nb new\nc\nd\n") == ["f": "merge"])
    #expect(disk["f"] == "a\nb mine and new\nc\nd\n")
  }

  private static func xib(_ title: String) -> String {
    "<document><objects><b title=\"\(title)\" id=\"1\"/></objects></document>\n"
  }

  @Test mutating func `the conflict of a XIB is not settled by deleting what lies beside it`() {
    #expect(generate(Self.xib("old"), at: "f.xib") == ["f.xib": "create"])
    disk["f.xib"] = Self.xib("mine")
    let conflict = ["f.xib": "conflict", "f.xib.generated": "create"]
    #expect(generate(Self.xib("new"), at: "f.xib") == conflict)
    #expect(
      generate(Self.xib("new"), at: "f.xib")
        == ["f.xib": "conflict", "f.xib.generated": "identical"])
    disk["f.xib.generated"] = nil
    #expect(generate(Self.xib("new"), at: "f.xib") == conflict)
    #expect(disk["f.xib.generated"] == Self.xib("new"))

    // Nor is it while what lies beside an edited XIB is still there.
    disk["f.xib"] = Self.xib("mine and new")
    #expect(generate(Self.xib("new"), at: "f.xib") == ["f.xib": "conflict"])
    disk["f.xib.generated"] = nil
    #expect(generate(Self.xib("new"), at: "f.xib") == ["f.xib": "keep"])
  }

  @Test mutating func `the conflict of a XIB is settled by --on-conflict keep`() {
    #expect(generate(Self.xib("old"), at: "f.xib") == ["f.xib": "create"])
    disk["f.xib"] = Self.xib("mine")
    _ = generate(Self.xib("new"), at: "f.xib")
    #expect(
      generate(Self.xib("new"), at: "f.xib", .keep)
        == ["f.xib": "keep", "f.xib.generated": "remove"])
    #expect(generate(Self.xib("new"), at: "f.xib") == ["f.xib": "keep"])
  }

  @Test mutating func `an edited file that is not generated any more is known until it is gone`() {
    #expect(generate("a\n") == ["f": "create"])
    disk["f"] = "a\nmine\n"
    for _ in 0..<2 {
      #expect(generate(nil) == ["f": "keep"])
      #expect(base?.files == ["f": Base.File(text: "a\n")])
    }
    // Somebody takes the edit back.
    disk["f"] = "a\n"
    #expect(generate(nil) == ["f": "remove"])
    #expect(generate(nil) == [:])
    #expect(base?.files == [:])
  }
}
