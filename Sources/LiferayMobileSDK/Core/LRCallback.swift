public import Foundation

/// Hears how an asynchronous call of an ``LRSession`` ended.
///
/// Set it as the session's ``LRSession/callback``: every call then returns at once, and exactly one
/// of the two methods is called for it, once, on the main actor. This is how the interactor
/// tutorial's Interactor, itself an `LRCallback`, hears of its server call.
///
/// The session keeps a strong reference, and so does each call until it has ended.
public protocol LRCallback: AnyObject, Sendable {

  /// Called on the main actor when the call has failed: a transport error (`NSURLErrorDomain`), or
  /// an error of ``LRError/domain``.
  @MainActor func onFailure(_ error: any Error)

  /// Called on the main actor when the call has succeeded.
  ///
  /// - Parameter result: what the service answered: a dictionary, an array, a string, a number, or
  ///   `NSNull` for a service that answers nothing. A batch gets the array of all its answers.
  @MainActor func onSuccess(_ result: Any)
}

/// A callback made of two closures, each called on the main actor.
open class LRBlockCallback: NSObject, LRCallback, @unchecked Sendable {

  private let success: @MainActor (Any) -> Void
  private let failure: @MainActor (any Error) -> Void

  /// Exactly one of the two closures is called for each call of a session with this callback.
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
