import SourceText

/// Checks whether a merge puts two views in the same position, where they would overlap: one of
/// yours, and one that the generator put there.
struct OverlapCheck {
  private(set) var conflicts = Diagnostics()

  private let yours: PositionedViews
  private let generated: PositionedViews
  private let merged: PositionedViews

  /// Checks a merged document. Views that already share a position in `yours` or in `generated` are
  /// not reported.
  init(_ document: Document, yours: KeyedTree, generated: KeyedTree) {
    self.yours = yours.layout
    self.generated = generated.layout
    let merged = PositionedViews(document)
    self.merged = merged
    let known = Set((self.yours.sharedPositions + self.generated.sharedPositions).map(\.views))
    var reported: Set<Set<String>> = []
    for shared in merged.sharedPositions
    where !known.contains(shared.views) && !hasBackground(shared) {
      guard reported.insert(shared.views).inserted else { continue }
      report(shared.views) { first, last in
        .crowded(first, last, shared.anchor.attribute, merged.title(of: shared.anchor.view))
      }
    }
    for views in overlaps where !reported.contains(views) {
      report(views) { first, last in .overlapping(first, last) }
    }
  }

  private func isOwn(_ view: String) -> Bool { generated.objects[view] == nil }

  private func hasBackground(_ shared: SharedPosition) -> Bool {
    shared.views.contains { isOwn($0) && merged.isBehind($0) }
  }

  /// The pairs of a view of yours that is positioned only by its frame, and a generated one that
  /// the merge moves there. A view that overlaps others in yours is meant to do so.
  private var overlaps: [Set<String>] {
    let others = generated.objects.keys.sorted()
    let own = merged.objects.keys.filter { view in
      isOwn(view) && merged.isPositionedByFrame(view)
        && !others.contains { yours.overlap(view, $0) }
    }
    return own.sorted().flatMap { view in
      others.filter { merged.overlap(view, $0) }.map { [view, $0] }
    }
  }

  /// Reports two views, naming the one that was there before first.
  private mutating func report(
    _ views: Set<String>, _ message: (String, String) -> Diagnostic.Message
  ) {
    let sorted = views.sorted {
      (yours.objects[$0] == nil ? 1 : 0, $0) < (yours.objects[$1] == nil ? 1 : 0, $1)
    }
    guard let first = sorted.first, let last = sorted.last, let element = merged.objects[first]
    else { return }
    conflicts.error(
      message(merged.title(of: first), merged.title(of: last)),
      at: (yours.objects[first] ?? element).nameRange,
      notes: generated.objects[last].map { [Diagnostic.Note(.generatedHere, at: $0.nameRange)] }
        ?? [])
  }
}

/// Two views in the same position.
private struct SharedPosition {
  let views: Set<String>
  let anchor: Constraint.End
}

extension PositionedViews {
  fileprivate var sharedPositions: [SharedPosition] {
    let byAnchor = Dictionary(grouping: positionedViews, by: \.anchor)
    let ends = byAnchor.keys.sorted { ($0.view, $0.attribute) < ($1.view, $1.attribute) }
    return ends.flatMap { end -> [SharedPosition] in
      let positionedViews = (byAnchor[end] ?? []).sorted { $0.view < $1.view }
      return positionedViews.indices.flatMap { index in
        positionedViews[(index + 1)...].filter { isInTheWay(positionedViews[index], $0) }.map {
          SharedPosition(views: [positionedViews[index].view, $0.view], anchor: end)
        }
      }
    }
  }

  private func isInTheWay(_ one: PositionedView, _ two: PositionedView) -> Bool {
    one.view != two.view && one.isInside == two.isInside && !areSideBySide(one.view, two.view)
      && !ends(one, before: two)
      && !ends(two, before: one)
  }
}

extension Diagnostic.Message {
  fileprivate static let generatedHere: Self = "what was generated is here"

  fileprivate static func crowded(
    _ view: String, _ other: String, _ side: String, _ anchor: String
  ) -> Self {
    """
    \(view) and \(other) are both constrained to the \(side) of \(anchor), and would overlap; \
    constrain one to the other
    """
  }

  fileprivate static func overlapping(_ view: String, _ other: String) -> Self {
    "\(view) has no constraints, and \(other) would overlap it; constrain one to the other"
  }
}
