import SourceText
import XMLNotation

/// A constraint by its meaning, however it is written: the held side comes first, and the safe area
/// counts as the view it belongs to.
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
  /// The side that holds it; nil if the constraint gives a width or a height.
  let other: End?
  /// How `held` is to `other`.
  let relation: Relation
  /// Whether the held side is written second.
  let isTurned: Bool
  /// Whether `other` belongs to a view around the held one.
  private let isInside: Bool

  /// A constraint between two sides; `isInside` says whether the first view is inside the second.
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

  /// Whether it keeps a view from getting too small for a view inside it.
  var isLimit: Bool { isInside && relation != .equal }

  /// Whether the side is that of a view around the one that is held.
  func isAround(_ end: End) -> Bool { isInside && end == other }

  /// Which sides it ties together, and how; equal for constraints that differ only in their
  /// distance.
  var tie: String {
    [held.text, relation.rawValue, other?.text ?? ""].joined(separator: " ")
  }

  /// Which side of which view it holds, and how; equal for a constraint and its replacement. Many
  /// constraints may tie other views to a side of a view, but only one of them keeps the view from
  /// getting too small there.
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

  /// Whether both constraints mean the same.
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

  /// Whether the attribute says what is tied together, and how.
  static func isTie(_ attribute: String) -> Bool {
    endAttributes.contains(attribute) || attribute == "constant"
  }

  /// The attributes that say what is tied together.
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

  /// Whether this side is the held one of two views beside each other: a top below a bottom, and of
  /// two tops always the same one.
  fileprivate func isHeld(by other: Self) -> Bool {
    attribute == other.attribute ? view < other.view : isStart && other.isEnd
  }

  private var isStart: Bool { ["top", "leading", "left"].contains(attribute) }
  private var isEnd: Bool { ["bottom", "trailing", "right"].contains(attribute) }
}
