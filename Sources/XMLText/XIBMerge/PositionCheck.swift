import SourceText

/// Checks whether a merge leaves views without the position or the size that they had in your
/// version, because the views they were tied to no longer exist.
struct PositionCheck {
  private(set) var conflicts = Diagnostics()

  private let yours: PositionedViews
  private let merged: PositionedViews

  init(_ document: Document, yours: KeyedTree, generated: KeyedTree) {
    self.yours = yours.layout
    merged = PositionedViews(document)
    var reported: Set<String> = []
    for axis in [Constraint.End.Axis.horizontal, .vertical] {
      let unpositioned = self.yours.positioned(along: axis).subtracting(
        merged.positioned(along: axis)
      )
      .filter { merged.objects[$0] != nil }
      // The generator gives its own views their sizes.
      let unsized = merged.objects.keys.filter {
        generated.layout.objects[$0] == nil && hasNoSize($0, axis)
      }
      let lost = unpositioned.union(unsized)
      // A view that is tied to one without a position has none either. Only one of them has to be
      // tied again.
      let tied = lost.filter { gone($0, axis) != nil }
      for view in (tied.isEmpty ? lost : tied).sorted() where reported.insert(view).inserted {
        let element = self.yours.objects[view] ?? yours.document.root
        let other = gone(view, axis).map(self.yours.title)
        conflicts.error(.lost(self.yours.title(of: view), other), at: element.nameRange)
      }
    }
  }

  /// Returns a removed view to which the view was tied along the axis, or nil if there is none.
  private func gone(_ view: String, _ axis: Constraint.End.Axis) -> String? {
    ties(of: view, axis, in: yours).flatMap(\.views).filter { merged.objects[$0] == nil }.min()
  }

  /// Returns whether the view had its size from a removed one.
  private func hasNoSize(_ view: String, _ axis: Constraint.End.Axis) -> Bool {
    let ties = ties(of: view, axis, in: merged)
    guard ties.count < 2 else { return false }
    return self.ties(of: view, axis, in: yours).contains { constraint in
      constraint.other != nil
        && constraint.ends.contains { $0.view == view && $0.isMeasure }
        && constraint.views.contains { merged.objects[$0] == nil }
    }
  }

  /// Returns the equations that determine the view's position or size along the axis.
  private func ties(
    of view: String, _ axis: Constraint.End.Axis, in layout: PositionedViews
  ) -> [Constraint] {
    layout.constraints.values.filter { constraint in
      constraint.relation == .equal
        && constraint.ends.contains {
          $0.view == view && $0.axis == axis && !constraint.isAround($0)
        }
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func lost(_ view: String, _ other: String?) -> Self {
    guard let other else {
      return """
        \(view) would have no position, as what it is constrained to has none; constrain it to \
        another
        """
    }
    return """
      \(view) is constrained to \(other), which is no longer generated; constrain it to another
      """
  }
}
