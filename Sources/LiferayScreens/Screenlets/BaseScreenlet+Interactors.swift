internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The running interactors. Each is retained from `performAction` to its end.
extension BaseScreenlet {

  /// Cancels all interactors except those that write, both running and waiting ones.
  func cancelReading() {
    let waiting = waitingActions.values.flatMap { $0.map(\.interactor) }
    for interactor in runningInteractors.values.flatMap(\.self) + waiting
    where !(interactor is ServerWriteConnectorInteractor) {
      interactor.cancel()
    }
  }

  /// Returns the interactor that the delegate creates instead of the Screenlet's own, or nil.
  func customInteractor(for action: String, sender: Any?) -> Interactor? {
    #if canImport(UIKit)
      delegate?.screenlet?(self, customInteractorForAction: action, withSender: sender)
    #else
      delegate?.screenlet(self, customInteractorForAction: action, withSender: sender)
    #endif
  }

  /// Returns the Screenlet's own interactor, or nil for an unknown action.
  func ownInteractor(for action: String, sender: Any?) -> Interactor? {
    interactorOverride?(action, sender) ?? createInteractor(name: action, sender: sender)
  }

  /// Assigns an interactor to an action, before it is started.
  func adopt(_ interactor: Interactor, for action: String) {
    interactor.actionName = action
    interactor.tracker = self
    if let tap, tap.action == action {
      interactor.tappedButton = tap.button
      self.tap = nil
    }
    if let awaitedAction, awaitedAction.name == action {
      awaitedAction.begin(with: interactor)
      self.awaitedAction = nil
    }
  }

  func track(_ interactor: Interactor, for action: String) {
    interactor.prepare()
    runningInteractors[action, default: []].append(interactor)
  }

  func untrack(_ interactor: Interactor) {
    interactor.tracker = nil
    for action in runningInteractors.keys {
      runningInteractors[action]?.removeAll { $0 === interactor }
      if runningInteractors[action]?.isEmpty == true { runningInteractors[action] = nil }
    }
  }

  /// Ends an interactor that could not start, unless it has already ended.
  func giveUp(_ interactor: Interactor, for action: String) {
    guard runningInteractors[action]?.contains(where: { $0 === interactor }) == true else { return }
    interactor.callOnFailure(
      NSError.errorWithCause(
        .abortedDueToPreconditions, message: "The action '\(action)' could not be started."))
  }

  /// Returns the closing text of the progress panel. A validation error has its own text. A write
  /// that was stored to be sent later has no text, because it has not succeeded yet. A cancelled
  /// interactor has no text either, because the app has cancelled it or the action has started
  /// again.
  func closingMessage(of interactor: Interactor, error: NSError?) -> String? {
    if let error = error as? ValidationError { return error.localizedDescription }
    if error?.hasCause(.cancelled) == true { return nil }
    if error == nil, (interactor as? ServerWriteConnectorInteractor)?.isKept == true { return nil }
    return interactor.actionName.flatMap {
      screenletView?.progressMessageForAction($0, messageType: error == nil ? .success : .failure)
    }
  }

  /// The view over which progress is shown: the root of the view hierarchy.
  var topmostView: UIView {
    var view: UIView = self
    while let superview = view.superview { view = superview }
    return view
  }
}
