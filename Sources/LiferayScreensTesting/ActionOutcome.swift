public import Foundation

/// The outcome of an action.
public struct ActionOutcome {

  /// The interactor's `interactionResult()`.
  public let result: Any?

  /// The error of a failure, or nil after a success.
  public let error: NSError?
}
