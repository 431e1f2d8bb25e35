public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A small panel over a view: a spinner or none, a title, and a line or more of detail.
open class ProgressHUD: UIView {

  /// The first line of the message.
  public let titleLabel = UILabel(frame: .zero)

  /// What follows the first line.
  public let detailLabel = UILabel(frame: .zero)

  /// Turns while work goes on.
  public let spinner = UIActivityIndicatorView(frame: .zero)

  /// Called by a tap on the panel, if it can be closed by one.
  var onTap: (() -> Void)?

  override public init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A panel in a XIB, with its labels and its spinner placed.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// The message as it was given.
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

  /// Whether the spinner turns.
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
