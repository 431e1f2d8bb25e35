#if !canImport(UIKit)
  public import Foundation

  /// A user event, as passed to an action. It has no content here.
  @MainActor
  open class UIEvent: NSObject {}
#endif
