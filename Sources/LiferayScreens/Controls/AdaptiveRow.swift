#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A row of views that are beside each other, or one below the other while the user has one of the
/// sizes of text that Settings offers for accessibility.
open class AdaptiveRow: UIStackView {

  /// Whether its views are one below the other.
  open var isVertical: Bool {
    get { axis == .vertical }
    set {
      axis = newValue ? .vertical : .horizontal
      alignment = newValue ? .leading : .center
    }
  }

  #if canImport(UIKit)
    nonisolated override open func awakeFromNib() {
      super.awakeFromNib()
      MainActor.assumeIsolated { adapt() }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      adapt()
    }

    private func adapt() {
      isVertical = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    }
  #endif
}
