#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// A control that is hidden, or hides its buttons, while its view is not editable.
@MainActor
protocol OfferedControl: AnyObject {
  /// Whether its view is editable. What is set as `isHidden` meanwhile applies afterwards.
  var isOffered: Bool { get set }
}

extension UIView {
  /// Makes an input something to read, for a view that is not editable. Returns what makes it an input
  /// again; text and placeholder that were set meanwhile stay.
  func withdraw() -> () -> Void {
    switch self {
    case let control as any OfferedControl:
      control.isOffered = false
      return { control.isOffered = true }
    case let text as UITextView:
      // Its text can still be scrolled and selected, and its links opened.
      guard text.isEditable else { return {} }
      text.isEditable = false
      return { text.isEditable = true }
    case let field as UITextField:
      let placeholder = field.attributedPlaceholder
      let clearButtonMode = field.clearButtonMode
      field.attributedPlaceholder = nil
      field.clearButtonMode = .never
      let allowTouches = field.refuseTouches()
      return {
        if field.attributedPlaceholder == nil { field.attributedPlaceholder = placeholder }
        if field.clearButtonMode == .never { field.clearButtonMode = clearButtonMode }
        allowTouches()
      }
    default: return refuseTouches()
    }
  }

  fileprivate func refuseTouches() -> () -> Void {
    guard isUserInteractionEnabled else { return {} }
    isUserInteractionEnabled = false
    return { self.isUserInteractionEnabled = true }
  }
}
