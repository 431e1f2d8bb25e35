import SourceText
import XMLText

extension FileVersions {
  /// Returns the file that git merged with conflicts, merged again from what was generated on the
  /// two branches: with the edits of both, and with what is generated now. Returns nil if the edits
  /// of the branches conflict with each other, or with what the other branch generated.
  ///
  /// Git merged what was generated like the file, with the same lines between markers. Therefore
  /// this merges line by line, even XIBs: the two sides of a XIB need not be XIBs.
  func mergedBranches(_ yours: ConflictedText, _ generated: String) -> String? {
    guard let base, let other = base.other,
      isClear(base.text, yours.ours, other, yours.theirs),
      let ours = mergedCleanly(base.text, yours.ours, generated),
      let theirs = mergedCleanly(other, yours.theirs, generated),
      let text = mergedCleanly(generated, ours, theirs)
    else { return nil }
    let file = SourceFile(path: path, text: generated)
    return !isXIB || MergedXIB.isWhole(text, like: file) ? text : nil
  }

  private func mergedCleanly(_ base: String, _ yours: String, _ generated: String) -> String? {
    let merge = MergedText(
      base: base, yours: yours, generated: generated, keepsNeighborsApart: true)
    return merge.hasConflicts ? nil : merge.text
  }

  /// Whether everything that a branch generated and that its file lacks was deleted there.
  ///
  /// Git may have merged into both bases what only one branch generated, and left a conflict in the
  /// file. A line that both bases have but only one side of the file has is either new on that side
  /// or was deleted on the other.
  private func isClear(
    _ ourBase: String, _ ours: String, _ theirBase: String, _ theirs: String
  ) -> Bool {
    let common = LineDiff(from: ourBase, to: theirBase).unchanged
    let (ourKept, theirKept) = (
      Set(LineDiff(from: ourBase, to: ours).unchanged.map(\.old)),
      Set(LineDiff(from: theirBase, to: theirs).unchanged.map(\.old))
    )
    return common.allSatisfy { ourKept.contains($0.old) == theirKept.contains($0.new) }
  }
}
