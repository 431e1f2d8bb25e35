internal import Foundation

/// Actions that are performed while they are running.
extension BaseScreenlet {

  /// A performance of an action that waits until the earlier ones have ended.
  struct WaitingAction {
    let interactor: Interactor
    let sender: Any?
  }

  /// Returns the name of the action that is performed under this name.
  func actionName(for name: String) -> String {
    name == BaseScreenlet.DefaultAction ? defaultActionName : name
  }

  /// Returns whether an interactor for this action has not reported its end yet.
  func isAtWork(on action: String) -> Bool {
    runningInteractors[action]?.contains { !$0.isEnded } == true
  }

  /// Returns the number of running interactors for this action, for tests.
  package func runningCount(of action: String) -> Int {
    runningInteractors[action]?.count ?? 0
  }

  /// Returns whether interactors for this action are waiting.
  package func isWaiting(_ action: String) -> Bool {
    waitingActions[action]?.isEmpty == false
  }

  /// Starts the interactor of an action according to its policy. Returns whether it has started or
  /// will start.
  func start(_ interactor: Interactor, for action: String, sender: Any?) -> Bool {
    switch runningPolicy(forAction: action) {
    case .parallel, .ignore:
      return begin(interactor, for: action, sender: sender)
    case .restart:
      for running in runningInteractors[action] ?? [] { running.cancel() }
      // The delegate performed the action again when it was notified of the cancellation.
      if isAtWork(on: action) {
        interactor.drop()
        return false
      }
      return begin(interactor, for: action, sender: sender)
    case .queue:
      guard isActionRunning(action) || isWaiting(action) else {
        return begin(interactor, for: action, sender: sender)
      }
      interactor.isWaiting = true
      waitingActions[action, default: []]
        .append(WaitingAction(interactor: interactor, sender: sender))
      return true
    }
  }

  /// Starts the interactors that wait for the end of an action: the next one, and further ones if
  /// it ends at once.
  func startWaiting(_ action: String) {
    guard actionsBeingResumed.insert(action).inserted else { return }
    defer { actionsBeingResumed.remove(action) }
    while !isActionRunning(action), isWaiting(action) {
      guard let next = waitingActions[action]?.removeFirst() else { return }
      next.interactor.isWaiting = false
      _ = begin(next.interactor, for: action, sender: next.sender)
    }
  }

  /// Removes an interactor that has ended before it was started.
  func stopWaiting(_ interactor: Interactor) {
    interactor.isWaiting = false
    interactor.tracker = nil
    for action in waitingActions.keys {
      waitingActions[action]?.removeAll { $0.interactor === interactor }
    }
  }

  private func begin(_ interactor: Interactor, for action: String, sender: Any?) -> Bool {
    track(interactor, for: action)
    interactor.onStart?()
    let message = screenletView?.progressMessageForAction(action, messageType: .working)
    let policy = runningPolicy(forAction: action)
    interactor.tappedButton?.beginWork(
      message, canRepeat: policy == .restart || policy == .queue)
    if let message {
      showHUDWithMessage(message, forInteractor: interactor)
    }
    let isStarted = onAction(name: action, interactor: interactor, sender: sender)
    if !isStarted { giveUp(interactor, for: action) }
    return isStarted
  }
}
