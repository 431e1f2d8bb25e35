import SourceText
import XMLNotation

/// Checks whether a merge puts two views in one position, where they would overlap: one of yours,
/// and one that the generator put there.
struct CrowdCheck {
  private(set) var conflicts = Diagnostics()

  private let yours: Layout
  private let generated: Layout
  private let merged: Layout

  /// Views that share a position in `yours`, or in what was generated, are meant to.
  init(_ document: Document, yours: KeyedTree, generated: KeyedTree) {
    self.yours = yours.layout
    self.generated = generated.layout
    let merged = Layout(document)
    self.merged = merged
    let known = Set((self.yours.crowds + self.generated.crowds).map(\.views))
    var reported: Set<Set<String>> = []
    for crowd in merged.crowds where !known.contains(crowd.views) && !hasBackground(crowd) {
      guard reported.insert(crowd.views).inserted else { continue }
      report(crowd.views) { first, last in
        .crowded(first, last, crowd.place.attribute, merged.title(of: crowd.place.view))
      }
    }
    for views in overlaps where !reported.contains(views) {
      report(views) { first, last in .overlapping(first, last) }
    }
  }

  private func isOwn(_ view: String) -> Bool { generated.objects[view] == nil }

  private func hasBackground(_ crowd: Crowd) -> Bool {
    crowd.views.contains { isOwn($0) && merged.isBehind($0) }
  }

  /// Pairs of a view of yours positioned only by its frame, and a generated one that the merge
  /// moves there. A view that is on or behind others in yours is meant to be.
  private var overlaps: [Set<String>] {
    let others = generated.objects.keys.sorted()
    let own = merged.objects.keys.filter { view in
      isOwn(view) && merged.isPlacedByFrame(view)
        && !others.contains { yours.overlap(view, $0) }
    }
    return own.sorted().flatMap { view in
      others.filter { merged.overlap(view, $0) }.map { [view, $0] }
    }
  }

  /// Reports the view that was there before first.
  private mutating func report(
    _ views: Set<String>, _ message: (String, String) -> Diagnostic.Message
  ) {
    let sorted = views.sorted {
      (yours.objects[$0] == nil ? 1 : 0, $0) < (yours.objects[$1] == nil ? 1 : 0, $1)
    }
    guard let first = sorted.first, let last = sorted.last, let place = merged.objects[first]
    else { return }
    conflicts.error(
      message(merged.title(of: first), merged.title(of: last)),
      at: (yours.objects[first] ?? place).nameRange,
      notes: generated.objects[last].map { [Diagnostic.Note(.generatedHere, at: $0.nameRange)] }
        ?? [])
  }
}

/// Two views in one position.
private struct Crowd {
  let views: Set<String>
  let place: Constraint.End
}

extension Layout {
  fileprivate var crowds: [Crowd] {
    let places = Dictionary(grouping: tenants, by: \.place)
    let ends = places.keys.sorted { ($0.view, $0.attribute) < ($1.view, $1.attribute) }
    return ends.flatMap { end -> [Crowd] in
      let tenants = (places[end] ?? []).sorted { $0.view < $1.view }
      return tenants.indices.flatMap { index in
        tenants[(index + 1)...].filter { isInTheWay(tenants[index], $0) }.map {
          Crowd(views: [tenants[index].view, $0.view], place: end)
        }
      }
    }
  }

  private func isInTheWay(_ one: Tenant, _ two: Tenant) -> Bool {
    one.view != two.view && !areApart(one.view, two.view) && !ends(one, before: two)
      && !ends(two, before: one)
  }
}

extension Diagnostic.Message {
  fileprivate static let generatedHere: Self = "what was generated is here"

  fileprivate static func crowded(
    _ view: String, _ other: String, _ side: String, _ anchor: String
  ) -> Self {
    """
    \(view) and \(other) are both tied to the \(side) of \(anchor), and would overlap; tie one to the \
    other
    """
  }

  fileprivate static func overlapping(_ view: String, _ other: String) -> Self {
    "\(view) has no constraints, and \(other) would overlap it; tie one to the other"
  }
}
