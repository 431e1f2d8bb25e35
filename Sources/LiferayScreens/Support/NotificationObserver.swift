internal import Foundation

/// Calls a closure for notifications until it is released.
final class NotificationObserver {
  private let token: any NSObjectProtocol

  /// Observes the notifications of an object, or of all objects if it is nil, which are posted on the
  /// main actor, where the closures are called. The second gets what the first reads.
  init<Content: Sendable>(
    _ name: Notification.Name, of object: AnyObject? = nil,
    reading content: @escaping @Sendable (Notification) -> Content,
    _ closure: @escaping @MainActor @Sendable (Content) -> Void
  ) {
    token = NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) {
      guard MainThread.isCurrent else { return }
      let content = content($0)
      MainActor.assumeIsolated { closure(content) }
    }
  }

  convenience init(
    _ name: Notification.Name, of object: AnyObject? = nil,
    _ closure: @escaping @MainActor @Sendable () -> Void
  ) {
    self.init(name, of: object, reading: { _ in }) { closure() }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
