#if !canImport(UIKit)
  internal import Foundation

  extension UIView {
    /// Whether the height of the content depends on the width.
    var breaksLines: Bool {
      if let label = self as? UILabel { return label.numberOfLines != 1 }
      return (self as? UITextView)?.isScrollEnabled == false
    }

    /// The size of the content if lines are broken to a width; nil if it is not known yet.
    func contentSize(inWidth width: CGFloat?) -> CGSize {
      guard let width else { return intrinsicContentSize }
      if let label = self as? UILabel { return label.textSize(inWidth: width) }
      return (self as? UITextView)?.textSize(inWidth: width) ?? intrinsicContentSize
    }
  }
#endif
