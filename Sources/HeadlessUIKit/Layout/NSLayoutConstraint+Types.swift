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

    public enum Relation: Int, Sendable {
      case lessThanOrEqual = -1
      case equal = 0
      case greaterThanOrEqual = 1
    }

    public enum Axis: Int, Sendable {
      case horizontal, vertical
    }
  }

  /// How much a constraint matters, from 1 to 1000, which is required.
  public struct UILayoutPriority: Hashable, Sendable, RawRepresentable {
    public var rawValue: Float

    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)

    public init(_ rawValue: Float) {
      self.rawValue = rawValue
    }

    public init(rawValue: Float) {
      self.rawValue = rawValue
    }
  }
#endif
