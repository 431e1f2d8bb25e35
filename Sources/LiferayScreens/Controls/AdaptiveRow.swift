#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A row of views that are one below the other while the text has one of the accessibility sizes,
/// in which two texts do not fit beside each other. The texts of a column at the
/// end of the row begin where the others do then.
open class AdaptiveRow: UIStackView {
  #if canImport(UIKit)
    private lazy var rowAlignment = alignment
    private lazy var columnsAtEnd = arrangedSubviews.compactMap { $0 as? UIStackView }
      .filter { $0.axis == .vertical && $0.alignment == .trailing }

    nonisolated override open func awakeFromNib() {
      super.awakeFromNib()
      MainActor.assumeIsolated { arrange() }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      arrange()
    }

    private func arrange() {
      let (inRow, columns) = (rowAlignment, columnsAtEnd)
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      axis = isLarge ? .vertical : .horizontal
      for column in columns { column.alignment = isLarge ? .leading : .trailing }
      alignment = isLarge && distribution != .fillEqually ? .leading : inRow
    }
  #endif
}
