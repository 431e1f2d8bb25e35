#if !canImport(UIKit)
  public import Foundation

  /// A linear relation between edges or sizes of two items, or of one item and a constant:
  /// `first.attribute == second.attribute * multiplier + constant`.
  ///
  /// Constraints are stored in the view that holds them, and give views their frames at the next
  /// `layoutIfNeeded`. `AutoLayoutCheck` checks whether they determine the frames for any size.
  @MainActor
  open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left side of the relation; held weakly.
    open private(set) weak var firstItem: AnyObject?
    /// The view or guide on the right side of the relation, if there is one; held weakly.
    open private(set) weak var secondItem: AnyObject?
    /// The attribute of the first item.
    public let firstAttribute: Attribute
    /// The attribute of the second item; `notAnAttribute` without one.
    public let secondAttribute: Attribute
    /// The relation between the two sides.
    public let relation: Relation
    /// The factor for the second item's value.
    public let multiplier: CGFloat
    /// The number of points added to the second item's value.
    open var constant: CGFloat {
      didSet { holder?.setNeedsFrames() }
    }
    /// The priority of the constraint; required by default.
    open var priority = UILayoutPriority.required {
      didSet { holder?.setNeedsFrames() }
    }
    /// A name for debugging; stored only.
    open var identifier: String?

    /// Whether the constraint is active, which means held by the nearest common ancestor of both
    /// items.
    ///
    /// Activating does nothing if there is no such view, where UIKit raises an exception.
    open var isActive: Bool {
      get { holder != nil }
      set {
        if newValue {
          commonView?.addConstraint(self)
        } else {
          holder?.removeConstraint(self)
        }
      }
    }

    weak var holder: UIView?

    /// Creates an inactive constraint; without a second item it relates the first to `constant`.
    public init(
      item first: Any, attribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
      attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
    ) {
      firstItem = first as AnyObject
      firstAttribute = attribute
      self.relation = relation
      secondItem = second.map { $0 as AnyObject }
      self.secondAttribute = secondAttribute
      self.multiplier = multiplier
      self.constant = constant
      super.init()
    }

    /// Activates the constraints, in order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        constraint.isActive = true
      }
    }

    /// Deactivates the constraints, in order.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        constraint.isActive = false
      }
    }

    var firstView: UIView? {
      Self.view(of: firstItem)
    }

    var secondView: UIView? {
      Self.view(of: secondItem)
    }

    func concerns(_ view: UIView) -> Bool {
      [firstView, secondView].contains { $0?.isDescendant(of: view) == true }
    }

    private static func view(of item: AnyObject?) -> UIView? {
      item as? UIView ?? (item as? UILayoutGuide)?.owningView
    }

    private var commonView: UIView? {
      guard let secondView else { return firstView }
      var candidate = firstView
      while let view = candidate, !secondView.isDescendant(of: view) {
        candidate = view.superview
      }
      return candidate
    }
  }

  extension UIView {
    /// Adds a constraint between this view and its descendants, which activates it.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
      guard constraint.holder !== self else { return }
      constraint.holder?.removeConstraint(constraint)
      constraint.holder = self
      constraints.append(constraint)
      setNeedsFrames()
    }

    /// Adds several constraints, in order.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        addConstraint(constraint)
      }
    }

    /// Removes a constraint, which deactivates it. Does nothing if this view does not hold it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
      guard constraint.holder === self else { return }
      constraint.holder = nil
      constraints.removeAll { $0 === constraint }
      setNeedsFrames()
    }

    /// Removes the constraints that this view holds, and ignores the others.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        removeConstraint(constraint)
      }
    }
  }
#endif
