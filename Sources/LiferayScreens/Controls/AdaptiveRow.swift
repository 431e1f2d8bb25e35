#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A row of views that are one below the other while the text has one of the accessibility sizes,
/// in which two texts do not fit beside each other.
open class AdaptiveRow: UIStackView {
  #if canImport(UIKit)
    private lazy var rowAlignment = alignment

    nonisolated override open func awakeFromNib() {
      super.awakeFromNib()
      MainActor.assumeIsolated { arrange() }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      arrange()
    }

    private func arrange() {
      let inRow = rowAlignment
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      axis = isLarge ? .vertical : .horizontal
      alignment = isLarge && distribution != .fillEqually ? .leading : inRow
    }
  #endif
}
