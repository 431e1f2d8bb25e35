#if !canImport(UIKit)
  extension NSLayoutConstraint {
    /// The attribute of an item that a constraint refers to. The raw values are UIKit's.
    public enum Attribute: Int, Sendable {
      case notAnAttribute = 0
      case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
      case lastBaseline, firstBaseline
      case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
      case centerXWithinMargins, centerYWithinMargins
    }

    /// The relation between the two sides of a constraint. The raw values are UIKit's.
    public enum Relation: Int, Sendable {
      case lessThanOrEqual = -1
      case equal = 0
      case greaterThanOrEqual = 1
    }

    /// The two axes. The raw values are UIKit's.
    public enum Axis: Int, Sendable {
      case horizontal, vertical
    }
  }

  /// The priority of a constraint, from 1 to 1000, which is required.
  public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
    /// The priority as a number, 1000 for a required constraint.
    public let rawValue: Float

    /// The constraint must hold: 1000.
    public static let required = UILayoutPriority(1000)
    /// The default priority with which views resist being smaller than their content: 750.
    public static let defaultHigh = UILayoutPriority(750)
    /// The default priority with which views resist growing beyond their content: 250.
    public static let defaultLow = UILayoutPriority(250)
    /// The priority of the target size in a fitting calculation: 50. Not used here.
    public static let fittingSizeLevel = UILayoutPriority(50)

    /// Creates a priority from a number.
    public init(_ rawValue: Float) {
      self.rawValue = rawValue
    }

    /// Creates a priority from a number.
    public init(rawValue: Float) {
      self.rawValue = rawValue
    }
  }
#endif
