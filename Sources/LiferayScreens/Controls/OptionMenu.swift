internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A choice of one of several texts that are too many or too long for segments: a button with the
/// selected one, which opens a menu with all of them. It sends `.valueChanged` as segments do, and is
/// used by code in the same way.
///
/// The button is added to the stack view that the control is in when the XIB is loaded, instead of
/// the segments. Outside of a stack view there are segments.
open class OptionMenu: UISegmentedControl {

  /// The button with the selected text.
  public let menuButton = UIButton(type: .system)

  private var hasButton: Bool { menuButton.superview != nil }

  override open var selectedSegmentIndex: Int {
    didSet { showOptions() }
  }

  override open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    super.setTitle(title, forSegmentAt: segment)
    showOptions()
  }

  override open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    super.insertSegment(withTitle: title, at: segment, animated: animated)
    showOptions()
  }

  override open func removeSegment(at segment: Int, animated: Bool) {
    super.removeSegment(at: segment, animated: animated)
    showOptions()
  }

  override open func removeAllSegments() {
    super.removeAllSegments()
    showOptions()
  }

  override open var isEnabled: Bool {
    didSet { showState() }
  }

  /// Whether the button takes touches; otherwise it is a text.
  override open var isUserInteractionEnabled: Bool {
    didSet { showState() }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the button, too.
  override open var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      menuButton.tintColor = newValue
    }
  }

  /// Whether the control is hidden: always, if it has a button. Setting it hides or shows that.
  override open var isHidden: Bool {
    get { super.isHidden }
    set {
      menuButton.isHidden = newValue
      super.isHidden = newValue || hasButton
    }
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated { addButton() }
  }

  override open func didMoveToWindow() {
    super.didMoveToWindow()
    showOptions()
  }

  private func addButton() {
    guard let row = superview as? UIStackView,
      let index = row.arrangedSubviews.firstIndex(of: self)
    else { return }
    menuButton.configuration = .plain()
    menuButton.configuration?.contentInsets.leading = 0
    menuButton.configuration?.contentInsets.trailing = 0
    menuButton.showsMenuAsPrimaryAction = true
    menuButton.isHidden = isHidden
    menuButton.setContentHuggingPriority(UILayoutPriority(751), for: .horizontal)
    menuButton.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    row.insertArrangedSubview(menuButton, at: index)
    super.isHidden = true
    showState()
    showOptions()
  }

  private func showState() {
    menuButton.isEnabled = isEnabled
    menuButton.isUserInteractionEnabled = isUserInteractionEnabled
    menuButton.configuration?.baseForegroundColor = isUserInteractionEnabled ? nil : .label
  }

  private func showOptions() {
    guard hasButton else { return }
    let selected = selectedSegmentIndex
    let isSelected = (0..<numberOfSegments).contains(selected)
    menuButton.menu = UIMenu(
      children: (0..<numberOfSegments).map { index in
        UIAction(
          title: titleForSegment(at: index) ?? "", state: index == selected ? .on : .off
        ) { [weak self] _ in self?.choose(index) }
      })
    // Otherwise UIKit would select the first one.
    menuButton.changesSelectionAsPrimaryAction = isSelected
    let title =
      isSelected
      ? titleForSegment(at: selected)
      : Bundle.main.localizedString(forKey: "Choose", value: nil, table: nil)
    menuButton.configuration?.title = title
    menuButton.accessibilityLabel = accessibilityLabel
    menuButton.accessibilityValue = title
  }

  private func choose(_ index: Int) {
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}
