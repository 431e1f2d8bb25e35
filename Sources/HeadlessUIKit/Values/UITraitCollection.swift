#if !canImport(UIKit)
  public import Foundation

  /// The light, size and direction in which something is shown; nothing here depends on it.
  open class UITraitCollection: NSObject, @unchecked Sendable {}

  /// Light or dark.
  public enum UIUserInterfaceStyle: Int, Sendable {
    /// As what is around it.
    case unspecified
    /// Dark text on a light background.
    case light
    /// Light text on a dark background.
    case dark
  }
#endif
