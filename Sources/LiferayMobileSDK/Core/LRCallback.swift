public import Foundation

/// Receives the outcome of the asynchronous calls of an ``LRSession``.
///
/// Set it as the session's ``LRSession/callback``: every call then returns at once, and exactly one
/// of the two methods is called for it, once, on the main actor. The interactor tutorial's
/// Interactor is itself an `LRCallback`, and receives the outcome of its server call like this.
///
/// The session holds a strong reference, and so does each call until it ends.
public protocol LRCallback: AnyObject, Sendable {

  /// Called on the main actor when the call has failed, with a transport error (`NSURLErrorDomain`)
  /// or an error of ``LRError/domain``.
  @MainActor func onFailure(_ error: any Error)

  /// Called on the main actor when the call has succeeded.
  ///
  /// - Parameter result: the service's answer: a dictionary, an array, a string, a number, or
  ///   `NSNull` for a service without a result. For a batch, the array of all answers.
  @MainActor func onSuccess(_ result: Any)
}

/// A callback made of two closures, which are called on the main actor.
open class LRBlockCallback: NSObject, LRCallback, @unchecked Sendable {

  private let success: @MainActor (Any) -> Void
  private let failure: @MainActor (any Error) -> Void

  /// Creates a callback. Exactly one of the closures is called for each call of the session.
  public init(
    success: @escaping @MainActor (Any) -> Void, failure: @escaping @MainActor (any Error) -> Void
  ) {
    self.success = success
    self.failure = failure
    super.init()
  }

  /// Calls the failure closure.
  open func onFailure(_ error: any Error) {
    failure(error)
  }

  /// Calls the success closure.
  open func onSuccess(_ result: Any) {
    success(result)
  }
}
