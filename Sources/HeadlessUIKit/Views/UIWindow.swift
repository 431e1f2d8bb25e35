#if !canImport(UIKit)
  internal import Foundation

  /// The top of a tree of views. Views put into it, however deep, hear `didMoveToWindow`.
  @MainActor
  open class UIWindow: UIView {
    /// The controller whose view fills the window.
    open var rootViewController: UIViewController? {
      didSet {
        guard oldValue !== rootViewController else { return }
        oldValue?.viewIfLoaded?.removeFromSuperview()
        if isVisible {
          showRootView()
        }
      }
    }

    /// Whether keyboard input goes to this window of the app.
    open var isKeyWindow: Bool {
      UIApplication.shared.keyWindow === self
    }

    weak var firstResponder: UIResponder?
    private var isVisible = false

    override open var window: UIWindow? {
      self
    }

    override open var next: UIResponder? {
      UIApplication.shared
    }

    /// Shows the window: its root view controller's view is put into it.
    open func makeKeyAndVisible() {
      UIApplication.shared.present(self)
      isHidden = false
      isVisible = true
      showRootView()
    }

    private func showRootView() {
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }
#endif
