#if !canImport(UIKit)
  internal import Foundation

  /// What appears when a list is pulled down. `pull()` starts it and sends `.valueChanged`, as a
  /// user does; `beginRefreshing` sends nothing.
  @MainActor
  open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false

    open func beginRefreshing() {
      isRefreshing = true
    }

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
