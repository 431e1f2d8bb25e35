public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A small panel over a view: a spinner or a symbol, a title, and one or more lines of detail. It is
/// as wide as its text, within limits.
open class ProgressHUD: UIControl {

  /// The first line of the message.
  public let titleLabel = UILabel(frame: .zero)

  /// The text after the first line.
  public let detailLabel = UILabel(frame: .zero)

  /// Animates while work is in progress.
  public let spinner = UIActivityIndicatorView(style: .large)

  /// Shows a success or a failure.
  public let symbolView = UIImageView(frame: .zero)

  /// The material, which is the background unless there is a `backgroundColor`.
  let effectView = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

  /// Called when the panel is tapped; nil if a tap does not close it.
  var onTap: (() -> Void)? {
    didSet { accessibilityTraits = onTap == nil ? .staticText : .button }
  }

  /// When the panel appeared; nil while it is transparent.
  var appeared: ContinuousClock.Instant?

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes a panel from a XIB, and lays out its labels and its spinner.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The whole message.
  open var message: String? {
    didSet {
      let lines = (message ?? "").split(
        separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
      show(lines.first, in: titleLabel)
      show(lines.dropFirst().first, in: detailLabel)
      accessibilityLabel = message
    }
  }

  /// The colour of the message, the spinner and the symbol. Nil for the colours of the system: the
  /// detail is less prominent than the title, and the symbol says by its colour, too, whether it is
  /// of a success.
  open var textColor: UIColor? {
    didSet { applyTextColor() }
  }

  /// The colour that replaces the material; nil for the material.
  override open var backgroundColor: UIColor? {
    didSet {
      effectView.effect = backgroundColor == nil ? UIBlurEffect(style: .systemMaterial) : nil
    }
  }

  /// The spinner or symbol above the message.
  open var indicator = ProgressSpinnerMode.noSpinner {
    didSet { applyIndicator() }
  }

  /// Whether the spinner is animating.
  open var isBusy: Bool {
    get { indicator.isSpinner }
    set { indicator = newValue ? .indeterminateSpinner : .noSpinner }
  }
}

extension ProgressHUD {

  /// Adds the panel to a view, in the middle of its safe area.
  func center(in view: UIView) {
    view.addSubview(self)
    translatesAutoresizingMaskIntoConstraints = false
    let area = view.safeAreaLayoutGuide
    // A text that is too long for the screen is cut off at its end, rather than at both.
    let top = topAnchor.constraint(greaterThanOrEqualTo: area.topAnchor, constant: 16)
    top.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      centerXAnchor.constraint(equalTo: area.centerXAnchor),
      centerYAnchor.constraint(equalTo: area.centerYAnchor), top,
      widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
      widthAnchor.constraint(lessThanOrEqualToConstant: Self.maxWidth),
    ])
  }

  private static let maxWidth: CGFloat = 270
  private static let margins = (vertical: CGFloat(20), horizontal: CGFloat(24))

  private func setUp() {
    layer.cornerRadius = 16
    layer.cornerCurve = .continuous
    clipsToBounds = true
    isAccessibilityElement = true
    accessibilityTraits = .staticText
    addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    effectView.frame = bounds
    effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Touches are for the panel.
    effectView.isUserInteractionEnabled = false
    addSubview(effectView)
    setUpLabels()
    addStack()
    applyTextColor()
    applyIndicator()
  }

  private func setUpLabels() {
    titleLabel.font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(
      for: .systemFont(ofSize: 15, weight: .semibold))
    detailLabel.font = .preferredFont(forTextStyle: .footnote)
    for label in [titleLabel, detailLabel] {
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      label.textAlignment = .center
      label.preferredMaxLayoutWidth = Self.maxWidth - 2 * Self.margins.horizontal
      label.isHidden = true
    }
  }

  private func addStack() {
    let stack = UIStackView(arrangedSubviews: [spinner, symbolView, titleLabel, detailLabel])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    effectView.contentView.addSubview(stack)
    let (vertical, horizontal) = Self.margins
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: topAnchor, constant: vertical),
      bottomAnchor.constraint(equalTo: stack.bottomAnchor, constant: vertical),
      stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: horizontal),
      trailingAnchor.constraint(equalTo: stack.trailingAnchor, constant: horizontal),
    ])
  }

  private func show(_ text: Substring?, in label: UILabel) {
    label.text = text.map(String.init)
    label.isHidden = text?.isEmpty ?? true
  }

  private func applyTextColor() {
    titleLabel.textColor = textColor ?? .label
    detailLabel.textColor = textColor ?? .secondaryLabel
    spinner.color = textColor ?? .secondaryLabel
    symbolView.tintColor = textColor ?? (indicator == .failure ? .systemRed : .systemGreen)
  }

  private func applyIndicator() {
    if isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
    let font = UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 36))
    symbolView.image = indicator.symbol.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(font: font))
    }
    symbolView.isHidden = symbolView.image == nil
    applyTextColor()
  }
}

extension ProgressSpinnerMode {

  /// Whether the mode has a spinner.
  var isSpinner: Bool { self == .indeterminateSpinner || self == .determinateSpinner }

  /// The name of the symbol, which the system has.
  fileprivate var symbol: String? {
    switch self {
    case .success: "checkmark"
    case .failure: "xmark.octagon.fill"
    case .indeterminateSpinner, .determinateSpinner, .noSpinner: nil
    }
  }
}
