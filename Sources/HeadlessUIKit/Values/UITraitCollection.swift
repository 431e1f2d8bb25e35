#if !canImport(UIKit)
  public import Foundation

  /// The light, size and direction in which something is shown; nothing here depends on it.
  open class UITraitCollection: NSObject, @unchecked Sendable {}
#endif
