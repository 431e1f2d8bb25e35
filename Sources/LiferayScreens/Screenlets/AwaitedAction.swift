internal import Foundation

/// One performance of an action that a task awaits.
@MainActor
final class AwaitedAction {

  let name: String
  /// The interactor that performs the action, or nil if there is none.
  private(set) var interactor: Interactor?
  /// The error of a failure, or nil before the end and after a success.
  private(set) var error: NSError?

  private var hasEnded = false
  private var waiting: CheckedContinuation<Void, Never>?

  init(name: String) {
    self.name = name
  }

  func begin(with interactor: Interactor) {
    self.interactor = interactor
    interactor.awaitedAction = self
  }

  func end(error: NSError?) {
    hasEnded = true
    self.error = error
    waiting?.resume()
    waiting = nil
  }

  /// Waits for the end, which may already have come.
  func wait() async {
    if !hasEnded { await withCheckedContinuation { waiting = $0 } }
  }

  /// Cancels the interactor, unless the action has ended, because the interactor may have been
  /// started again.
  func cancel() {
    if !hasEnded { interactor?.cancel() }
  }
}
