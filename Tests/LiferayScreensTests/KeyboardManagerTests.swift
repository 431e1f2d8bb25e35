import Foundation
import LiferayScreens
import Testing

extension OneAtATime {

  /// A view that makes room for the keyboard.
  @MainActor @Suite struct KeyboardManagerTests {

    private let keyboard = KeyboardManager()
    private let view = FormView()

    private func show(_ height: CGFloat) {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillShowNotification, object: nil,
        userInfo: [
          UIResponder.keyboardFrameEndUserInfoKey: CGRect(
            x: 0, y: 600, width: 320, height: height),
          UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: 0.25),
          UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: 7),
        ])
    }

    private func hide() {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillHideNotification, object: nil)
    }

    @Test func `a registered view is called with the height of the keyboard`() {
      show(200)
      keyboard.registerObserver(view)
      show(216)
      #expect(keyboard.currentHeight == 216)
      show(300)
      hide()
      #expect(keyboard.currentHeight == 0)
      #expect(view.events == ["216.0 in 0.25 s, curve 7", "300.0 in 0.25 s, curve 7", "hidden"])
    }

    @Test func `a view is not called after it was unregistered, nor retained`() {
      keyboard.registerObserver(view)
      keyboard.unregisterObserver()
      show(216)
      #expect(view.events == [])
      #expect(keyboard.currentHeight == 0)
      keyboard.registerObserver(FormView())
      show(216)
      #expect(keyboard.currentHeight == 216)
    }

    /// A view of 600 points below a bar of 100; the keyboard begins at 600.
    private func shownScrollView() -> (UIScrollView, UIWindow) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 816))
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 600))
      let content = UIView(frame: CGRect(x: 0, y: 100, width: 320, height: 716))
      content.addSubview(scrollView)
      window.addSubview(content)
      scrollView.contentInset.bottom = 12
      keyboard.registerScrollView(scrollView)
      return (scrollView, window)
    }

    @Test func `a scroll view gets room for what the keyboard covers of it`() {
      let (scrollView, window) = shownScrollView()
      show(216)
      show(216)
      #expect(scrollView.contentInset.bottom == 112)
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == 100)
      hide()
      #expect(scrollView.contentInset.bottom == 12)
      #expect(scrollView.verticalScrollIndicatorInsets.bottom == 0)
      withExtendedLifetime(window) {}
    }

    @Test func `a scroll view that is no longer registered has its own insets`() {
      let (scrollView, window) = shownScrollView()
      show(216)
      keyboard.unregisterObserver()
      #expect(scrollView.contentInset.bottom == 12)
      withExtendedLifetime(window) {}
    }

    @Test func `a scroll view that is not on the screen gets no room`() {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 816))
      keyboard.registerScrollView(scrollView)
      show(216)
      #expect(scrollView.contentInset.bottom == 0)
    }

    @Test func `a manager that was released calls nobody`() {
      var other: KeyboardManager? = KeyboardManager()
      other?.registerObserver(view)
      show(216)
      other = nil
      show(300)
      #expect(view.events.count == 1)
    }
  }
}

private final class FormView: UIView, KeyboardLayoutable {

  private(set) var events: [String] = []

  func layoutWhenKeyboardShown(
    _ keyboardHeight: CGFloat, animation: (time: NSNumber, curve: NSNumber)
  ) {
    events.append("\(keyboardHeight) in \(animation.time) s, curve \(animation.curve)")
  }

  func layoutWhenKeyboardHidden() {
    events.append("hidden")
  }
}
