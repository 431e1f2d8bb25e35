internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A slider with a label that shows its number, which a `UISlider` does not show. The view of a theme
/// has one for each `slider` of a spec.
open class NumberSlider: UISlider {

  #if canImport(UIKit)
    /// The label, an outlet in the theme's XIB.
    @IBOutlet open var numberLabel: UILabel?
  #else
    /// The label, an outlet in the theme's XIB.
    @Outlet open var numberLabel: UILabel?
  #endif

  /// Whether the nearest whole number counts. Set in the theme's XIB; read whenever the number is
  /// shown.
  @IBInspectable open var isWhole: Bool = false

  override open var value: Float {
    didSet { showNumber() }
  }

  override open func setValue(_ value: Float, animated: Bool) {
    super.setValue(value, animated: animated)
    showNumber()
  }

  /// Shows the value in the label, formatted for the user's locale, with at most one fraction digit.
  /// Called when the XIB is loaded, and whenever the value changes.
  open func showNumber() {
    let text = value.formatted(.number.precision(.fractionLength(0...(isWhole ? 0 : 1))))
    numberLabel?.text = text
    accessibilityValue = text
  }

  nonisolated override open func awakeFromNib() {
    super.awakeFromNib()
    MainActor.assumeIsolated {
      // A drag changes the value without setting the property.
      addAction(UIAction { [weak self] _ in self?.showNumber() }, for: .valueChanged)
      showNumber()
    }
  }

  #if !canImport(UIKit)
    override open class var runtimeAttributes: [RuntimeAttribute] {
      super.runtimeAttributes + [RuntimeAttribute("isWhole", \NumberSlider.isWhole)]
    }
  #endif
}
