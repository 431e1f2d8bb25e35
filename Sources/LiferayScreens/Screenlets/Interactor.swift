public import Foundation

/// One use case of a Screenlet: it does the work, holds the result, and reports the outcome.
///
/// "The interactor tutorial" shows how to write one: an initializer with all its parameters and the
/// Screenlet, `start()`, and exactly one call of `callOnSuccess()` or `callOnFailure(_:)` when the
/// work is done. The Screenlet retains the interactor from `performAction` until then.
@MainActor
open class Interactor: NSObject {

  /// The name of the action that this interactor performs, or nil if it was started directly.
  open var actionName: String?

  /// Called before the work begins, when the user has confirmed it and earlier performances for
  /// which it waits have ended. Released after the end, along with what it captures.
  open var onStart: (() -> Void)?

  /// Called when the work has succeeded, before the Screenlet and its view are notified. Released
  /// after the call, along with what it captures, unless it started the interactor again.
  open var onSuccess: (() -> Void)?

  /// Called when the work has failed, before the Screenlet and its view are notified. Released
  /// after the call.
  open var onFailure: ((NSError) -> Void)?

  /// Called from time to time while a file is sent or received, with the number of bytes so far and
  /// in total. Set it before the start. Released after the end, along with what it captures.
  open var onProgress: ((Progress) -> Void)?

  /// The button of the view that the user has tapped to perform the action, and that shows that the
  /// interactor is running; nil if something else performed it. A progress presenter needs to show
  /// nothing more until the end.
  public internal(set) weak var tappedButton: ActionButton?

  /// The error of the work, or nil.
  open var lastError: NSError?

  /// The Screenlet that the interactor works for.
  public let screenlet: BaseScreenlet?

  /// The Screenlet that retains this interactor until the end, which may differ from `screenlet`.
  weak var tracker: BaseScreenlet?

  /// Notified of the end after everything else, if the action was performed by `perform`.
  var awaitedAction: AwaitedAction?

  /// Whether the interactor waits for earlier performances of its action to end.
  var isWaiting = false

  private(set) var isEnded = false
  /// The number of times that the interactor was started.
  private var run = 0

  /// Creates an interactor for a Screenlet, which is notified of its end even if the interactor was
  /// started directly. In "the interactor tutorial", a subclass passes its Screenlet on.
  public init(screenlet: BaseScreenlet? = nil) {
    self.screenlet = screenlet
    super.init()
  }

  // MARK: Working

  /// Starts the work. Returns false if it could not be started, in which case no result follows.
  ///
  /// The base class has no work to do: it resets the interactor for another run, and returns false.
  @discardableResult
  open func start() -> Bool {
    prepare()
    return false
  }

  /// Cancels the work: the failure is reported at once, with -6, and later results are ignored.
  open func cancel() {
    callOnFailure(
      NSError.errorWithCause(.cancelled, message: "The interactor was cancelled."))
  }

  /// Returns why the input would be refused, or nil. Called on an interactor that was not started and
  /// will not be, while the user enters the input. The base class refuses nothing.
  open func inputProblem() -> NSError? {
    nil
  }

  /// Returns the result that the Screenlet passes to `onFinishInteraction`. The base class returns
  /// nil.
  open func interactionResult() -> Any? {
    nil
  }

  // MARK: The end

  /// Reports success to `onSuccess`, then to the Screenlet, and then to its view. Does nothing if
  /// the interactor has already ended. If `onSuccess` starts the interactor again, the Screenlet
  /// and its view are notified only of the outcome of that run, and so is `onSuccess`.
  open func callOnSuccess() {
    end(error: nil, onSuccess)
  }

  /// Reports a failure to `onFailure`, then to the Screenlet, and then to its view. Does nothing if
  /// the interactor has already ended.
  open func callOnFailure(_ error: NSError) {
    end(error: error) { self.onFailure?(error) }
  }
}

extension Interactor {

  /// Resets the state for a first or further run.
  func prepare() {
    run += 1
    isEnded = false
    lastError = nil
  }

  /// Ends an interactor that will never be started. Only code that awaits the action is notified.
  func drop() {
    isEnded = true
    tracker = nil
    onStart = nil
    onSuccess = nil
    onFailure = nil
    onProgress = nil
    awaitedAction?.end(error: NSError.errorWithCause(.cancelled))
    awaitedAction = nil
  }

  /// Calls one of the closures and notifies the Screenlet. If the closure has started the
  /// interactor again, the Screenlet is notified only at the end of that run.
  private func end(error: NSError?, _ closure: (() -> Void)?) {
    guard !isEnded else { return }
    isEnded = true
    lastError = error
    let run = self.run
    closure?()
    guard run == self.run else { return }
    onStart = nil
    onSuccess = nil
    onFailure = nil
    onProgress = nil
    let awaitedAction = self.awaitedAction
    self.awaitedAction = nil
    (tracker ?? screenlet)?.endInteractor(self, error: error)
    awaitedAction?.end(error: error)
  }
}
