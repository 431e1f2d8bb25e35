package import SourceText
import XMLNotation

/// What you and the generator made of one XIB, brought together element by element and attribute by
/// attribute. What Interface Builder rearranges and measures, as it does with every save, is no change.
///
/// ```swift
/// MergedXIB(base: base, yours: yours, generated: generated).text
/// ```
///
/// The text is yours with the generator's changes written into it, so that its formatting stays. It is
/// well-formed, has each identifier once, and refers to no object that the merge removed. Unless a side
/// is preferred, it ties no two views to one place. A merge that cannot keep to that has no text.
package struct MergedXIB: Sendable {
  /// Whose change is taken where both changed the same.
  package enum Side: Hashable, Sendable {
    case yours, generated
  }

  /// The merged text; nil if the changes stand in each other's way.
  package let text: String?
  /// What stands in the way, at its place in yours, with that in what was generated as a note.
  package let conflicts: Diagnostics

  /// Merges what became of `base`. Without a side that is preferred, two changes of the same are a
  /// conflict; with one, only what would not be a XIB any more.
  package init(
    base: SourceFile, yours: SourceFile, generated: SourceFile, preferring side: Side? = nil
  ) {
    var conflicts = Diagnostics()
    text = Self.merged(base, yours, generated, side, reporting: &conflicts)
    self.conflicts = conflicts
  }

  private static func merged(
    _ base: SourceFile, _ yours: SourceFile, _ generated: SourceFile, _ side: Side?,
    reporting conflicts: inout Diagnostics
  ) -> String? {
    guard let base = Document(parsing: base, reporting: &conflicts),
      let yours = Document(parsing: yours, reporting: &conflicts),
      let generated = Document(parsing: generated, reporting: &conflicts),
      let baseTree = KeyedTree(base, .base, reporting: &conflicts),
      let yourTree = KeyedTree(yours, .yours, like: baseTree, reporting: &conflicts),
      let otherTree = KeyedTree(
        generated, .generated, like: baseTree, beside: yourTree, reporting: &conflicts)
    else { return nil }
    if baseTree.isSame(as: otherTree) { return yours.file.text }
    var merge = TreeMerge(base: baseTree, yours: yourTree, generated: otherTree, preferring: side)
    merge.settle()
    conflicts.append(merge.conflicts)
    if merge.conflicts.hasErrors { return nil }
    let file = SourceFile(path: yours.file.path, text: TreeWriter(merge).text)
    guard let document = Document(parsing: file, reporting: &conflicts) else { return nil }
    conflicts.append(ReferenceCheck(document, yours: yourTree, generated: otherTree).conflicts)
    if side == nil, !conflicts.hasErrors {
      conflicts.append(PlaceCheck(document, yours: yourTree, generated: otherTree).conflicts)
      conflicts.append(CrowdCheck(document, yours: yourTree, generated: otherTree).conflicts)
    }
    return conflicts.hasErrors ? nil : file.text
  }
}
