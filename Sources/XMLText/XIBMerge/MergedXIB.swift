package import SourceText

/// Your edits and the generator's changes to the same XIB, merged element by element and attribute
/// by attribute. Values that Interface Builder rearranges and measures with every save do not count
/// as changes.
///
/// ```swift
/// MergedXIB(base: base, yours: yours, generated: generated).text
/// ```
///
/// The text is yours with the generator's changes written into it, so its formatting stays. It is
/// well-formed, has each identifier once, and refers to no object that the merge removed. Unless a
/// side is preferred, it does not put two views in the same position. If yours is, a constraint of
/// yours does not hold a view that the generator moves into a stack view. A merge that cannot meet
/// these conditions has no text.
package struct MergedXIB: Sendable {
  /// The side whose change is applied where both changed the same value.
  package enum Side: Hashable, Sendable {
    case yours, generated
  }

  /// The merged text, or nil if there are conflicts.
  package let text: String?
  /// The conflicts, each at its range in your version, with the range in the generated one as a
  /// note.
  package let conflicts: Diagnostics

  /// Merges two changed versions of `base`. Without a preferred side, two changes of the same value
  /// are a conflict. With one, only a result that would not be a valid XIB is a conflict.
  package init(
    base: SourceFile, yours: SourceFile, generated: SourceFile, preferring side: Side? = nil
  ) {
    var conflicts = Diagnostics()
    text = Self.merged(base, yours, generated, side, reporting: &conflicts)
    self.conflicts = conflicts
  }

  /// Merges two branches, in both of which people edited. Unlike what is generated, neither gives
  /// way: what one of them changed and the other removed is a conflict, and so are two colours.
  package init(base: SourceFile, ours: SourceFile, theirs: SourceFile) {
    var conflicts = Diagnostics()
    let text = Self.merged(base, ours, theirs, nil, areBranches: true, reporting: &conflicts)
    let other = Self.merged(base, theirs, ours, nil, areBranches: true, reporting: &conflicts)
    self.text = other == nil ? nil : text
    self.conflicts = conflicts
  }

  private static func merged(
    _ base: SourceFile, _ yours: SourceFile, _ generated: SourceFile, _ side: Side?,
    areBranches: Bool = false, reporting conflicts: inout Diagnostics
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
    var merge = TreeMerge(
      base: baseTree, yours: yourTree, generated: otherTree, preferring: side,
      areBranches: areBranches)
    merge.settle()
    conflicts.append(merge.conflicts)
    if merge.conflicts.hasErrors { return nil }
    let file = SourceFile(path: yours.file.path, text: TreeWriter(merge).text)
    guard let document = Document(parsing: file, reporting: &conflicts) else { return nil }
    conflicts.append(ReferenceCheck(document, yours: yourTree, generated: otherTree).conflicts)
    if side == nil, !conflicts.hasErrors {
      conflicts.append(PositionCheck(document, yours: yourTree, generated: otherTree).conflicts)
      conflicts.append(OverlapCheck(document, yours: yourTree, generated: otherTree).conflicts)
    }
    let isTorn = side == .yours && PositionedViews(document).isTorn(from: yourTree.layout)
    return conflicts.hasErrors || isTorn ? nil : file.text
  }
}
