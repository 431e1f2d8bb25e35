internal import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  internal import HeadlessUIKit
#endif

/// A text that says what is wrong, after a symbol in red. It takes no room while it has no text. A
/// text that it gets while it is on the screen is read out.
///
/// The symbol is added to the stack view that the label is in when the XIB is loaded.
open class ProblemLabel: ValueLabel {

  let symbolView = ProblemSymbol(frame: .zero)

  override open var text: String? {
    didSet {
      if text != oldValue, let text, !text.isEmpty, window != nil {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
    }
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { addSymbol() }
  }

  private func addSymbol() {
    guard let row = superview as? UIStackView,
      let index = row.arrangedSubviews.firstIndex(of: self)
    else { return }
    row.insertArrangedSubview(symbolView, at: index)
  }
}

extension ProblemLabel {
  /// Returns a row with a label that has this text.
  static func row(_ text: String) -> UIStackView {
    let label = ProblemLabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.numberOfLines = 0
    let row = UIStackView(arrangedSubviews: [label])
    row.spacing = 6
    row.alignment = .firstBaseline
    row.isLayoutMarginsRelativeArrangement = true
    row.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 16, bottom: 0, trailing: 16)
    label.addSymbol()
    label.text = text
    return row
  }
}

/// The symbol in front of a problem, which is not read out.
final class ProblemSymbol: UIImageView {

  override init(frame: CGRect) {
    super.init(frame: frame)
    image = UIImage(
      systemName: "exclamationmark.circle.fill",
      withConfiguration: UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .footnote)))
    tintColor = .systemRed
    setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
  }

  required init?(coder: NSCoder) { nil }
}
