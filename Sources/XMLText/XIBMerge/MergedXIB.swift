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
/// side is preferred, it does not put two views in the same position. A constraint of yours does not
/// hold a view that the generator moves into a stack view. A merge that cannot meet these conditions
/// has no text.
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
  /// What somebody has to look at in the merged text, which is not generated like this: the views
  /// that are new, each at its range in the text, with the range in your version beside which it
  /// is as a note. Empty if there are conflicts.
  package let warnings: Diagnostics
  /// Whether the text keeps your layout of constraints instead of the generated stack views.
  package let keepsLayout: Bool

  /// Merges two changed versions of `base`. Without a preferred side, two changes of the same value
  /// are a conflict. With one, only a result that would not be a valid XIB is a conflict.
  ///
  /// If views get into stack views in which they were not in `base`, and you edited constraints
  /// between them, that is a conflict. With `allowsOwnLayout`, or if your side is preferred, your
  /// version keeps its layout instead, and only new controls are added to it.
  package init(
    base: SourceFile, yours: SourceFile, generated: SourceFile, preferring side: Side? = nil,
    allowsOwnLayout: Bool = false
  ) {
    var report = Report(allowsOwnLayout: allowsOwnLayout)
    let text = Self.merged(base, yours, generated, side, reporting: &report)
    self.init(text, report)
  }

  private init(_ text: String?, _ report: Report) {
    self.text = text
    conflicts = report.conflicts
    warnings = text == nil ? Diagnostics() : report.warnings
    keepsLayout = report.keepsLayout
  }

  /// What is known of a merge besides its text.
  private struct Report {
    var allowsOwnLayout = false
    var areBranches = false
    var keepsLayout = false
    var conflicts = Diagnostics()
    var warnings = Diagnostics()
  }

  /// Merges two branches, in both of which people edited. Unlike what is generated, neither gives
  /// way: what one of them changed and the other removed is a conflict, and so are two colours.
  package init(base: SourceFile, ours: SourceFile, theirs: SourceFile) {
    var (report, other) = (Report(areBranches: true), Report(areBranches: true))
    let text = Self.merged(base, ours, theirs, nil, reporting: &report)
    let isMerged = Self.merged(base, theirs, ours, nil, reporting: &other) != nil
    report.conflicts.append(other.conflicts)
    self.init(isMerged ? text : nil, report)
  }

  private static func merged(
    _ base: SourceFile, _ yours: SourceFile, _ generated: SourceFile, _ side: Side?,
    reporting report: inout Report
  ) -> String? {
    guard let base = Document(parsing: base, reporting: &report.conflicts),
      let yours = Document(parsing: yours, reporting: &report.conflicts),
      let generated = Document(parsing: generated, reporting: &report.conflicts),
      let baseTree = KeyedTree(base, .base, reporting: &report.conflicts),
      let yourTree = KeyedTree(yours, .yours, like: baseTree, reporting: &report.conflicts),
      let otherTree = KeyedTree(
        generated, .generated, like: baseTree, beside: yourTree, reporting: &report.conflicts)
    else { return nil }
    if baseTree.isSame(as: otherTree) { return yours.file.text }
    let hasOwnTies = yourTree.layout.hasOwnTies(between: baseTree.layout, otherTree.layout)
    report.keepsLayout = hasOwnTies && (side == .yours || side == nil && report.allowsOwnLayout)
    var merge = TreeMerge(
      base: baseTree, yours: yourTree, generated: otherTree, preferring: side,
      areBranches: report.areBranches, keepsLayout: report.keepsLayout)
    merge.settle()
    report.conflicts.append(merge.conflicts)
    if merge.conflicts.hasErrors { return nil }
    return written(merge, reporting: &report)
  }

  /// Returns the text of a settled merge, or nil if it would not be a valid XIB.
  private static func written(_ merge: TreeMerge, reporting report: inout Report) -> String? {
    let path = merge.yours.document.file.path
    func parsed(_ text: String, _ report: inout Report) -> Document? {
      Document(parsing: SourceFile(path: path, text: text), reporting: &report.conflicts)
    }
    guard var document = parsed(TreeWriter(merge).text, &report) else { return nil }
    let arranged = merge.placements.map { String($0.view.dropFirst()) }
      .filter(merge.generated.layout.isArranged)
    if !arranged.isEmpty {
      let text = PlacedConstraints(document, of: arranged).text
      guard let constrained = parsed(text, &report) else { return nil }
      document = constrained
    }
    let (yours, generated) = (merge.yours, merge.generated)
    report.conflicts.append(
      ReferenceCheck(document, yours: yours, generated: generated).conflicts)
    if merge.side == nil, !report.conflicts.hasErrors {
      report.conflicts.append(
        PositionCheck(document, yours: yours, generated: generated).conflicts)
      report.conflicts.append(
        OverlapCheck(document, yours: yours, generated: generated).conflicts)
    }
    if report.conflicts.hasErrors { return nil }
    report.warnings = PlacementWarnings(merge, in: document).warnings
    return document.file.text
  }
}
