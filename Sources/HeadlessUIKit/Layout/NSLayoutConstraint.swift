#if !canImport(UIKit)
  public import Foundation

  /// A linear relation between edges or sizes of two items, or of one and a constant:
  /// `first.attribute == second.attribute * multiplier + constant`.
  ///
  /// Constraints are kept by the view that holds them and checked by `AutoLayoutCheck`; they do not
  /// move frames here.
  @MainActor
  open class NSLayoutConstraint: NSObject {
    open private(set) weak var firstItem: AnyObject?
    open private(set) weak var secondItem: AnyObject?
    public let firstAttribute: Attribute
    public let secondAttribute: Attribute
    public let relation: Relation
    public let multiplier: CGFloat
    open var constant: CGFloat
    open var priority = UILayoutPriority.required
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

    open class func activate(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        constraint.isActive = true
      }
    }

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

    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        addConstraint(constraint)
      }
    }

    public func removeConstraint(_ constraint: NSLayoutConstraint) {
      guard constraint.holder === self else { return }
      constraint.holder = nil
      constraints.removeAll { $0 === constraint }
      setNeedsLayout()
    }

    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints {
        removeConstraint(constraint)
      }
    }
  }
#endif
