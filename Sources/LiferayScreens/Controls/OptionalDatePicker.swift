public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The picker of a date that may be missing. While it is missing, there is a button that adds one
/// instead of the picker; otherwise there is a button beside the picker that removes it. Both send
/// `.valueChanged`, as a change of the date does.
///
/// The buttons are added to the stack view that the picker is in when the XIB is loaded. Outside of a
/// stack view there are no buttons, and the date is never missing.
open class OptionalDatePicker: UIDatePicker, OfferedControl {

  /// The button that adds the `date` of the picker, which the user can change then: when the view was
  /// loaded, unless code has set it, or the date that was removed last.
  public let addButton = UIButton(type: .system)

  /// The button that removes the date.
  public let clearButton = UIButton(type: .system)

  /// The date; nil while it is missing. Setting it sends no event.
  open var chosenDate: Date? {
    get { isChosen || !hasButtons ? date : nil }
    set {
      if let newValue { date = newValue }
      isChosen = newValue != nil
    }
  }

  private var isChosen = false {
    didSet { showOrHide() }
  }

  /// Whether its view is editable; otherwise there are no buttons, and the picker takes no touches.
  var isOffered = true {
    didSet {
      guard isOffered != oldValue else { return }
      isUserInteractionEnabled = isOffered
      showOrHide()
    }
  }

  private var hasButtons: Bool { addButton.superview != nil }

  override open var isEnabled: Bool {
    didSet {
      addButton.isEnabled = isEnabled
      clearButton.isEnabled = isEnabled
    }
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { addButtons() }
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    nameButtons()
  }

  private func addButtons() {
    guard let row = superview as? UIStackView,
      let index = row.arrangedSubviews.firstIndex(of: self)
    else { return }
    addButton.configuration = .plain()
    addButton.configuration?.contentInsets.leading = 0
    addButton.configuration?.contentInsets.trailing = 0
    addButton.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
    clearButton.configuration = .plain()
    clearButton.configuration?.image = UIImage(
      systemName: "xmark.circle.fill", withConfiguration: nil)
    clearButton.configuration?.baseForegroundColor = .tertiaryLabel
    addButton.addAction(UIAction { [weak self] _ in self?.choose(true) }, for: .touchUpInside)
    clearButton.addAction(UIAction { [weak self] _ in self?.choose(false) }, for: .touchUpInside)
    row.insertArrangedSubview(clearButton, at: index + 1)
    row.insertArrangedSubview(addButton, at: index)
    row.setCustomSpacing(0, after: self)
    NSLayoutConstraint.activate([
      addButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      clearButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      clearButton.widthAnchor.constraint(equalToConstant: 44),
    ])
    showOrHide()
  }

  private func choose(_ isChosen: Bool) {
    self.isChosen = isChosen
    sendActions(for: .valueChanged)
  }

  private func showOrHide() {
    guard hasButtons else { return }
    isHidden = !isChosen
    clearButton.isHidden = !isChosen || !isOffered
    addButton.isHidden = isChosen || !isOffered
    nameButtons()
  }

  /// Sets the texts of the buttons, which an app can have in its languages.
  private func nameButtons() {
    func localized(_ text: String) -> String {
      Bundle.main.localizedString(forKey: text, value: nil, table: nil)
    }
    let title = localized(datePickerMode == .time ? "Add Time" : "Add Date")
    addButton.configuration?.title = title
    // The caption tells one date from another.
    let names = accessibilityLabel.map { [$0] } ?? []
    addButton.accessibilityLabel = (names + [title]).joined(separator: ", ")
    clearButton.accessibilityLabel = (names + [localized("Clear")]).joined(separator: ", ")
  }
}
