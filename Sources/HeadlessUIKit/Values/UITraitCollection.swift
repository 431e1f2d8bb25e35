#if !canImport(UIKit)
  public import Foundation

  /// The appearance, size and direction in which something is shown; nothing here depends on it.
  open class UITraitCollection: NSObject, @unchecked Sendable {}

  /// Light or dark.
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// The appearance of the surrounding views.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }
#endif
