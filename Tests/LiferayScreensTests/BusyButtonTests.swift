import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

extension OneAtATime {
  /// Buttons while an action is running that a tap on them has started.
  @MainActor @Suite struct BusyButtonTests {

    private let themes: ThemeFolder
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let screenlet: SampleScreenlet
    private let view: SampleView_default
    private let button: ActionButton
    private let runs = Runs()

    init() throws {
      themes = try ThemeFolder([
        "Default/SampleView_default.xib": Self.xib("SampleView_default"),
        "Sending/SampleView_sending.xib": Self.xib("SampleView_sending"),
      ])
      screenlet = SampleScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
      screenlet.makeInteractor = { [weak screenlet, runs] _, _ in
        let interactor = SampleInteractor(screenlet: screenlet) { runs.work($0) }
        runs.interactors.append(interactor)
        return interactor
      }
      view = try #require(screenlet.screenletView as? SampleView_default)
      button = try #require(view.button as? ActionButton)
      window.addSubview(screenlet)
    }

    private final class Runs {
      var interactors: [SampleInteractor] = []
      var work: (SampleInteractor) -> Bool = { _ in true }
    }

    private static func xib(_ name: String) -> String {
      ThemeFolder.xib(class: name).replacing(
        #"restorationIdentifier="save" id="b1">"#,
        with: """
          restorationIdentifier="save" id="b1"
            customClass="ActionButton" customModule="LiferayScreens">
            <buttonConfiguration key="configuration" style="filled" title="Save"/>
          """)
    }

    /// What the button looks like, such as `Save` or `Saving, busy, disabled`.
    private var look: String { look(of: button) }

    private func look(of button: ActionButton) -> String {
      let title = button.currentTitle ?? ""
      let isBusy = button.configuration?.showsActivityIndicator == true
      #expect(isBusy == button.isBusy)
      return title + (isBusy ? ", busy" : "") + (button.isEnabled ? "" : ", disabled")
    }

    @Test(arguments: ["success", "failure", "cancellation"])
    func `a button is busy from its tap to the end of the action`(end: String) throws {
      #expect(look == "Save")
      try button.tap()
      #expect(look == "Saving, busy, disabled")
      switch end {
      case "success": runs.interactors[0].callOnSuccess()
      case "failure": runs.interactors[0].callOnFailure(NSError.errorWithCause(.notAvailable))
      default: screenlet.cancelInteractorsForAction("save")
      }
      #expect(look == "Save")
    }

    @Test(arguments: [true, false])
    func `a button is as before if the action ends at once or does not start`(
      isStarted: Bool
    ) throws {
      runs.work = {
        if isStarted { $0.callOnSuccess() }
        return isStarted
      }
      try button.tap()
      #expect(look == "Save")
    }

    @Test func `the return key is a tap on the button, and other performances are none`() throws {
      screenlet.performAction(name: "save", sender: button)
      #expect(look == "Save")
      try view.second?.pressReturn()
      #expect(look == "Saving, busy, disabled")
      runs.interactors[0].callOnSuccess()
      #expect(look == "Saving, busy, disabled")
      runs.interactors[1].callOnSuccess()
      #expect(look == "Save")
    }

    @Test func `a title stays without another text, and in a row`() throws {
      button.isInRow = true
      try button.tap()
      #expect(look == "Save, busy, disabled")
      runs.interactors[0].callOnSuccess()
      button.isInRow = false
      button.restorationIdentifier = "quiet"
      try button.tap()
      #expect(look == "Save, busy, disabled")
    }

    @Test func `a background of a theme is back when the action has ended`() throws {
      button.setStyle(backgroundColor: .systemRed)
      try button.tap()
      #expect(button.configuration?.background.backgroundColor == nil)
      runs.interactors[0].callOnSuccess()
      #expect(button.configuration?.background.backgroundColor == .systemRed)
    }

    @Test func `what is set meanwhile applies afterwards`() throws {
      try button.tap()
      button.isEnabled = true
      button.setTitle("Sichern", for: .normal)
      #expect(look == "Saving, busy, disabled")
      runs.interactors[0].callOnSuccess()
      #expect(look == "Sichern")
      try button.tap()
      button.isEnabled = false
      runs.interactors[1].callOnSuccess()
      #expect(look == "Sichern, disabled")
    }

    @Test(arguments: [RunningPolicy.restart, .queue])
    func `an action that can be performed again leaves its button enabled`(
      policy: RunningPolicy
    ) throws {
      screenlet.policies = ["save": policy]
      try button.tap()
      #expect(look == "Saving, busy")
      try button.tap()
      #expect(look == "Saving, busy")
      runs.interactors[0].callOnSuccess()
      #expect(look == "Saving, busy")
      runs.interactors[1].callOnSuccess()
      #expect(look == "Save")
    }

    @Test func `a button is busy when the user has agreed, and picked an image`() throws {
      let answers = Answers()
      screenlet.confirmationPresenter = answers
      screenlet.imagePickerPresenter = answers
      view.questions = ["save": "Save it?"]
      view.sources = ["save": [.library]]
      try button.tap()
      #expect(look == "Save")
      answers.confirm?(true)
      #expect(look == "Save")
      answers.pick?(UIImage())
      #expect(look == "Saving, busy, disabled")
    }

    private final class Answers: ConfirmationPresenter, ImagePickerPresenter {
      var confirm: (@MainActor (Bool) -> Void)?
      var pick: (@MainActor (UIImage?) -> Void)?

      func confirm(
        _ question: String, inView view: UIView, completion: @escaping @MainActor (Bool) -> Void
      ) {
        confirm = completion
      }

      func pickImage(
        from sources: [ImageSource], inView view: UIView,
        completion: @escaping @MainActor (UIImage?) -> Void
      ) {
        pick = completion
      }
    }

    @Test func `a button is known although the view sends something else`() throws {
      screenlet.themeName = "sending"
      let view = try #require(screenlet.screenletView as? SampleView_sending)
      let button = try #require(view.button as? ActionButton)
      try button.tap()
      #expect(look(of: button) == "Saving, busy, disabled")
      #expect(runs.interactors[0].tappedButton === button)
      runs.interactors[0].callOnSuccess()
      #expect(look(of: button) == "Save")
    }
  }
}

/// A view that sends a text with its action.
final class SampleView_sending: SampleView_default {

  override func userActionWithSender(_ sender: Any?) {
    userAction(name: "save", sender: "text")
  }
}
