#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A row of a card with an option that users choose. It has a checkmark at its end while it is
/// selected.
open class OptionButton: UIButton {

  private let checkmark = UIImageView(
    image: UIImage(systemName: "checkmark", withConfiguration: nil))

  override open var isSelected: Bool {
    didSet { checkmark.isHidden = !isSelected }
  }

  /// Creates a row that is not selected.
  public convenience init(_ title: String) {
    self.init(type: .system)
    configuration = .plain()
    configuration?.baseForegroundColor = .label
    // The system would fill a selected button.
    configuration?.background.backgroundColor = .clear
    configuration?.contentInsets = NSDirectionalEdgeInsets(
      top: 11, leading: 0, bottom: 11, trailing: 32)
    contentHorizontalAlignment = .leading
    setTitle(title, for: .normal)
    checkmark.isHidden = true
    checkmark.translatesAutoresizingMaskIntoConstraints = false
    addSubview(checkmark)
    NSLayoutConstraint.activate([
      heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      checkmark.trailingAnchor.constraint(equalTo: trailingAnchor),
      checkmark.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
  }
}
