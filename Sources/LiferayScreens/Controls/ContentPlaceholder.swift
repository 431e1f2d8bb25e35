internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// What is in the middle of a view while it has no content: a spinner, or a symbol above a text.
final class ContentPlaceholder: UIView {

  /// Why there is no content.
  enum Reason {
    /// The content is being loaded; the text may be nil or empty.
    case loading(String?)
    case empty(String, symbol: String)
    /// The content could not be loaded; the closure loads it again.
    case failed(String, again: () -> Void)
  }

  let reason: Reason
  let spinner = UIActivityIndicatorView(style: .medium)
  let symbolView = UIImageView()
  let label = UILabel()
  /// Loads the content again.
  let button = UIButton(type: .system)
  private let stack = UIStackView()
  private lazy var middle = stack.centerYAnchor.constraint(
    equalTo: safeAreaLayoutGuide.centerYAnchor)

  /// The height at the top that something else covers.
  var roomAbove: CGFloat = 0 {
    didSet { middle.constant = roomAbove / 2 }
  }

  init(_ reason: Reason, frame: CGRect) {
    self.reason = reason
    super.init(frame: frame)
    label.textAlignment = .center
    label.numberOfLines = 0
    label.adjustsFontForContentSizeCategory = true
    for part in parts { stack.addArrangedSubview(part) }
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    let area = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: area.centerXAnchor), middle,
      stack.leadingAnchor.constraint(greaterThanOrEqualTo: area.leadingAnchor, constant: 16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// Whether there is room for all of it.
  var fits: Bool {
    let room = CGSize(width: bounds.width - 32, height: 0)
    let size = stack.systemLayoutSizeFitting(
      room, withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    return size.height <= bounds.height
  }

  private var parts: [UIView] {
    switch reason {
    case .loading(let text):
      spinner.startAnimating()
      label.text = text
      label.textColor = .secondaryLabel
      label.font = .preferredFont(forTextStyle: .subheadline)
      return text?.isEmpty == false ? [spinner, label] : [spinner]
    case .empty(let text, let symbol):
      label.text = text
      show(symbol)
      return [symbolView, label]
    case .failed(let text, let again):
      label.text = text
      show("exclamationmark.triangle")
      button.configuration = .tinted()
      button.setCapsule()
      button.configuration?.title = Bundle.main.localizedString(
        forKey: "Try Again", value: nil, table: nil)
      button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
      button.addAction(UIAction { _ in again() }, for: .touchUpInside)
      return [symbolView, label, button]
    }
  }

  private func show(_ symbol: String) {
    label.font = UIFont.preferredFont(forTextStyle: .title2).emphasized
    symbolView.image = UIImage(
      systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 48))
    symbolView.tintColor = .tertiaryLabel
  }
}
