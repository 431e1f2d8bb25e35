#if canImport(UIKit)
  internal import Foundation
  public import UIKit

  // Call on the main actor.
  extension UIButton {

    /// Replaces the title for a state, and keeps the attributes that its attributed title begins
    /// with. Without an attributed title, the new one has no attributes.
    ///
    /// In new code, use `setTitle(_:for:)` or the configuration of the button.
    public func replaceAttributedTitle(_ title: String, forState state: UIControl.State) {
      let text = NSMutableAttributedString(
        attributedString: attributedTitle(for: state) ?? NSAttributedString(string: ""))
      text.replaceCharacters(in: NSRange(location: 0, length: text.length), with: title)
      setAttributedTitle(text, for: state)
    }
  }
#endif
