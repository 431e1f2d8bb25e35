public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A small panel over a view: an optional spinner, a title, and one or more lines of detail.
open class ProgressHUD: UIView {

  /// The first line of the message.
  public let titleLabel = UILabel(frame: .zero)

  /// The text after the first line.
  public let detailLabel = UILabel(frame: .zero)

  /// Animates while work is in progress.
  public let spinner = UIActivityIndicatorView(frame: .zero)

  /// Called when the panel is tapped; nil if a tap does not close it.
  var onTap: (() -> Void)?

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
      titleLabel.text = lines.first.map(String.init)
      detailLabel.text = lines.count > 1 ? String(lines[1]) : nil
      placeLabels()
    }
  }

  /// The colour of the message and of the spinner.
  open var textColor: UIColor = .label {
    didSet {
      titleLabel.textColor = textColor
      detailLabel.textColor = textColor
      spinner.color = textColor
    }
  }

  /// Whether the spinner is animating.
  open var isBusy: Bool = false {
    didSet {
      if isBusy { spinner.startAnimating() } else { spinner.stopAnimating() }
    }
  }
}

extension ProgressHUD {

  private func setUp() {
    let button = UIButton(type: .custom)
    button.frame = bounds
    button.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    button.addAction(UIAction { [weak self] _ in self?.onTap?() }, for: .touchUpInside)
    detailLabel.numberOfLines = 0
    for label in [titleLabel, detailLabel] { label.textAlignment = .center }
    for view in [spinner, titleLabel, detailLabel, button] { addSubview(view) }
    placeLabels()
  }

  private func placeLabels() {
    let width = bounds.width
    spinner.frame = CGRect(x: (width - 36) / 2, y: 12, width: 36, height: 36)
    titleLabel.frame = CGRect(x: 8, y: 56, width: width - 16, height: 24)
    detailLabel.frame = CGRect(x: 8, y: 84, width: width - 16, height: max(0, bounds.height - 92))
  }
}
