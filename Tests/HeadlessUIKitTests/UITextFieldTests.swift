import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UITextFieldTests {
  private let log = Log()
  private let first = UITextField()
  private let second = UITextField()

  init() {
    first.tag = 1
    second.tag = 2
    let events: [(UIControl.Event, String)] = [
      (.editingDidBegin, "began"), (.editingChanged, "changed"), (.editingDidEnd, "ended"),
      (.editingDidEndOnExit, "exited"), (.primaryActionTriggered, "primary"),
    ]
    for field in [first, second] {
      for (event, name) in events where event != .editingDidEndOnExit || field === second {
        field.addAction(
          UIAction { [log] in log.lines.append("\(($0.sender as? UIView)?.tag ?? 0) \(name)") },
          for: event)
      }
    }
  }

  @Test func `the focus changes in the order that UIKit documents`() throws {
    let delegate = LoggingFieldDelegate(log)
    first.delegate = delegate
    second.delegate = delegate
    let window = window(showing: first, second)

    try first.tap()
    #expect(first.isEditing)
    #expect(log.lines == ["1 shouldBegin", "1 didBegin", "1 began"])
    log.lines = []

    try second.tap()
    #expect(
      log.lines == [
        "2 shouldBegin", "1 shouldEnd", "1 didEnd", "1 ended", "2 didBegin", "2 began",
      ])
    #expect(!first.isFirstResponder)
    #expect(second.isFirstResponder)
    #expect(window.endEditing(false))
    #expect(!second.isFirstResponder)
  }

  @Test func `each change asks the delegate and sends editingChanged`() throws {
    let delegate = LoggingFieldDelegate(log)
    let window = window(showing: first)
    try first.tap()
    first.delegate = delegate
    log.lines = []

    try first.typeText("né")
    first.deleteBackward()

    #expect(
      log.lines == [
        "1 shouldChange 0,0 to 'n'", "1 changed", "1 shouldChange 1,0 to 'é'", "1 changed",
        "1 shouldChange 1,1 to ''", "1 changed",
      ])
    #expect(first.text == "n")
    #expect(window.window === window)
  }

  @Test func `a delegate can prevent changes, a loss of focus and the end of editing`() throws {
    let delegate = LoggingFieldDelegate(log)
    first.delegate = delegate
    let window = window(showing: first, second)
    delegate.answer = false
    #expect(!first.becomeFirstResponder())
    #expect(throws: UserInteractionError.self) {
      try first.typeText("a")
    }

    delegate.answer = true
    #expect(first.becomeFirstResponder())
    delegate.answer = false
    first.insertText("a")
    #expect(first.text == "")
    #expect(!second.becomeFirstResponder())
    #expect(!window.endEditing(false))
    #expect(first.isFirstResponder)

    #expect(window.endEditing(true))
    #expect(!first.isFirstResponder)
  }

  @Test func `setting the text in code sends no event`() {
    let delegate = LoggingFieldDelegate(log)
    first.delegate = delegate
    first.text = "https://liferay.com"
    #expect(log.lines == [])
    first.text = nil
    #expect(first.text == "")
  }

  @Test func `return asks the delegate, sends its events and ends editing if there is a target`()
    throws
  {
    let window = window(showing: first, second)
    try first.pressReturn()
    #expect(log.lines == ["1 began", "1 primary"])
    #expect(first.isFirstResponder)
    log.lines = []

    try second.pressReturn()
    #expect(log.lines == ["1 ended", "2 began", "2 exited", "2 primary", "2 ended"])
    #expect(!second.isFirstResponder)
    log.lines = []

    let delegate = LoggingFieldDelegate(log)
    delegate.answer = false
    try second.tap()
    second.delegate = delegate
    log.lines = []
    try second.pressReturn()
    #expect(log.lines == ["2 shouldReturn"])
    #expect(window.subviews.count == 2)
  }

  @Test func `a field that is disabled or not in a window does not begin editing`() {
    #expect(!first.becomeFirstResponder())
    let window = window(showing: first)
    first.isEnabled = false
    #expect(!first.becomeFirstResponder())
    #expect(!window.isFirstResponder)
  }

  @Test func `a field that leaves its window ends editing, whatever its delegate returns`() throws {
    let delegate = LoggingFieldDelegate(log)
    let window = window(showing: first)
    try first.tap()
    first.delegate = delegate
    delegate.answer = false
    log.lines = []

    first.removeFromSuperview()

    #expect(log.lines == ["1 shouldEnd", "1 didEnd", "1 ended"])
    #expect(window.subviews.isEmpty)
  }

  @Test func `editing posts notifications`() throws {
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let log = log
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: first, queue: nil) { note in
        let name = note.name.rawValue
        MainActor.assumeIsolated { log.lines.append(name) }
      }
    }
    let window = window(showing: first)
    try first.typeText("a")
    window.endEditing(true)
    for observer in observers {
      NotificationCenter.default.removeObserver(observer)
    }
    #expect(
      log.lines == [
        "UITextFieldTextDidBeginEditingNotification", "1 began", "1 changed",
        "UITextFieldTextDidChangeNotification", "UITextFieldTextDidEndEditingNotification",
        "1 ended",
      ])
  }

  @Test func `a delegate is held weakly`() {
    do {
      let delegate = LoggingFieldDelegate(log)
      first.delegate = delegate
      #expect(first.delegate === delegate)
    }
    #expect(first.delegate == nil)
  }
}
