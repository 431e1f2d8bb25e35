#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The time that the system gives an app after the user has left it, so that a write can end. It has
/// to be ended.
@MainActor
final class BackgroundTime {

  private var task = UIBackgroundTaskIdentifier.invalid

  /// Asks for the time. The system takes it back after about half a minute.
  init(for reason: String) {
    task = UIApplication.shared.beginBackgroundTask(withName: reason) { [weak self] in self?.end() }
  }

  func end() {
    if task == .invalid { return }
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}
