#if !canImport(UIKit)
  public import Foundation

  /// An edge or a size of an item, for creating constraints. They are inactive until `isActive` is
  /// set.
  ///
  /// `Kind` distinguishes horizontal, vertical and size anchors: `leadingAnchor` and `topAnchor`
  /// cannot be combined.
  @MainActor
  open class NSLayoutAnchor<Kind: AnyObject>: NSObject {
    let item: AnyObject
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
      self.item = item
      self.attribute = attribute
      super.init()
    }

    /// Creates an inactive constraint: this anchor is `anchor` plus `constant` points.
    open func constraint(
      equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      constraint(.equal, to: anchor, multiplier: 1, constant: constant)
    }

    /// Creates an inactive constraint: this anchor is at least `anchor` plus `constant` points.
    open func constraint(
      greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      constraint(.greaterThanOrEqual, to: anchor, multiplier: 1, constant: constant)
    }

    /// Creates an inactive constraint: this anchor is at most `anchor` plus `constant` points.
    open func constraint(
      lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      constraint(.lessThanOrEqual, to: anchor, multiplier: 1, constant: constant)
    }

    func constraint(
      _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<Kind>?,
      multiplier: CGFloat, constant: CGFloat
    ) -> NSLayoutConstraint {
      NSLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: anchor?.item,
        attribute: anchor?.attribute ?? .notAnAttribute, multiplier: multiplier,
        constant: constant)
    }
  }

  /// An edge or a centre on the horizontal axis.
  @MainActor
  open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

  /// An edge, a centre or a baseline on the vertical axis.
  @MainActor
  open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

  /// A width or a height.
  @MainActor
  open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Creates an inactive constraint: this size is `constant` points.
    open func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
      constraint(.equal, to: nil, multiplier: 1, constant: constant)
    }

    /// Creates an inactive constraint: this size is at least `constant` points.
    open func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
      constraint(.greaterThanOrEqual, to: nil, multiplier: 1, constant: constant)
    }

    /// Creates an inactive constraint: this size is at most `constant` points.
    open func constraint(lessThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
      constraint(.lessThanOrEqual, to: nil, multiplier: 1, constant: constant)
    }

    /// Creates an inactive constraint: this size is `multiplier` times `anchor` plus `constant`
    /// points.
    open func constraint(
      equalTo anchor: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
    ) -> NSLayoutConstraint {
      constraint(.equal, to: anchor, multiplier: multiplier, constant: constant)
    }
  }
#endif
