import SourceText

// Merging constraints. They are removed with the views that they hold, and the sides that one ties
// together are one value.
extension TreeMerge {
  /// Removes the constraints of removed views.
  func settleConstraints(_ present: inout Set<Key>) {
    for key in present where generated[key] == nil && isConstraintOfGone(key, present) {
      present.subtract(yours.family(of: key))
    }
    for key in present where generated[key] == nil && isTorn(key) {
      present.subtract(yours.family(of: key))
    }
  }

  /// Returns whether the generator is preferred, and a view that a constraint of yours holds gets
  /// into a stack view.
  func isTorn(_ key: Key) -> Bool {
    guard side == .generated, let constraint = yours.constraint(at: key) else { return false }
    let adopted = Set(adoptions.map { String($0.view.dropFirst()) })
    return yours.layout.isTie(constraint) {
      adopted.contains($0) || generated.layout.isArranged($0)
    }
  }

  /// Reports the generator's change to a constraint that you removed when you positioned its view
  /// by another side, because the change would have no effect.
  mutating func checkReplacedTies() {
    for key in generated.items.keys.sorted() where yours[key] == nil {
      guard let theirs = generated.constraint(at: key), let old = base.constraint(at: key),
        theirs.relation == .equal, !theirs.held.isMeasure, theirs.tie != old.tie,
        let mine = ownTie(of: theirs.held)
      else { continue }
      conflict(
        tiedTwice(mine, theirs), at: mine.element.nameRange, generated: theirs.element.nameRange)
    }
  }

  /// Returns your own constraint that positions the view of `end` along its axis.
  private func ownTie(of end: Constraint.End) -> Constraint? {
    let own = yours.layout.constraints.filter { id, constraint in
      base["#\(id)"] == nil && constraint.relation == .equal
        && constraint.held.view == end.view && constraint.held.axis == end.axis
        && !constraint.held.isMeasure && constraint.held.attribute != end.attribute
    }
    return own.min { $0.key < $1.key }?.value
  }

  /// Returns whether one of the views that the constraint ties together is removed.
  func isConstraintOfGone(_ key: Key, _ present: Set<Key>) -> Bool {
    guard let constraint = yours.constraint(at: key) else { return false }
    return constraint.views.contains { yours["#\($0)"] != nil && !present.contains("#\($0)") }
  }

  /// Returns whether you tied a view to another one that it has to contain.
  func isOwnLimit(_ key: Key) -> Bool {
    guard let constraint = yours.constraint(at: key), constraint.isLimit else { return false }
    return constraint.tie != base.constraint(at: key)?.tie
  }

  // MARK: Contents

  /// Merges the sides that a constraint ties together and their distance, which are two values,
  /// regardless of how they are written.
  mutating func settleTie(
    of key: Key, _ own: Element, _ other: Element, _ change: inout Change
  ) {
    guard let mine = yours.constraint(at: key), let theirs = generated.constraint(at: key)
    else { return }
    settleIdentifier(own, other, &change)
    let old = base.constraint(at: key)
    let isGone = !isThere(mine) || isTorn(key)
    let places = (own.nameRange, other.nameRange)
    var sides: (tie: MergedXIB.Side, distance: MergedXIB.Side) = (.generated, .generated)
    if !isGone {
      sides.tie = choice(mine.tie, theirs.tie, old?.tie, tiedTwice(mine, theirs), places)
      let distance = mine.isSymbolic ? old?.distance ?? mine.distance : mine.distance
      let twice: Diagnostic.Message = .distanceChangedTwice(own.title)
      sides.distance = choice(distance, theirs.distance, old?.distance, twice, places)
    }
    if sides.tie == .yours && sides.distance == .yours { return }
    let isTurned = mine.isTurned != theirs.isTurned
    if sides.tie == .generated || isTurned {
      for name in Constraint.endAttributes where own[name] != other[name] {
        change.attributes[name] = .some(other.attribute(name))
      }
      takePlace(of: mine, theirs, &change)
    }
    if sides.distance == .generated || mine.isSymbolic {
      change.attributes["constant"] = .some(other.attribute("constant"))
    } else if isTurned, own["constant"] != nil {
      let distance = theirs.isTurned ? -mine.distance : mine.distance
      change.attributes["constant"] = .some(Attribute("constant", measure: distance))
    }
    // The standard distance depends on the sides, so it does not carry over.
    if own["symbolic"] != nil { change.attributes["symbolic"] = .some(nil) }
  }

  /// Makes a view below a removed control take its position, or go below a view of yours that you
  /// put between the control and the view above it.
  private func takePlace(of mine: Constraint, _ theirs: Constraint, _ change: inout Change) {
    guard let gone = mine.other, !isThere(gone.view), !mine.isLimit, !theirs.isTurned else {
      return
    }
    let place = Constraint.End(view: gone.view, attribute: mine.held.attribute)
    func held(in layout: PositionedViews) -> Constraint? {
      layout.constraints.filter { $0.value.held == place && $0.value.relation == .equal }
        .min { $0.key < $1.key }?.value
    }
    guard let before = held(in: base.layout)?.other, before == theirs.other,
      let now = held(in: yours.layout), !now.isTurned, let other = now.other, other != before,
      isThere(other.view)
    else { return }
    for name in ["secondItem", "secondAttribute"] {
      change.attributes[name] = .some(now.element.attribute(name))
    }
  }

  /// Returns the side whose value is used. If both changed it, that is a conflict unless a side is
  /// preferred.
  private mutating func choice<Value: Equatable>(
    _ own: Value, _ other: Value, _ old: Value?, _ twice: Diagnostic.Message,
    _ places: (SourceRange, SourceRange)
  ) -> MergedXIB.Side {
    if own == other || other == old { return .yours }
    if own == old { return .generated }
    if side == nil { conflict(twice, at: places.0, generated: places.1) }
    return side ?? .yours
  }

  /// Uses the identifier of the generator, unless an outlet of yours refers to the constraint.
  private func settleIdentifier(_ own: Element, _ other: Element, _ change: inout Change) {
    guard let id = own["id"], id != other["id"], base["#\(id)"] != nil,
      !yours.layout.destinations.contains(id)
    else { return }
    change.attributes["id"] = .some(other.attribute("id"))
  }

  /// Returns whether all views that the constraint ties together remain.
  private func isThere(_ constraint: Constraint) -> Bool {
    constraint.views.allSatisfy(isThere)
  }

  private func isThere(_ view: String) -> Bool { parents["#\(view)"] != nil }

  private func tiedTwice(_ yours: Constraint, _ generated: Constraint) -> Diagnostic.Message {
    func title(_ constraint: Constraint, in layout: PositionedViews) -> String {
      layout.title(of: constraint.other?.view ?? constraint.held.view)
    }
    return .tiedTwice(
      yours.held.attribute, self.yours.layout.title(of: yours.held.view),
      title(yours, in: self.yours.layout), title(generated, in: self.generated.layout))
  }
}

extension Diagnostic.Message {
  fileprivate static func distanceChangedTwice(_ title: String) -> Self {
    "constant of \(title) was changed by you, and differently by the generator; keep one of them"
  }

  fileprivate static func tiedTwice(
    _ side: String, _ view: String, _ own: String, _ other: String
  ) -> Self {
    """
    the \(side) of \(view) is constrained to \(own) by you, and to \(other) by the generator; keep \
    one of them
    """
  }
}
