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

/// Notifies a view when the keyboard is shown and hidden, or makes room for it in a scroll view. The
/// view retains its manager, for example with `private let keyboard = KeyboardManager()`.
///
/// The height is that of the whole keyboard, of which a view may be covered less: it ends above the
/// bottom of the screen, or the keyboard of an iPad floats. A constraint to the `keyboardLayoutGuide`
/// of a view keeps to what is covered.
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

  /// Insets the content of a scroll view by what the keyboard covers of it from now on, in addition
  /// to the insets that it has, instead of notifying any other observer. The view is not retained.
  public func registerScrollView(_ scrollView: UIScrollView) {
    let room = KeyboardRoom(scrollView)
    registerObserver(room)
    self.room = room
  }

  /// Stops notifying the observer.
  public func unregisterObserver() {
    observer = nil
    room?.layoutWhenKeyboardHidden()
    room = nil
    observers = []
    currentHeight = 0
  }

  private func show(_ keyboard: Keyboard) {
    currentHeight = keyboard.frame.height
    room?.keyboard = keyboard.frame
    observer?.layoutWhenKeyboardShown(
      keyboard.frame.height,
      animation: (NSNumber(value: keyboard.time), NSNumber(value: keyboard.curve)))
  }

  private func hide() {
    currentHeight = 0
    observer?.layoutWhenKeyboardHidden()
  }
}

/// Insets the bottom of a scroll view by what the keyboard covers of it.
@MainActor
private final class KeyboardRoom: KeyboardLayoutable {
  /// The frame of the keyboard on the screen.
  var keyboard = CGRect.zero
  /// The part of the inset that is for the keyboard.
  private var room: CGFloat = 0
  private weak var scrollView: UIScrollView?

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
  }

  func layoutWhenKeyboardShown(
    _ keyboardHeight: CGFloat, animation: (time: NSNumber, curve: NSNumber)
  ) {
    setRoom(coveredHeight)
  }

  func layoutWhenKeyboardHidden() {
    setRoom(0)
  }

  private func setRoom(_ new: CGFloat) {
    guard let scrollView else { return }
    scrollView.contentInset.bottom += new - room
    scrollView.verticalScrollIndicatorInsets.bottom += new - room
    room = new
  }

  /// The height that the keyboard covers, without the part of the safe area, by which a scroll view
  /// insets its content itself.
  private var coveredHeight: CGFloat {
    guard let scrollView, let window = scrollView.window else { return 0 }
    let frame = scrollView.convert(scrollView.bounds, to: nil)
    #if canImport(UIKit)
      let keyboard = window.convert(keyboard, from: window.screen.coordinateSpace)
    #endif
    guard frame.intersects(keyboard) else { return 0 }
    return max(0, frame.maxY - keyboard.minY - scrollView.safeAreaInsets.bottom)
  }
}

/// The information about the keyboard in a notification.
private struct Keyboard: Sendable {
  let frame: CGRect
  let time: Double
  let curve: Int

  init(_ notification: Notification) {
    func number(_ key: String) -> NSNumber? { notification.userInfo?[key] as? NSNumber }
    let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey]
    #if canImport(UIKit)
      self.frame = (frame as? NSValue)?.cgRectValue ?? .zero
    #else
      self.frame = (frame as? CGRect) ?? .zero
    #endif
    time = number(UIResponder.keyboardAnimationDurationUserInfoKey)?.doubleValue ?? 0
    curve = number(UIResponder.keyboardAnimationCurveUserInfoKey)?.intValue ?? 0
  }
}
