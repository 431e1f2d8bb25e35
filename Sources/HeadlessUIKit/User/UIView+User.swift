#if !canImport(UIKit)
  internal import Foundation

  /// Simulated user actions. They exist on this platform only; with UIKit, use the UI tests of
  /// XCTest.
  extension UIControl {
    /// Simulates a tap on the control.
    ///
    /// A control sends `.touchDown` and `.touchUpInside`; a button also sends
    /// `.primaryActionTriggered`; a switch toggles and sends `.valueChanged`; a text field begins
    /// editing.
    ///
    /// - Throws: `UserInteractionError` if a user could not tap the control: it is disabled or not
    ///   in a window, or it or one of its superviews is hidden or does not accept touches.
    public func tap() throws {
      try requireTouchable()
      touch()
    }
  }

  extension UIView {
    func requireTouchable() throws {
      if let obstacle {
        throw UserInteractionError(description: "\(userName) cannot be touched: \(obstacle)")
      }
    }

    /// The view's name in messages.
    var userName: String {
      let mark =
        (self as? UIButton)?.currentTitle ?? accessibilityLabel ?? (self as? UITextField)?
        .placeholder
        ?? restorationIdentifier ?? xibIdentifier
      return mark.map { "\(type(of: self)) '\($0)'" } ?? "\(type(of: self))"
    }

    private var obstacle: String? {
      if (self as? UIControl)?.isEnabled == false {
        return "it is disabled"
      }
      var candidate: UIView? = self
      while let view = candidate {
        let name = view === self ? "it" : view.userName
        if view.isHidden { return "\(name) is hidden" }
        if view.alpha < 0.01 { return "\(name) is transparent" }
        if !view.isUserInteractionEnabled { return "\(name) takes no touches" }
        candidate = view.superview
      }
      return window == nil ? "it is in no window" : nil
    }
  }
#endif
