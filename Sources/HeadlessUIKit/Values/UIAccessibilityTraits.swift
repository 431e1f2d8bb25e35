#if !canImport(UIKit)
  /// The traits of a view that assistive technologies read out in addition to its label.
  public struct UIAccessibilityTraits: OptionSet, Sendable {
    /// The traits, one bit each; the bits differ from those of UIKit.
    public let rawValue: UInt64

    /// Nothing.
    public static let none = UIAccessibilityTraits([])
    /// A button.
    public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
    /// A link.
    public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
    /// An image.
    public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
    /// Something selected.
    public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
    /// A text that does not change.
    public static let staticText = UIAccessibilityTraits(rawValue: 1 << 4)
    /// A field for a search.
    public static let searchField = UIAccessibilityTraits(rawValue: 1 << 5)
    /// A heading of the following elements.
    public static let header = UIAccessibilityTraits(rawValue: 1 << 6)
    /// A control that is not enabled.
    public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 7)
    /// A value that often changes.
    public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 8)
    /// A value that can be changed up and down.
    public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 9)

    /// Creates traits from their bits.
    public init(rawValue: UInt64) {
      self.rawValue = rawValue
    }
  }
#endif
