#if !canImport(UIKit)
  extension UIView {
    /// How content fills a view of another shape.
    public enum ContentMode: Int, Sendable {
      case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
      case topLeft, topRight, bottomLeft, bottomRight
    }

    /// Which distances and sizes give way when the superview changes its size.
    public struct AutoresizingMask: OptionSet, Sendable {
      /// What gives way, a bit for each; the bits are UIKit's.
      public let rawValue: UInt

      /// The distance from the superview's left edge.
      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
      /// The width.
      public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
      /// The distance from the superview's right edge.
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
      /// The distance from the superview's upper edge.
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
      /// The height.
      public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
      /// The distance from the superview's lower edge.
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

      /// The mask of those bits.
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
