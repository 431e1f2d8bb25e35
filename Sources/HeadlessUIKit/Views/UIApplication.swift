#if !canImport(UIKit)
  internal import Foundation

  /// Identifies a background task.
  public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The identifier of no task.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)

    /// The number of the task.
    public let rawValue: Int

    /// Creates an identifier.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }
  }

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

    /// The names of the background tasks that have begun and not ended, by identifier.
    open private(set) var backgroundTasks: [UIBackgroundTaskIdentifier: String] = [:]
    private var lastTask = 0

    /// Begins a background task, whose time never ends here.
    open func beginBackgroundTask(
      withName name: String?, expirationHandler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
      lastTask += 1
      let task = UIBackgroundTaskIdentifier(rawValue: lastTask)
      backgroundTasks[task] = name ?? ""
      return task
    }

    /// Ends a background task.
    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
      backgroundTasks[identifier] = nil
    }

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
