#if !canImport(UIKit)
  internal import Foundation

  /// What a user does. These exist here only: a test on a phone has XCTest's user interface tests.
  extension UIControl {
    /// Puts a finger on the control and lifts it again.
    ///
    /// A control sends `.touchDown` and `.touchUpInside`; a button `.primaryActionTriggered` too; a
    /// switch flips and sends `.valueChanged`; a text field begins editing.
    ///
    /// - Throws: `UserInteractionError` when a user could not: the control or a view around it is
    ///   hidden or takes no touches, it is disabled, or it is in no window.
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

    /// How messages call the view.
    var userName: String {
      let mark =
        (self as? UIButton)?.currentTitle ?? (self as? UITextField)?.placeholder
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
