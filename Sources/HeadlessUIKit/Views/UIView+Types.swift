#if !canImport(UIKit)
  extension UIView {
    /// How content fills a view of another shape.
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
      case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Which distances and sizes give way when the superview changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
      public let rawValue: UInt

      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
      public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
      public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

      public init(rawValue: UInt) {
        self.rawValue = rawValue
      }
    }

    /// A layout priority for each direction.
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
