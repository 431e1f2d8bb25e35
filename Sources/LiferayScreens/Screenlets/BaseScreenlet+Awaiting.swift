internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// Performing an action and waiting for its outcome. The delegate, the view model and the view are
/// notified as always, before the call returns.
extension BaseScreenlet {

  /// Performs an action, and returns the interactor's `interactionResult()`.
  ///
  /// Each call waits for its own interactor, even if the action is already running. If the task is
  /// cancelled, the interactor is cancelled too.
  ///
  /// - Throws: the error that is reported to the delegate; `CancellationError` if the task was
  ///   cancelled; -2 if `performAction(name:sender:)` has created no interactor, for example
  ///   because the action is already running and its policy is to ignore further performances.
  @discardableResult
  public func perform(_ name: String, sender: Any? = nil) async throws -> Any? {
    try Task.checkCancellation()
    let name = actionName(for: name)
    let action = AwaitedAction(name: name)
    let isRunning = isAtWork(on: name)
    awaitedAction = action
    performAction(name: name, sender: sender)
    awaitedAction = nil
    guard let interactor = action.interactor else {
      let isIgnored = isRunning && runningPolicy(forAction: name) == .ignore
      throw NSError.errorWithCause(
        .abortedDueToPreconditions,
        message: isIgnored
          ? "The action '\(name)' is running already."
          : "There is no interactor for the action '\(name)'.")
    }
    await withTaskCancellationHandler {
      await action.wait()
    } onCancel: {
      Task { @MainActor in action.cancel() }
    }
    guard let error = action.error else { return interactor.interactionResult() }
    if Task.isCancelled, error.hasCause(.cancelled) { throw CancellationError() }
    throw error
  }

  /// Performs an action whose result has a known type. Otherwise the same as `perform(_:sender:)`.
  ///
  /// - Throws: -3 if the action has succeeded without such a result.
  public func perform<Result>(
    _ name: String, sender: Any? = nil, as type: Result.Type
  ) async throws -> Result {
    guard let result = try await perform(name, sender: sender) as? Result else {
      throw NSError.errorWithCause(
        .invalidServerResponse, message: "The action '\(name)' has no result of type \(type).")
    }
    return result
  }
}
