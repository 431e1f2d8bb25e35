internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A stepper with a label that shows its number, which a `UIStepper` does not show. The view of a
/// theme has one for each `stepper` of a spec.
open class NumberStepper: UIStepper, OfferedControl {

  #if canImport(UIKit)
    /// The label, an outlet in the theme's XIB.
    @IBOutlet open var numberLabel: UILabel?
  #else
    /// The label, an outlet in the theme's XIB.
    @Outlet open var numberLabel: UILabel?
  #endif

  override open var value: Double {
    didSet { showNumber() }
  }

  /// Whether its view is editable; otherwise there is only the number, which is read out instead.
  var isOffered = true {
    didSet {
      guard isOffered != oldValue else { return }
      if !isOffered { isHiddenIfOffered = super.isHidden }
      super.isHidden = !isOffered || isHiddenIfOffered
      numberLabel?.isAccessibilityElement = !isOffered
      numberLabel?.accessibilityLabel = isOffered ? nil : accessibilityLabel
      showNumber()
    }
  }

  private var isHiddenIfOffered = false

  /// Whether the stepper is hidden: also while its view is not editable.
  override open var isHidden: Bool {
    get { super.isHidden }
    set {
      isHiddenIfOffered = newValue
      super.isHidden = newValue || !isOffered
    }
  }

  /// Shows the value in the label, formatted for the user's locale. Called when the XIB is loaded,
  /// and whenever the value changes.
  open func showNumber() {
    numberLabel?.text = value.formatted()
    numberLabel?.accessibilityValue = isOffered ? nil : numberLabel?.text
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      // A tap may change the value without setting the property.
      addAction(UIAction { [weak self] _ in self?.showNumber() }, for: .valueChanged)
      showNumber()
    }
  }
}
