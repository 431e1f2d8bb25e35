#if !canImport(UIKit)
  internal import Foundation

  /// The root of a view hierarchy. `didMoveToWindow` is called on views added at any depth.
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

    /// Whether this window receives the app's keyboard input.
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

    /// Shows the window with the view of its root view controller.
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
