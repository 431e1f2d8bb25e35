#if !canImport(UIKit)
  public import Foundation

  /// A linear relation between edges or sizes of two items, or of one and a constant:
  /// `first.attribute == second.attribute * multiplier + constant`.
  ///
  /// Constraints are kept by the view that holds them and checked by `AutoLayoutCheck`. They move
  /// frames in one case only: a view that is tied to edges or to the middle of its superview
  /// follows those when the superview changes its size.
  @MainActor
  open class NSLayoutConstraint: NSObject {
    /// The view or guide on the left side of the relation; not kept alive.
    open private(set) weak var firstItem: AnyObject?
    /// The view or guide on the right side of the relation, if there is one; not kept alive.
    open private(set) weak var secondItem: AnyObject?
    /// What of the first item the constraint is about.
    public let firstAttribute: Attribute
    /// What of the second item the constraint is about; `notAnAttribute` without one.
    public let secondAttribute: Attribute
    /// How the two sides compare.
    public let relation: Relation
    /// What the second item's value is multiplied by.
    public let multiplier: CGFloat
    /// What is added to the second item's value, in points.
    open var constant: CGFloat
    /// How much the constraint matters; required unless set.
    open var priority = UILayoutPriority.required
    /// A name for the constraint, for a person who reads it; stored only.
    open var identifier: String?

    /// Whether the constraint is held by the nearest view that contains both items.
    ///
    /// Activating does nothing when there is no such view, which UIKit answers with an exception.
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

    /// A constraint that is not active yet; without a second item it relates the first to
    /// `constant`.
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

    /// Sets `isActive` of each of the constraints, in their order.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        constraint.isActive = true
      }
    }

    /// Unsets `isActive` of each of the constraints, in their order.
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
    /// Holds a constraint between this view and what is in it; it is active while held.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
      guard constraint.holder !== self else { return }
      constraint.holder?.removeConstraint(constraint)
      constraint.holder = self
      constraints.append(constraint)
      setNeedsLayout()
    }

    /// Holds several constraints, in their order.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        addConstraint(constraint)
      }
    }

    /// Lets go of a constraint, which is then active no more; nothing happens if this view does not
    /// hold it.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
      guard constraint.holder === self else { return }
      constraint.holder = nil
      constraints.removeAll { $0 === constraint }
      setNeedsLayout()
    }

    /// Lets go of those of the constraints that this view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        removeConstraint(constraint)
      }
    }
  }
#endif
