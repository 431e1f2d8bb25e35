import TestSupport
import Testing
import SourceText

struct LineDiffTests {
  @Test func `equal texts have no changes`() {
    #expect(changes(from: "a\nb\n", to: "a\nb\n") == [])
    #expect(changes(from: "", to: "") == [])
  }

  @Test func `a text that comes or goes is one change`() {
    #expect(changes(from: "", to: "a\nb\n") == [.init(old: 0..<0, new: 0..<2)])
    #expect(changes(from: "a\nb\n", to: "") == [.init(old: 0..<2, new: 0..<0)])
    #expect(changes(from: "a\n", to: "b\n") == [.init(old: 0..<1, new: 0..<1)])
  }

  @Test func `inserted, removed and replaced lines have their line numbers`() {
    #expect(
      changes(from: "a\nb\nc\nd\ne\n", to: "a\nc\nD\ne\nf\n") == [
        .init(old: 1..<2, new: 1..<1),
        .init(old: 3..<4, new: 2..<3),
        .init(old: 5..<5, new: 4..<5),
      ])
  }

  @Test func `a line end is part of its line`() {
    #expect(changes(from: "a\nb\n", to: "a\nb") == [.init(old: 1..<2, new: 1..<2)])
    #expect(changes(from: "a\nb\n", to: "a\r\nb\n") == [.init(old: 0..<1, new: 0..<1)])
  }

  @Test func `spellings of one character differ`() {
    #expect(changes(from: "\u{E9}\n", to: "e\u{301}\n") == [.init(old: 0..<1, new: 0..<1)])
  }

  @Test func `a function that moves in front keeps its braces`() {
    let old = "func a() {\n  x\n}\n"
    let new = "func b() {\n  y\n}\n\nfunc a() {\n  x\n}\n"
    #expect(changes(from: old, to: new) == [.init(old: 0..<0, new: 0..<4)])
  }

  @Test func `without unique lines the shortest edit is found`() {
    #expect(
      changes(from: "a\nb\na\nb\nb\n", to: "b\na\nb\na\nb\n") == [
        .init(old: 0..<1, new: 0..<0), .init(old: 4..<4, new: 3..<4),
      ])
  }

  @Test func `any difference leads from the old text to the new one`() {
    var random = SeededGenerator(seed: 1)
    for round in 0..<2_000 {
      let old = randomText(using: &random)
      let new = round.isMultiple(of: 2) ? randomText(using: &random) : edited(old, using: &random)
      let diff = LineDiff(from: old, to: new)
      #expect(applied(diff) == new)
      #expect(reverted(diff) == old)
      #expect(hasGaps(diff))
    }
  }

  @Test func `texts too different for the shortest edit are still matched where they can be`() {
    var random = SeededGenerator(seed: 2)
    let old = randomLines(4_000, of: ["a", "b", "c", "d", "e", "f", "g"], using: &random)
    let new = randomLines(4_000, of: ["c", "d", "x", "y"], using: &random)
    let diff = LineDiff(from: old, to: new)
    #expect(applied(diff) == new)
    #expect(reverted(diff) == old)
    #expect(diff.changes.count > 500)
  }

  private func changes(from old: String, to new: String) -> [LineDiff.Change] {
    LineDiff(from: old, to: new).changes
  }

  /// The new text, of the old lines and of what the changes bring.
  private func applied(_ diff: LineDiff) -> String {
    var lines: [Line] = []
    var kept = 0
    for change in diff.changes {
      lines += diff.old[kept..<change.old.lowerBound] + diff.new[change.new]
      kept = change.old.upperBound
    }
    return (lines + diff.old[kept...]).text
  }

  private func reverted(_ diff: LineDiff) -> String {
    var lines: [Line] = []
    var kept = 0
    for change in diff.changes {
      lines += diff.new[kept..<change.new.lowerBound] + diff.old[change.old]
      kept = change.new.upperBound
    }
    return (lines + diff.new[kept...]).text
  }

  /// Whether each change says something and none touches the next.
  private func hasGaps(_ diff: LineDiff) -> Bool {
    let isEmpty = diff.changes.contains { $0.old.isEmpty && $0.new.isEmpty }
    let touches = zip(diff.changes, diff.changes.dropFirst()).contains { change, next in
      next.old.lowerBound <= change.old.upperBound || next.new.lowerBound <= change.new.upperBound
    }
    return !isEmpty && !touches
  }
}
