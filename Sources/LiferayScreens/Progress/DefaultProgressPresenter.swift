#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The progress presenter of the default theme: the panel in the theme's colour.
open class DefaultProgressPresenter: MBProgressHUDPresenter {

  override public init() {
    super.init()
    customColor = .systemBlue
    customTextColor = .black
  }
}
