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
