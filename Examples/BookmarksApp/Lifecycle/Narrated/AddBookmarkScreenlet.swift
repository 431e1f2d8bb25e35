import Bookmarks
import Foundation
import LiferayScreens

extension Narrated {

  final class AddBookmarkScreenlet: Bookmarks.AddBookmarkScreenlet {

    private var lastError: NSError?
    private var waiting: CheckedContinuation<Void, Never>?

    /// Waits for the end of an action, if it is running. Returns the error of the last action, if
    /// any.
    func outcome(of action: String) async -> NSError? {
      if isActionRunning(action) { await withCheckedContinuation { waiting = $0 } }
      return lastError
    }

    // MARK: View

    override func onPreCreate() {
      say("onPreCreate")
      super.onPreCreate()
    }

    override func onCreated() {
      say("onCreated")
      super.onCreated()
    }

    override func onShow() {
      say("onShow")
      super.onShow()
    }

    override func onHide() {
      say("onHide")
      super.onHide()
    }

    // MARK: Actions

    override func performAction(name: String, sender: Any? = nil) -> Bool {
      say("performAction \(name)")
      return super.performAction(name: name, sender: sender)
    }

    override func createInteractor(name: String, sender: Any?) -> Interactor? {
      say("createInteractor \(name)")
      let interactor = super.createInteractor(name: name, sender: sender)
      interactor?.narrate()
      return interactor
    }

    override func onAction(name: String, interactor: Interactor, sender: Any?) -> Bool {
      say("onAction \(name), \(type(of: interactor))")
      return super.onAction(name: name, interactor: interactor, sender: sender)
    }

    override func onStartInteraction() {
      say("onStartInteraction")
      super.onStartInteraction()
    }

    override func onFinishInteraction(_ result: Any?, error: NSError?) {
      say("onFinishInteraction \(outcomeText(result, error))")
      lastError = error
      super.onFinishInteraction(result, error: error)
    }

    override func endInteractor(_ interactor: Interactor, error: NSError?) {
      super.endInteractor(interactor, error: error)
      waiting?.resume()
      waiting = nil
    }

    // MARK: Progress

    override func showHUDWithMessage(_ message: String?, forInteractor interactor: Interactor) {
      say("showHUDWithMessage \(message ?? "nil")")
      super.showHUDWithMessage(message, forInteractor: interactor)
    }

    override func hideHUDWithMessage(
      _ message: String?, forInteractor interactor: Interactor, withError error: NSError?
    ) {
      say("hideHUDWithMessage \(message ?? "nil")")
      super.hideHUDWithMessage(message, forInteractor: interactor, withError: error)
    }

    private func say(_ method: String) {
      Transcript.call("screenlet", method)
    }
  }

  /// The outcome of an action, in a word or two.
  static func outcomeText(_ result: Any?, _ error: NSError?) -> String {
    if let error { return "error: \(error.localizedDescription)" }
    return switch result {
    case is Bookmark: "a bookmark"
    case let text as String: text
    default: "nothing"
    }
  }
}

extension Interactor {

  /// Makes the closures set by the Screenlet print when they are called.
  fileprivate func narrate() {
    let (success, failure) = (onSuccess, onFailure)
    onSuccess = {
      Transcript.call("interactor", "onSuccess")
      success?()
    }
    onFailure = { error in
      Transcript.call("interactor", "onFailure \(error.localizedDescription)")
      failure?(error)
    }
  }
}
