import XMLText

/// The outlets and constraints of a XIB, each with an identifier of its own, as its views have.
struct XIBParts {
  private(set) var constraints: [XIBConstraintContext] = []
  private(set) var outlets: [XIBOutletContext] = []
  private var identifiers: IBIdentifiers
  /// The name of the view that contains all others.
  private let container: String

  /// Creates the parts of a XIB. `scope` distinguishes its names from those of other XIBs.
  init(scope: String, container: String) {
    identifiers = IBIdentifiers(scope: scope)
    self.container = container
  }

  mutating func identifier(for name: String) -> String { identifiers.identifier(for: name) }

  /// Connects an outlet. Its identifier, like those of the view and of what is around it, is made of
  /// `key`, so that it stays when the outlet gets another name.
  mutating func connect(_ outlet: String, key: String? = nil, _ destination: String) {
    outlets.append(
      XIBOutletContext(
        property: outlet, destination: destination,
        id: identifier(for: "outlet." + (key ?? outlet))))
  }

  /// Returns the constraints that give a view its size. `id` is its identifier, which it needs for
  /// a ratio.
  mutating func sizes(
    _ sizes: [(String, ControlSize)], of name: String, _ id: String? = nil
  ) -> [XIBSizeContext] {
    sizes.compactMap { attribute, size in
      if case .own = size { return nil }
      if case .ratio(let width, let height) = size {
        return XIBSizeContext(
          attribute: "width", relation: nil, item: id, multiplier: "\(width):\(height)",
          constant: nil, priority: nil, id: identifier(for: name + ".ratio"))
      }
      return XIBSizeContext(
        attribute: attribute, relation: size.relation, item: nil, multiplier: nil,
        constant: size.points, priority: size.priority,
        id: identifier(for: "\(name).\(attribute)"))
    }
  }

  /// Adds a constraint of the view that contains all others. `item` is nil for that view, which a
  /// XIB does not name when it comes first.
  mutating func constrain(
    _ attribute: String, of item: String?, to second: String, of other: String,
    relation: String? = nil, constant: Int = 0, priority: Int? = nil
  ) {
    constraints.append(
      constraint(
        attribute, of: item, to: second, of: other, relation: relation, constant: constant,
        priority: priority))
  }

  /// Adds the constraints between sides of a view and those of the view that contains all others.
  mutating func pin(
    _ item: String, to container: String,
    _ sides: [String] = ["top", "leading", "trailing", "bottom"], margin: Int = 0
  ) {
    for side in sides {
      let isFirst = side == "top" || side == "leading"
      constrain(
        side, of: isFirst ? item : nil, to: side, of: isFirst ? container : item, constant: margin)
    }
  }

  mutating func constraint(
    _ attribute: String, of item: String?, to second: String, of other: String,
    relation: String? = nil, constant: Int = 0, priority: Int? = nil
  ) -> XIBConstraintContext {
    XIBConstraintContext(
      id: identifier(for: "\(item ?? container).\(attribute)-\(other).\(second)"),
      firstItem: item, firstAttribute: attribute, relation: relation, secondItem: other,
      secondAttribute: second, constant: constant == 0 ? nil : constant, priority: priority)
  }
}
