#if !canImport(UIKit)
  extension NSLayoutConstraint {
    /// What of an item a constraint is about. The numbers are UIKit's.
    public enum Attribute: Int, Sendable {
      case notAnAttribute = 0
      case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
      case lastBaseline, firstBaseline
      case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
      case centerXWithinMargins, centerYWithinMargins
    }

    /// How the two sides of a constraint compare. The numbers are UIKit's.
    public enum Relation: Int, Sendable {
      case lessThanOrEqual = -1
      case equal = 0
      case greaterThanOrEqual = 1
    }

    /// One of the two directions. The numbers are UIKit's.
    public enum Axis: Int, Sendable {
      case horizontal, vertical
    }
  }

  /// How much a constraint matters, from 1 to 1000, which is required.
  public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
    /// The priority as a number, 1000 for a required constraint.
    public var rawValue: Float

    /// Must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// What views resist being smaller than their content with, unless told otherwise: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// What views resist growing beyond their content with, unless told otherwise: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of a target size when a fitting size is asked for: 50. Nothing asks for one
    /// here.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// The priority of that number.
    public init(_ rawValue: Float) {
      self.rawValue = rawValue
    }

    /// The priority of that number.
    public init(rawValue: Float) {
      self.rawValue = rawValue
    }
  }
#endif
