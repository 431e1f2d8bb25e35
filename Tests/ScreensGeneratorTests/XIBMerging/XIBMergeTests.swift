import Foundation
import Interfaces
import Regeneration
import ScreensGenerator
import SourceText
import TestSupport
import Testing
import XMLText

/// Specs that change, and XIBs that are edited in Interface Builder meanwhile.
struct XIBMergeTests {
  @Test func `edits survive a changed spec, and the result fits together`() throws {
    var mergedCount = 0
    for seed in 0..<60 {
      var random = SeededGenerator(seed: UInt64(seed))
      let before = RandomNote(using: &random)
      let after = before.changed(using: &random)
      let base = try Generation(before.text).file(".xib")
      let other = Generation(after.text)
      let generated = try other.file(".xib")
      var edits = InterfaceBuilderEdits(base)
      for _ in 0..<Int.random(in: 1...6, using: &random) { edits.edit(using: &random) }

      #expect(merged(base, base, generated).text == generated, "seed \(seed)")
      #expect(merged(base, edits.text, base).text == edits.text, "seed \(seed)")
      let merge = merged(base, edits.text, generated)
      guard let text = merge.text else {
        #expect(merge.conflicts.hasErrors, "seed \(seed)")
        continue
      }
      mergedCount += 1
      for mark in edits.marks(beside: generated) {
        #expect(text.contains(mark), "seed \(seed): \(mark)\n\(text)")
      }
      #expect(try complaints(about: text, other, edits) == "", "seed \(seed):\n\(text)")
      // A second run has nothing to do.
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

  /// What the wiring proof has against the merged XIB between the other generated files, with the
  /// outlets in the view class that the edits connect.
  private func complaints(
    about text: String, _ generation: Generation, _ edits: InterfaceBuilderEdits
  ) throws -> String {
    var files = try #require(generation.output?.files)
    for path in files.paths {
      if path.hasSuffix(".xib") { files[path] = text }
      guard path.hasSuffix("View_default.swift"), let source = files[path] else { continue }
      let outlets = edits.outlets.map { "  @IBOutlet var \($0): UILabel?\n" }.joined()
      files[path] = source.replacingOccurrences(
        of: "\n  // MARK: NoteViewModel\n", with: "\n\(outlets)\n  // MARK: NoteViewModel\n")
    }
    var errors = Diagnostics()
    for finding in WiringCheck(files.wiring).findings.sorted where finding.severity == .error {
      // The view model still needs the outlet of a control that was deleted by hand.
      let isDeleted = edits.deleted.contains { finding.message.text.contains("'\($0)'") }
      if !isDeleted { errors.error(finding.message, at: finding.range) }
    }
    return errors.printed
  }
}
