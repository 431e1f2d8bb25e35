#if !canImport(UIKit)
  internal import Foundation

  /// What appears when a list is pulled down. `pull()` starts it and sends `.valueChanged`, as a
  /// user does; `beginRefreshing` sends nothing.
  @MainActor
  open class UIRefreshControl: UIControl {
    /// Whether a refresh has begun and not ended.
    open private(set) var isRefreshing = false

    /// Begins a refresh in code, which sends nothing.
    open func beginRefreshing() {
      isRefreshing = true
    }

    /// Ends the refresh; to be called when the content is there.
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
