#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

// Call on the main actor.
extension UITableViewCell {
  /// Indents the stack view of the cell by 24 points for each level of a thread, three at most.
  ///
  /// - Parameter depth: the number of rows that the row is below; nil stands for zero.
  public func showDepth(_ depth: (some BinaryInteger)?) {
    guard let row = contentView.subviews.lazy.compactMap({ $0 as? UIStackView }).first else {
      return
    }
    if !row.isLayoutMarginsRelativeArrangement {
      row.isLayoutMarginsRelativeArrangement = true
      row.insetsLayoutMarginsFromSafeArea = false
      row.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 0, leading: 0, bottom: 0, trailing: 0)
    }
    let level = min(max(0, Int(clamping: depth ?? 0)), 3)
    row.directionalLayoutMargins.leading = CGFloat(24 * level)
  }
}
