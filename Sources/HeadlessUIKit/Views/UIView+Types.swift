#if !canImport(UIKit)
  extension UIView {
    /// The way in which content is fitted into a view with another aspect ratio.
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
      case topLeft, topRight, bottomLeft, bottomRight
    }

    /// The distances and sizes that change when the superview is resized.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// The flexible parts, one bit each, with the same values as in UIKit.
      public let rawValue: UInt

      /// The distance from the superview's left edge.
      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
      /// The width.
      public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
      /// The distance from the superview's right edge.
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
      /// The distance from the superview's top edge.
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
      /// The height.
      public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
      /// The distance from the superview's bottom edge.
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

      /// Creates a mask from its bits.
      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
    }

    /// A layout priority for each axis.
    struct Priorities {
      var horizontal: UILayoutPriority
      var vertical: UILayoutPriority

      subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        get { axis == .horizontal ? horizontal : vertical }
        set {
          if axis == .horizontal {
            horizontal = newValue
          } else {
            vertical = newValue
          }
        }
      }
    }
  }
#endif
