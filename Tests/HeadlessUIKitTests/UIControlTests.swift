import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UIControlTests {
  final class Receiver: UIView {
    var calls: [String] = []

    override func action(for selector: Selector) -> ((Any?) -> Void)? {
      switch selector {
      case "tap:": { self.calls.append("tap \(($0 as? UIView)?.tag ?? -1)") }
      case "plain": { _ in self.calls.append("plain") }
      default: super.action(for: selector)
      }
    }
  }

  @Test func `actions run in the order they were added, for their events only`() {
    let control = UIControl()
    var calls: [String] = []
    control.addAction(UIAction { _ in calls.append("first") }, for: .touchUpInside)
    control.addAction(UIAction { _ in calls.append("value") }, for: .valueChanged)
    control.addAction(UIAction { _ in calls.append("second") }, for: [.touchUpInside, .touchDown])

    control.sendActions(for: .touchUpInside)

    #expect(calls == ["first", "second"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged, .touchDown])
  }

  @Test func `an action has a sender only while it runs`() {
    let control = UIControl()
    var sender: UIControl?
    let action = UIAction { sender = $0.sender as? UIControl }
    control.addAction(action, for: .touchDown)

    control.sendActions(for: .touchDown)

    #expect(sender === control)
    #expect(action.sender == nil)
  }

  @Test func `an action replaces the one with the same identifier`() {
    let control = UIControl()
    let id = UIAction.Identifier("save")
    var calls: [String] = []
    control.addAction(UIAction(identifier: id) { _ in calls.append("old") }, for: .touchDown)
    control.addAction(UIAction(identifier: id) { _ in calls.append("new") }, for: .touchDown)
    control.sendActions(for: .touchDown)
    control.removeAction(identifiedBy: id, for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(calls == ["new"])
  }

  @Test func `a target maps the selector`() {
    let (control, receiver) = (UIControl(), Receiver())
    control.tag = 5
    control.addTarget(receiver, action: "tap:", for: .touchUpInside)
    control.addTarget(receiver, action: "tap:", for: .touchUpInside)
    control.addTarget(receiver, action: "plain", for: .touchUpInside)

    control.sendActions(for: .touchUpInside)

    #expect(receiver.calls == ["tap 5", "plain"])
    #expect(
      control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["tap:", "plain"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == nil)
    #expect(control.actions(forTarget: control, forControlEvent: .touchUpInside) == nil)
  }

  @Test func `removing a target leaves the others`() {
    let (control, receiver) = (UIControl(), Receiver())
    control.addTarget(receiver, action: "tap:", for: [.touchDown, .touchUpInside])
    control.addTarget(receiver, action: "plain", for: .touchUpInside)

    control.removeTarget(receiver, action: "tap:", for: .touchUpInside)
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchUpInside) == ["plain"])
    #expect(control.actions(forTarget: receiver, forControlEvent: .touchDown) == ["tap:"])

    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.allControlEvents == [])
  }

  @Test func `without a target the responder chain is searched from the control up`() {
    let (outer, inner, control) = (Receiver(), UIView(), UIControl())
    outer.addSubview(inner)
    inner.addSubview(control)
    control.addTarget(nil, action: "tap:", for: .touchDown)
    control.sendActions(for: .touchDown)
    #expect(outer.calls == ["tap 0"])
  }

  @Test func `a deallocated target is not called, nor is the responder chain instead`() {
    let (outer, control) = (Receiver(), UIControl())
    outer.addSubview(control)
    do {
      let receiver = Receiver()
      control.addTarget(receiver, action: "tap:", for: .touchDown)
    }
    control.sendActions(for: .touchDown)
    #expect(outer.calls == [])
  }

  @Test func `a tapped button sends its events in order`() throws {
    let button = UIButton(type: .system)
    var events: [String] = []
    button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
    button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in events.append("primary") }, for: .primaryActionTriggered)
    let window = window(showing: button)

    try button.tap()

    #expect(events == ["down", "up", "primary"])
    #expect(window.subviews.count == 1)
  }

  @Test func `the error for a view that cannot be touched has the reason`() {
    let (panel, button) = (UIView(), UIButton())
    button.setTitle("Save", for: .normal)
    panel.restorationIdentifier = "panel"
    panel.addSubview(button)
    func obstacle() -> String? {
      do {
        try button.tap()
        return nil
      } catch {
        return error.localizedDescription
      }
    }

    #expect(obstacle() == "UIButton 'Save' cannot be touched: it is in no window")
    let window = window(showing: panel)
    #expect(obstacle() == nil)
    button.isEnabled = false
    #expect(obstacle() == "UIButton 'Save' cannot be touched: it is disabled")
    button.isEnabled = true
    panel.isUserInteractionEnabled = false
    #expect(obstacle() == "UIButton 'Save' cannot be touched: UIView 'panel' takes no touches")
    panel.isUserInteractionEnabled = true
    window.isHidden = true
    #expect(obstacle() == "UIButton 'Save' cannot be touched: UIWindow is hidden")
  }

  @Test func `a button shows the title for its state, or else the normal one`() {
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    button.setTitle("Saving", for: .disabled)
    #expect(button.currentTitle == "Save")
    #expect(button.titleLabel?.text == "Save")
    #expect(button.title(for: .selected) == "Save")

    button.isEnabled = false

    #expect(button.state == .disabled)
    #expect(button.currentTitle == "Saving")
    #expect(button.titleLabel?.text == "Saving")
  }
}
