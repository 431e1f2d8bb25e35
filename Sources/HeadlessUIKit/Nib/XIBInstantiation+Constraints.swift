#if !canImport(UIKit)
  internal import Foundation

  extension XIBInstantiation {
    /// Creates the constraints that a view holds.
    mutating func addConstraints(of element: XIBElement, to view: UIView) throws(XIBProblem) {
      for child in element.child("constraints")?.children ?? [] where child.name == "constraint" {
        // Placeholder constraints, which Interface Builder removes when it compiles the XIB.
        if try child.bool("placeholder") == true { continue }
        let constraint = try constraint(child, heldBy: view)
        view.addConstraint(constraint)
        if let id = child.id {
          objects[id] = constraint
        }
      }
    }

    private func constraint(
      _ element: XIBElement, heldBy view: UIView
    ) throws(XIBProblem) -> NSLayoutConstraint {
      let first = try item("firstItem", of: element, heldBy: view) ?? view
      let second = try item("secondItem", of: element, heldBy: view)
      _ = try element.required("firstAttribute")
      let secondAttribute = try element.value("secondAttribute", in: XIBNames.attributes)
      guard (second == nil) == (secondAttribute == nil) else {
        throw XIBProblem("secondItem and secondAttribute go together", at: element)
      }
      let constraint = NSLayoutConstraint(
        item: first,
        attribute: try element.value("firstAttribute", in: XIBNames.attributes) ?? .notAnAttribute,
        relatedBy: try element.value("relation", in: XIBNames.relations) ?? .equal,
        toItem: second, attribute: secondAttribute ?? .notAnAttribute,
        multiplier: try element.multiplier(), constant: try element.number("constant") ?? 0)
      constraint.priority = try element.priority("priority") ?? .required
      constraint.identifier = element.attributes["identifier"]
      return constraint
    }

    private func item(
      _ attribute: String, of element: XIBElement, heldBy holder: UIView
    ) throws(XIBProblem) -> AnyObject? {
      guard let id = element.attributes[attribute] else { return nil }
      guard let object = objects[id] else {
        throw XIBProblem("\(attribute) is '\(id)', which is not an object of this XIB", at: element)
      }
      let view = object as? UIView ?? (object as? UILayoutGuide)?.owningView
      guard let view, view.isDescendant(of: holder) else {
        throw XIBProblem(
          "\(attribute) is '\(id)', which is not in the view that holds the constraint",
          at: element)
      }
      return object
    }
  }

  extension XIBElement {
    /// A factor, which may be written as a ratio, such as `16:9`.
    fileprivate func multiplier() throws(XIBProblem) -> CGFloat {
      guard let text = attributes["multiplier"] else { return 1 }
      let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { Double($0) }
      switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
      case (1, let factor?, _) where factor.isFinite: return CGFloat(factor)
      case (2, let over?, let under?) where (over / under).isFinite: return CGFloat(over / under)
      default:
        throw XIBProblem("multiplier is '\(text)', which is neither a number nor a ratio", at: self)
      }
    }
  }
#endif
