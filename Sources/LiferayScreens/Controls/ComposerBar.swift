#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A bar below the rows of a list, with a text field and the button that sends its text, such as a
/// comment. It stays above the keyboard. While its view is not editable, it takes no room.
open class ComposerBar: UIView, OfferedControl {

  private let line = UIView()
  private lazy var noHeight = heightAnchor.constraint(equalToConstant: 0)

  /// Whether its view is editable; otherwise the bar is hidden.
  var isOffered = true {
    didSet {
      isHidden = !isOffered
      noHeight.isActive = !isOffered
    }
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      line.backgroundColor = .separator
      line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 0.5)
      line.autoresizingMask = .flexibleWidth
      addSubview(line)
    }
  }

  override open func didMoveToSuperview() {
    super.didMoveToSuperview()
    guard let superview else { return }
    bottomAnchor.constraint(lessThanOrEqualTo: superview.keyboardLayoutGuide.topAnchor)
      .isActive = true
    // A drag of the rows takes the keyboard with it.
    for case let list as UIScrollView in superview.subviews {
      list.keyboardDismissMode = .interactive
    }
  }
}
