public import Foundation

/// One use case of a Screenlet: it does the work, keeps the result, and says how it went.
///
/// "The interactor tutorial" shows how to write one: an initializer with everything it needs and
/// the Screenlet, `start()`, and exactly one of `callOnSuccess()` and `callOnFailure(_:)` once the
/// work is over. The Screenlet keeps the interactor from `performAction` until then.
@MainActor
open class Interactor: NSObject {

  /// The name of the action that this interactor performs; nil if it was started directly.
  open var actionName: String?

  /// Called when the work has succeeded, before the Screenlet and its view are told. Dropped after
  /// the call, so that what it captures is released.
  open var onSuccess: (() -> Void)?

  /// Called when the work has failed, before the Screenlet and its view are told. Dropped after the
  /// call.
  open var onFailure: ((NSError) -> Void)?

  /// Why the work failed, or nil.
  open var lastError: NSError?

  /// The Screenlet that the work is done for.
  public let screenlet: BaseScreenlet?

  /// The Screenlet that keeps this interactor until the end, be it made for that one or not.
  weak var tracker: BaseScreenlet?

  private(set) var isEnded = false

  /// An interactor that works for that Screenlet, which hears of its end even if nobody performed
  /// an action. "The interactor tutorial" has a subclass hand its Screenlet on.
  public init(screenlet: BaseScreenlet? = nil) {
    self.screenlet = screenlet
    super.init()
  }

  // MARK: Working

  /// Starts the work. False means that it could not be started, and that no result will follow.
  ///
  /// The base class has no work to do: it makes ready for another round, and returns false.
  @discardableResult
  open func start() -> Bool {
    prepare()
    return false
  }

  /// Gives the work up: the failure is reported now, with -6, and later results are ignored.
  open func cancel() {
    callOnFailure(
      NSError.errorWithCause(.cancelled, message: "The interactor was cancelled."))
  }

  /// What the Screenlet hands to `onFinishInteraction`. The base class has nothing.
  open func interactionResult() -> Any? {
    nil
  }

  // MARK: The end

  /// Reports success: `onSuccess`, then the Screenlet, then its view. Nothing happens if the end
  /// was reported before.
  open func callOnSuccess() {
    end(error: nil) { onSuccess?() }
  }

  /// Reports a failure: `onFailure`, then the Screenlet, then its view. Nothing happens if the end
  /// was reported before.
  open func callOnFailure(_ error: NSError) {
    end(error: error) { onFailure?(error) }
  }
}

extension Interactor {

  /// Makes ready for a round of work, the first or another.
  func prepare() {
    isEnded = false
    lastError = nil
  }

  private func end(error: NSError?, _ tell: () -> Void) {
    guard !isEnded else { return }
    isEnded = true
    lastError = error
    tell()
    onSuccess = nil
    onFailure = nil
    (tracker ?? screenlet)?.endInteractor(self, error: error)
  }
}
