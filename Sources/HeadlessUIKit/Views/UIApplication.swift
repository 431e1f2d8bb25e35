#if !canImport(UIKit)
  internal import Foundation

  /// The app of the process: it keeps track of the visible windows.
  @MainActor
  open class UIApplication: UIResponder {
    /// The single app of the process.
    public static let shared = UIApplication()

    /// The windows that were made visible and still exist, the key window last.
    open var windows: [UIWindow] {
      shown.compactMap(\.window)
    }

    /// The window that was last made key.
    open var keyWindow: UIWindow? {
      windows.last
    }

    /// Whether the status bar shows a spinner; nothing is drawn.
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
