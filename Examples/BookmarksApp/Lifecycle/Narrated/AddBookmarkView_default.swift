import Bookmarks
import Foundation
import LiferayScreens

extension Narrated {

  final class AddBookmarkView_default: Bookmarks.AddBookmarkView_default {

    // MARK: View

    override func onPreCreate() {
      say("onPreCreate")
      super.onPreCreate()
    }

    override func onSetUserActionForControl(_ control: UIControl) -> Bool {
      say("onSetUserActionForControl \(control.restorationIdentifier ?? "nil")")
      return super.onSetUserActionForControl(control)
    }

    override func onSetDefaultDelegate(_ delegate: AnyObject, view: UIView) -> Bool {
      say("onSetDefaultDelegate '\((view as? UITextField)?.accessibilityLabel ?? "")'")
      return super.onSetDefaultDelegate(delegate, view: view)
    }

    override func onSetTranslations() {
      say("onSetTranslations")
      super.onSetTranslations()
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

    override func onDestroy() {
      say("onDestroy")
      super.onDestroy()
    }

    // MARK: Actions

    override func onPreAction(name: String, sender: Any?) -> Bool {
      say("onPreAction \(name)")
      return super.onPreAction(name: name, sender: sender)
    }

    override func onStartInteraction() {
      say("onStartInteraction")
      super.onStartInteraction()
    }

    override func onFinishInteraction(_ result: Any?, error: NSError?) {
      say("onFinishInteraction \(outcomeText(result, error))")
      super.onFinishInteraction(result, error: error)
    }

    private func say(_ method: String) {
      Transcript.call("view", method)
    }
  }
}
