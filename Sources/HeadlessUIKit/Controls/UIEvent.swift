#if !canImport(UIKit)
  public import Foundation

  /// What a user did, as an action may receive it. It carries nothing here.
  @MainActor
  open class UIEvent: NSObject {}
#endif
