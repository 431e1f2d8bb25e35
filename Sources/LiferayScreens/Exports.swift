// `import LiferayScreens` also imports the modules that every Screenlet uses: its superclass is a
// view, its errors come from Foundation, and its connectors receive a session of the Mobile SDK.

@_exported public import Foundation
@_exported public import LiferayMobileSDK

#if canImport(UIKit)
  @_exported public import UIKit
  #if canImport(WebKit)
    @_exported public import WebKit
  #endif
#else
  @_exported public import HeadlessUIKit
#endif
