import Foundation
import HeadlessUIKit
import SourceText
import TestSupport
import Testing
import XMLText

/// Specs that change, and labels of yours between the controls.
@MainActor
struct ColumnTests {
  @Test func `what Interface Builder saved merges with every change of the spec`() throws {
    for seed in 0..<30 {
      var random = SeededGenerator(seed: UInt64(seed))
      let before = RandomNote(using: &random)
      let base = try Generation(before.text).file(".xib")
      let generated = try Generation(before.changed(using: &random).text).file(".xib")
      let merge = merged(base, try #require(Column(base)).saved, generated)
      let text = try #require(merge.text, "seed \(seed): \(merge.conflicts.printed)")
      #expect(try findings(in: text) == [], "seed \(seed)\n\(text)")
      // All that is left of Interface Builder is how it writes.
      let column = try #require(Column(text))
      #expect(column.overlaps == [], "seed \(seed)\n\(text)")
      #expect(column.rows.sorted() == Column(generated)?.rows.sorted(), "seed \(seed)")
    }
  }

  @Test func `controls and labels of yours never overlap`() throws {
    var mergedCount = 0
    for seed in 0..<80 {
      var random = SeededGenerator(seed: UInt64(seed))
      let before = RandomNote(using: &random)
      let base = try Generation(before.text).file(".xib")
      let generated = try Generation(before.changed(using: &random).text).file(".xib")
      var yours = base
      for number in 0..<Int.random(in: 1...2, using: &random) {
        let column = try #require(Column(yours))
        guard let row = column.rows.randomElement(using: &random) else { continue }
        yours = column.labelled("own\(number)", below: row, isNew: Bool.random(using: &random))
      }
      if Bool.random(using: &random), let column = Column(yours) { yours = column.saved }
      try #require(Column(yours)?.overlaps == [], "seed \(seed)\n\(yours)")
      try #require(findings(in: yours) == [], "seed \(seed)\n\(yours)")

      let merge = merged(base, yours, generated)
      guard let text = merge.text else {
        #expect(merge.conflicts.hasErrors)
        continue
      }
      mergedCount += 1
      #expect(Column(text)?.overlaps == [], "seed \(seed)\n\(text)")
      #expect(try findings(in: text) == [], "seed \(seed)\n\(text)")
      #expect(merged(generated, text, generated).text == text, "seed \(seed)")
    }
    #expect(mergedCount > 30)
  }

  private func merged(_ base: String, _ yours: String, _ generated: String) -> MergedXIB {
    MergedXIB(
      base: SourceFile(path: "base.xib", text: base),
      yours: SourceFile(path: "yours.xib", text: yours),
      generated: SourceFile(path: "generated.xib", text: generated))
  }

  /// What the constraints leave open.
  private func findings(in xib: String) throws -> [String] {
    let plain =
      xib
      .replacing(/\ customClass="[^"]*_[^"]*"(\ customModule(Provider)?="[^"]*")*/, with: "")
      .replacing(/(?s)<connections>.*?<\/connections>/, with: "")
    let nib = UINib(data: Data(plain.utf8), fileName: "a.xib")
    let view = try #require(nib.instantiate(withOwner: nil).first as? UIView)
    return AutoLayoutCheck.findings(in: view).map(\.description)
  }
}
