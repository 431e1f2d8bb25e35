#if !canImport(UIKit)
  internal import Foundation

  /// The process's app: it knows the windows that are shown.
  @MainActor
  open class UIApplication: UIResponder {
    /// The one app of the process.
    public static let shared = UIApplication()

    /// The windows that were made visible and still exist, oldest first.
    open var windows: [UIWindow] {
      shown.compactMap(\.window)
    }

    /// The window that was last made key.
    open var keyWindow: UIWindow? {
      windows.last
    }

    /// The state of the status bar's spinner; nothing is drawn.
    open var isNetworkActivityIndicatorVisible = false

    private struct Shown {
      weak var window: UIWindow?
    }

    private var shown: [Shown] = []

    func present(_ window: UIWindow) {
      shown.removeAll { $0.window == nil || $0.window === window }
      shown.append(Shown(window: window))
    }
  }
#endif
