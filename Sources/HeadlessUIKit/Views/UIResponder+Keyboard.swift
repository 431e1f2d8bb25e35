#if !canImport(UIKit)
  public import Foundation

  // No keyboard is ever shown here: tests post the notifications of a keyboard.
  extension UIResponder {

    /// Posted before the keyboard is shown.
    public nonisolated static let keyboardWillShowNotification = Notification.Name(
      "UIKeyboardWillShowNotification")

    /// Posted before the keyboard is hidden.
    public nonisolated static let keyboardWillHideNotification = Notification.Name(
      "UIKeyboardWillHideNotification")

    /// The frame of the keyboard on the screen, at the end of its animation: a `CGRect`. UIKit
    /// wraps it in an `NSValue`.
    public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"

    /// The duration of the animation, in seconds.
    public nonisolated static let keyboardAnimationDurationUserInfoKey =
      "UIKeyboardAnimationDurationUserInfoKey"

    /// The curve of the animation, as a number.
    public nonisolated static let keyboardAnimationCurveUserInfoKey =
      "UIKeyboardAnimationCurveUserInfoKey"
  }
#endif
