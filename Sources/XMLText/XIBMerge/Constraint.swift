import SourceText

/// A constraint by its meaning, regardless of how it is written. The held side comes first, and the
/// safe area counts as the view it belongs to.
struct Constraint {
  /// A side of a view, or one of its measures.
  struct End: Hashable {
    let view: String
    let attribute: String
  }

  enum Relation: String {
    case equal
    case lessThanOrEqual, greaterThanOrEqual

    var turned: Relation {
      switch self {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    }
  }

  let element: Element
  let held: End
  /// The side that holds it, or nil if the constraint sets a width or a height.
  let other: End?
  /// The relation of `held` to `other`.
  let relation: Relation
  /// Whether the held side is written second.
  let isTurned: Bool
  /// Whether one of the views contains the other.
  private let isInside: Bool

  /// Creates a constraint between two sides. `isInside` returns whether the first view is inside
  /// the second.
  init(_ element: Element, _ first: End, _ second: End?, isInside: (String, String) -> Bool) {
    self.element = element
    let relation = element["relation"].flatMap(Relation.init) ?? .equal
    let isAround = second.map { isInside($0.view, first.view) } ?? false
    self.isInside = isAround || second.map { isInside(first.view, $0.view) } ?? false
    if let second, isAround || !self.isInside && second.isHeld(by: first) {
      (held, other, self.relation, isTurned) = (second, first, relation.turned, true)
    } else {
      (held, other, self.relation, isTurned) = (first, second, relation, false)
    }
  }
}

extension Constraint {
  var ends: [End] { [held] + [other].compactMap { $0 } }

  var views: Set<String> { Set(ends.map(\.view)) }

  /// Whether the constraint prevents a view from getting too small for a view inside it.
  var isLimit: Bool { isInside && relation != .equal }

  /// Returns whether the side belongs to a view around the held one.
  func isAround(_ end: End) -> Bool { isInside && end == other }

  /// The sides that the constraint ties together, and their relation. It is equal for constraints
  /// that differ only in their distance.
  var tie: String {
    [held.text, relation.rawValue, other?.text ?? ""].joined(separator: " ")
  }

  /// The side that the constraint holds, and the relation. It is equal for a constraint and its
  /// replacement. Many constraints may tie other views to a side of a view, but only one of them
  /// keeps the view from getting too small there.
  var role: String {
    if let other, isLimit {
      return [other.text, relation.turned.rawValue, "around"].joined(separator: " ")
    }
    return [held.text, relation.rawValue].joined(separator: " ")
  }

  /// The distance between the two sides, or the size.
  var distance: Double {
    let constant = element["constant"].flatMap(Double.init) ?? 0
    return isTurned ? -constant : constant
  }

  /// Whether the distance is the standard one, which Interface Builder knows.
  var isSymbolic: Bool { element["symbolic"] == "YES" && element["constant"] == nil }

  /// Returns whether both constraints have the same meaning.
  func says(_ constraint: Constraint) -> Bool {
    tie == constraint.tie && rest == constraint.rest
      && (isSymbolic || constraint.isSymbolic || distance == constraint.distance)
  }

  /// The other attributes.
  private var rest: [String: String] {
    element.values.filter { name, value in
      !Self.isTie(name) && !["id", "symbolic"].contains(name)
        && !(name == "priority" && value == "1000") && !(name == "multiplier" && value == "1")
    }
  }

  /// Returns whether the attribute is about the sides that are tied together, or their distance.
  static func isTie(_ attribute: String) -> Bool {
    endAttributes.contains(attribute) || attribute == "constant"
  }

  /// The attributes about the sides that are tied together.
  static let endAttributes = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute",
  ]
}

extension Constraint.End {
  enum Axis { case horizontal, vertical }

  var axis: Axis {
    let isVertical = ["top", "bottom", "Baseline", "baseline", "centerY", "height"]
      .contains { attribute.contains($0) }
    return isVertical ? .vertical : .horizontal
  }

  var isMeasure: Bool { ["width", "height"].contains(attribute) }

  fileprivate var text: String { "\(view) \(attribute)" }

  /// Returns whether this side is the held one of two adjacent views: a top below a bottom, and of
  /// two tops always the same one.
  fileprivate func isHeld(by other: Self) -> Bool {
    attribute == other.attribute ? view < other.view : isStart && other.isEnd
  }

  private var isStart: Bool { ["top", "leading", "left"].contains(attribute) }
  private var isEnd: Bool { ["bottom", "trailing", "right"].contains(attribute) }
}
