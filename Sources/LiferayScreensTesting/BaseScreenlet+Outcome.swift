public import LiferayScreens

extension BaseScreenlet {

  /// Calls `perform`, which starts an action by a tap or otherwise, and waits for the action to
  /// end, after delegate, view model and view have been notified.
  ///
  ///     let outcome = try await screenlet.outcome(of: AddBookmarkScreenlet.AddBookmarkAction) {
  ///       view.addBookmarkButton?.sendActions(for: .touchUpInside)
  ///     }
  ///
  /// - Throws: an `ActionNotPerformed` if the action has neither started nor ended when `perform`
  ///   returns.
  public func outcome(
    of action: String, after perform: () -> Void
  ) async throws -> ActionOutcome {
    let previous = onEnd
    defer { onEnd = previous }
    var outcome: ActionOutcome?
    var waiting: CheckedContinuation<Void, Never>?
    onEnd = { interactor, error in
      previous?(interactor, error)
      guard interactor.actionName == action, outcome == nil else { return }
      outcome = ActionOutcome(result: interactor.interactionResult(), error: error)
      waiting?.resume()
    }
    perform()
    if outcome == nil, isActionRunning(action) {
      await withCheckedContinuation { waiting = $0 }
    }
    guard let outcome else { throw ActionNotPerformed(action: action) }
    return outcome
  }

  /// Calls `perform`, which performs an action several times, and waits until the action is neither
  /// running nor waiting to run again. The outcomes are in the order in which the interactors
  /// ended.
  ///
  /// - Throws: an `ActionNotPerformed` if the action has neither started nor ended when `perform`
  ///   returns.
  public func outcomes(
    of action: String, after perform: () -> Void
  ) async throws -> [ActionOutcome] {
    let previous = onEnd
    defer { onEnd = previous }
    var outcomes: [ActionOutcome] = []
    var waiting: CheckedContinuation<Void, Never>?
    onEnd = { [weak self] interactor, error in
      previous?(interactor, error)
      guard let self, interactor.actionName == action else { return }
      outcomes.append(ActionOutcome(result: interactor.interactionResult(), error: error))
      guard !isActionRunning(action), !isWaiting(action) else { return }
      waiting?.resume()
      waiting = nil
    }
    perform()
    if isActionRunning(action) {
      await withCheckedContinuation { waiting = $0 }
    }
    guard !outcomes.isEmpty else { throw ActionNotPerformed(action: action) }
    return outcomes
  }

  /// Returns the number of interactors of an action that are running at this moment.
  public func numberOfRuns(of action: String) -> Int {
    runningCount(of: action)
  }
}

/// The action was not performed: no control is connected to it, or the Screenlet has no interactor
/// for it.
public struct ActionNotPerformed: Error, CustomStringConvertible {

  /// The name of the action.
  public let action: String

  public var description: String {
    "nothing has performed the action '\(action)'"
  }
}
