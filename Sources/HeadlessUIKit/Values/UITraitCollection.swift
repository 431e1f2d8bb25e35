#if !canImport(UIKit)
  public import Foundation

  /// The appearance, size and direction in which something is shown; nothing here depends on it.
  open class UITraitCollection: NSObject, @unchecked Sendable {}

  /// The direction in which content is laid out.
  public enum UIUserInterfaceLayoutDirection: Int, Sendable {
    case leftToRight, rightToLeft
  }

  /// What a view is about, which determines the direction of its content. The raw values are UIKit's.
  public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
  }

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
