internal import Foundation

/// One performance of an action that somebody awaits.
@MainActor
final class AwaitedAction {

  let name: String
  /// The interactor that performs the action; nil if nothing did.
  private(set) var interactor: Interactor?
  /// The error of a failure; nil before the end, and after a success.
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

  /// Waits for the end, which may have come already.
  func wait() async {
    if !hasEnded { await withCheckedContinuation { waiting = $0 } }
  }

  /// Cancels the interactor, unless the action has ended: someone may have started it again.
  func cancel() {
    if !hasEnded { interactor?.cancel() }
  }
}
