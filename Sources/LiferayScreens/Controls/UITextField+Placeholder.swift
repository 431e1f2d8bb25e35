internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension UITextField {
  /// The colour of the placeholder, or nil for the colour of the system. Set it after the
  /// placeholder. `BaseScreenlet.refreshTranslations()` keeps it. A theme set uses it for the style
  /// `placeholderColor`.
  public var placeholderColor: UIColor? {
    get {
      guard let text = attributedPlaceholder, text.length > 0 else { return nil }
      return text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor
    }
    set {
      attributedPlaceholder = placeholder.map { text in
        NSAttributedString(
          string: text, attributes: newValue.map { [.foregroundColor: $0] } ?? [:])
      }
    }
  }
}

extension UIView {
  /// Calls `body`, which may set placeholders, and then restores the placeholder colours of the
  /// text fields in the view.
  func keepingPlaceholderColors(during body: () -> Void) {
    let colors = textFields.compactMap { field in field.placeholderColor.map { (field, $0) } }
    body()
    for (field, color) in colors { field.placeholderColor = color }
  }

  private var textFields: [UITextField] {
    subviews.flatMap { view in (view as? UITextField).map { [$0] } ?? view.textFields }
  }
}
