// What a Screenlet is made of comes with `import LiferayScreens`: its superclass is a view, its
// errors are Foundation's, its connectors are handed a session of the Mobile SDK.

@_exported public import Foundation
@_exported public import LiferayMobileSDK

#if canImport(UIKit)
  @_exported public import UIKit
#else
  @_exported public import HeadlessUIKit
#endif
