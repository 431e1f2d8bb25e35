internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A stepper whose number a label shows: a `UIStepper` has none to read. The view of a theme has
/// one for each `stepper` of a spec.
open class NumberStepper: UIStepper {

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

  /// Shows the value in the label, as numbers are written where the user lives. Called when the XIB
  /// is loaded, and whenever the value changes.
  open func showNumber() {
    numberLabel?.text = value.formatted()
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      // A tap need not set the property.
      addAction(UIAction { [weak self] _ in self?.showNumber() }, for: .valueChanged)
      showNumber()
    }
  }
}
