public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A view or view controller that makes room for the keyboard. Its methods are called on the main
/// actor.
@MainActor
public protocol KeyboardLayoutable: AnyObject {

  /// Called before the keyboard is shown or its height changes. The height is in points. The
  /// animation has its duration in seconds and the raw value of its `UIView.AnimationCurve`.
  func layoutWhenKeyboardShown(
    _ keyboardHeight: CGFloat, animation: (time: NSNumber, curve: NSNumber))

  /// Called before the keyboard is hidden.
  func layoutWhenKeyboardHidden()
}

/// Notifies a view when the keyboard is shown and hidden. The view retains its manager, for example
/// with `private let keyboard = KeyboardManager()`, and registers itself in `onShow()`.
@MainActor
public final class KeyboardManager {

  /// The height of the keyboard in points, or 0 while it is hidden and while no view is registered.
  public private(set) var currentHeight: CGFloat = 0

  private weak var observer: (any KeyboardLayoutable)?
  private var room: KeyboardRoom?
  private var observers: [NotificationObserver] = []

  /// Creates a manager without a view.
  public init() {}

  /// Notifies `observer` from now on, instead of any other. The observer is not retained.
  public func registerObserver(_ observer: any KeyboardLayoutable) {
    unregisterObserver()
    self.observer = observer
    observers = [
      NotificationObserver(UIResponder.keyboardWillShowNotification, reading: Keyboard.init) {
        [weak self] in self?.show($0)
      },
      NotificationObserver(UIResponder.keyboardWillHideNotification) {
        [weak self] in self?.hide()
      },
    ]
  }

  /// Insets the content of a scroll view by the height of the keyboard from now on, instead of
  /// notifying any other observer. The view is not retained.
  public func registerScrollView(_ scrollView: UIScrollView) {
    let room = KeyboardRoom(scrollView)
    registerObserver(room)
    self.room = room
  }

  /// Stops notifying the observer.
  public func unregisterObserver() {
    observer = nil
    room = nil
    observers = []
    currentHeight = 0
  }

  private func show(_ keyboard: Keyboard) {
    currentHeight = keyboard.height
    observer?.layoutWhenKeyboardShown(
      keyboard.height,
      animation: (NSNumber(value: keyboard.time), NSNumber(value: keyboard.curve)))
  }

  private func hide() {
    currentHeight = 0
    observer?.layoutWhenKeyboardHidden()
  }
}

/// Insets the bottom of a scroll view by the height of the keyboard.
@MainActor
private final class KeyboardRoom: KeyboardLayoutable {
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func layoutWhenKeyboardShown(
    _ keyboardHeight: CGFloat, animation: (time: NSNumber, curve: NSNumber)
  ) {
    scrollView?.contentInset.bottom = keyboardHeight
  }

  func layoutWhenKeyboardHidden() {
    scrollView?.contentInset.bottom = 0
  }
}

/// The information about the keyboard in a notification.
private struct Keyboard: Sendable {
  let height: CGFloat
  let time: Double
  let curve: Int

  init(_ notification: Notification) {
    func number(_ key: String) -> NSNumber? { notification.userInfo?[key] as? NSNumber }
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
    #if canImport(UIKit)
      height = (frame as? NSValue)?.cgRectValue.height ?? 0
    #else
      height = (frame as? CGRect)?.height ?? 0
    #endif
    time = number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue ?? 0
    curve = number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue ?? 0
  }
}
