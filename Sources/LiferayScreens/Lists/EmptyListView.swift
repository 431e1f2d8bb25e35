internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// The background of a list without rows: a symbol above a text, in the middle.
final class EmptyListView: UIView {

  let symbolView = UIImageView()
  let label = UILabel()

  init(_ text: String, symbol: String, frame: CGRect) {
    super.init(frame: frame)
    label.text = text
    label.textAlignment = .center
    label.numberOfLines = 0
    label.font = UIFont.preferredFont(forTextStyle: .title2).emphasized
    label.adjustsFontForContentSizeCategory = true
    symbolView.image = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 48))
    symbolView.tintColor = .tertiaryLabel
    let stack = UIStackView(arrangedSubviews: [symbolView, label])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let area = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      stack.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
