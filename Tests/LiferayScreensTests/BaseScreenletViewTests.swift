import Foundation
import HeadlessUIKit
import LiferayScreens
import Testing

extension OneAtATime {
  @MainActor @Suite struct BaseScreenletViewTests {

    private let themes: ThemeFolder
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    private let screenlet: SampleScreenlet
    private let view: SampleView_default
    private let events = SampleScreenlet.events

    init() throws {
      themes = try ThemeFolder(["SampleView_default.xib": ThemeFolder.xib()])
      screenlet = SampleScreenlet(frame: CGRect(x: 0, y: 0, width: 320, height: 176))
      view = try #require(screenlet.screenletView as? SampleView_default)
      window.addSubview(screenlet)
      events.removeAll()
    }

    // MARK: Controls

    @Test func `defect 59: a tap performs the action that the control names`() throws {
      let button = try #require(view.button)
      var sender: Any?
      screenlet.makeInteractor = {
        sender = $1
        return nil
      }
      button.sendActions(for: .touchUpInside)
      #expect(events.all == ["view.onPreAction save", "screenlet.createInteractor save"])
      #expect(sender as? UIButton === button)
    }

    @Test func `a control for which the view returns false is not wired`() throws {
      let button = try #require(view.viewWithTag(4) as? UIButton)
      #expect(button.restorationIdentifier == "refused")
      button.sendActions(for: .touchUpInside)
      #expect(events.all.isEmpty)
    }

    @Test func `the view can prevent an action`() throws {
      view.refusesActions = true
      try #require(view.button).sendActions(for: .touchUpInside)
      #expect(events.all == ["view.onPreAction save"])
    }

    @Test func `an action without a name is the default action`() {
      view.userAction(name: nil)
      view.userActionWithSender("no control")
      #expect(
        events.all == [
          "view.onPreAction defaultAction", "screenlet.createInteractor defaultAction",
          "view.onPreAction defaultAction", "screenlet.createInteractor defaultAction",
        ])
    }

    @Test func `an action ends editing first`() throws {
      let field = try #require(view.first)
      #expect(field.becomeFirstResponder())
      view.userAction(name: "save")
      #expect(!field.isFirstResponder)
    }

    @Test func `a view that is not editable shows no button of an action`() {
      let (shown, hidden) = (ActionButton(frame: .zero), ActionButton(frame: .zero))
      hidden.isHidden = true
      for button in [shown, hidden] { view.addSubview(button) }
      view.editable = false
      #expect(shown.isHidden && hidden.isHidden)
      view.editable = true
      #expect(!shown.isHidden && hidden.isHidden)
      view.editable = false
      hidden.isHidden = false
      #expect(shown.isHidden && hidden.isHidden)
      view.editable = true
      #expect(!shown.isHidden && !hidden.isHidden)
    }

    @Test func `the background of a view shows through a Screenlet in it`() throws {
      let inner = SampleScreenlet(frame: .zero)
      inner.screenletView?.backgroundColor = .systemBackground
      view.addSubview(inner)
      #expect(inner.screenletView?.backgroundColor == .clear)
      screenlet.screenletView?.backgroundColor = .systemBackground
      window.addSubview(screenlet)
      #expect(view.backgroundColor == .systemBackground)
    }

    @Test func `a background of a theme's own stays in the view of another Screenlet`() throws {
      let inner = SampleScreenlet(frame: .zero)
      inner.screenletView?.backgroundColor = .orange
      view.addSubview(inner)
      #expect(inner.screenletView?.backgroundColor == .orange)
    }

    // MARK: Text fields

    @Test func `a view that is no delegate leaves its text fields to the runtime`() {
      #expect(view.first?.delegate === view.second?.delegate)
      #expect(view.first?.delegate?.textFieldShouldBeginEditing(view.first!) == true)
      view.editable = false
      #expect(view.first?.delegate?.textFieldShouldBeginEditing(view.first!) == false)
    }

    @Test func `a view that is a delegate has the first word, and need not have all methods`() {
      let own = TextFieldView(frame: .zero)
      let field = UITextField(frame: .zero)
      own.addSubview(field)
      window.addSubview(own)
      own.awakeFromNib()
      field.becomeFirstResponder()
      for text in ["ab", "1"] { field.insertText(text) }
      #expect(field.text == "ab")
      #expect(field.delegate?.textFieldShouldReturn(field) == true)
      #expect(!field.isFirstResponder)
      #expect(own.left.map(ObjectIdentifier.init) == [ObjectIdentifier(field)])
      own.editable = false
      #expect(field.delegate?.textFieldShouldBeginEditing(field) == false)
    }

    @Test func `the return key moves on, and taps the button after the last field`() throws {
      let (first, second) = (try #require(view.first), try #require(view.second))
      #expect(screenlet.becomeFirstResponder())
      #expect(first.isFirstResponder)
      #expect(first.delegate?.textFieldShouldReturn(first) == true)
      #expect(second.isFirstResponder)
      #expect(events.all.isEmpty)
      #expect(second.delegate?.textFieldShouldReturn(second) == true)
      #expect(events.all == ["view.onPreAction save", "screenlet.createInteractor save"])
    }

    @Test func `the return key does not tap a disabled button`() throws {
      view.button?.isEnabled = false
      let second = try #require(view.second)
      #expect(second.delegate?.textFieldShouldReturn(second) == true)
      #expect(events.all.isEmpty)
    }

    // MARK: Progress messages

    @Test func `messages are those of the action or, if it has none, of the default action`() {
      #expect(view.progressMessageForAction("save", messageType: .working) == "Saving")
      #expect(view.progressMessageForAction("quiet", messageType: .working) == "")
      #expect(view.progressMessageForAction("quiet", messageType: .success) == nil)
      #expect(view.progressMessageForAction("none", messageType: .working) == nil)
      let other = DefaultMessagesView(frame: .zero)
      #expect(other.progressMessageForAction("any", messageType: .working) == "Working")
    }
  }
}

private final class DefaultMessagesView: BaseScreenletView {
  override var progressMessages: [String: ProgressMessages] {
    [BaseScreenlet.DefaultAction: [.working: "Working"]]
  }
}

private final class TextFieldView: BaseScreenletView, UITextFieldDelegate {
  private(set) var left: [UITextField] = []

  func textFieldDidEndEditing(_ textField: UITextField) {
    left.append(textField)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    string.allSatisfy(\.isLetter)
  }
}
