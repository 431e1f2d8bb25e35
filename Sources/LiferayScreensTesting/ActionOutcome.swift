public import Foundation

/// How an action has ended.
public struct ActionOutcome {

  /// The interactor's `interactionResult()`.
  public let result: Any?

  /// Why it has failed; nil after a success.
  public let error: NSError?
}
