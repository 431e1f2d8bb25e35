import SourceText

/// The moments at which an action calls code that the developer writes.
package struct ByHand: Hashable, Sendable {
  /// A moment at which that code is called.
  package enum Moment: String, CaseIterable, Hashable, Sendable {
    case before, success, failure
  }

  /// In the order of `Moment`.
  package let moments: [Moment]

  package func has(_ moment: Moment) -> Bool { moments.contains(moment) }

  package var isEmpty: Bool { moments.isEmpty }
}

/// A moment at which the view of a theme calls code that the developer writes.
package enum ViewMoment: String, CaseIterable, Hashable, Sendable {
  case created, shown, hidden, started, finished
  /// When a collection needs its layout.
  case layout
}

extension ByHand {
  /// Reads `byHand: [before, success]`.
  init(of action: Fields<ActionKeys>) {
    let found = action[ActionKeys.byHand] ?? []
    moments = Moment.allCases.filter(found.contains)
  }
}
