#if !canImport(UIKit)
  internal import Foundation

  /// A refresh control of a list. `pull()` starts it and sends `.valueChanged`, like a user;
  /// `beginRefreshing` sends no event.
  @MainActor
  open class UIRefreshControl: UIControl {
    /// Whether a refresh is in progress.
    open private(set) var isRefreshing = false

    /// Begins a refresh without sending an event.
    open func beginRefreshing() {
      isRefreshing = true
    }

    /// Ends the refresh. Call it when the content has been loaded.
    open func endRefreshing() {
      isRefreshing = false
    }

    override func touch() {
      guard !isRefreshing else { return }
      beginRefreshing()
      sendActions(for: [.valueChanged, .primaryActionTriggered])
    }
  }
#endif
