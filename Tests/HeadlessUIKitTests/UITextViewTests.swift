import Foundation
import HeadlessUIKit
import Testing

@MainActor
struct UITextViewTests {
  @MainActor
  final class Delegate: NSObject, UITextViewDelegate {
    let log = Log()
    var answer = true

    func textViewDidBeginEditing(_ textView: UITextView) {
      log.lines.append("began")
    }

    func textViewDidChange(_ textView: UITextView) {
      log.lines.append("changed to \(textView.text.debugDescription)")
    }

    func textViewShouldEndEditing(_ textView: UITextView) -> Bool {
      log.lines.append("shouldEnd")
      return answer
    }

    func textViewDidEndEditing(_ textView: UITextView) {
      log.lines.append("ended")
    }
  }

  @Test func `typing notifies the delegate, and return is a line break`() throws {
    let (view, delegate) = (UITextView(), Delegate())
    view.delegate = delegate
    let window = window(showing: view)

    try view.typeText("a\n")
    delegate.answer = false
    #expect(!window.endEditing(false))
    #expect(window.endEditing(true))

    #expect(
      delegate.log.lines == [
        "began", "changed to Optional(\"a\")", "changed to Optional(\"a\\n\")", "shouldEnd",
        "shouldEnd", "ended",
      ])
    view.text = nil
    #expect(view.text == "")
  }

  @Test func `a view that is not editable does not begin editing`() {
    let view = UITextView()
    view.isEditable = false
    let window = window(showing: view)
    #expect(throws: UserInteractionError.self) { try view.typeText("a") }
    #expect(window.subviews == [view])
  }
}
