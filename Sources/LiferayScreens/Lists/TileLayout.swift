internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The layout of a grid, whose items share the width of the list: at least two beside each other,
/// and one while the text has one of the accessibility sizes. In a grid that scrolls horizontally
/// the items keep their width.
///
/// The `itemSize` of the XIB is the least width of three items or more beside each other, and the
/// height of an item of that width. Three quarters of its width are taken to be a picture, which
/// grows with the width; the rest of the height grows with the text, as a header does.
open class TileLayout: UICollectionViewFlowLayout {

  /// The sizes of the XIB.
  private lazy var tile = itemSize
  private lazy var header = headerReferenceSize

  override open func prepare() {
    if let collectionView { fit(collectionView) }
    super.prepare()
  }

  private func fit(_ collectionView: UICollectionView) {
    let width = scrollDirection == .horizontal ? tile.width : width(in: collectionView)
    let texts = UIFontMetrics(forTextStyle: .subheadline).scaledValue(
      for: tile.height - tile.width * Self.ratio)
    let size = CGSize(width: width, height: (width * Self.ratio + texts).rounded(.up))
    if itemSize != size { itemSize = size }
    let headerSize = CGSize(
      width: header.width,
      height: UIFontMetrics(forTextStyle: .title3).scaledValue(for: header.height))
    if headerReferenceSize != headerSize { headerReferenceSize = headerSize }
  }

  private static let ratio: CGFloat = 3 / 4

  private func width(in collectionView: UICollectionView) -> CGFloat {
    let room = collectionView.bounds.width - sectionInset.left - sectionInset.right
    let spacing = minimumInteritemSpacing
    let columns =
      isLarge(in: collectionView)
      ? 1 : max(2, ((room + spacing) / (tile.width + spacing)).rounded(.down))
    // Rounded, so that they fit beside each other.
    return max(1, ((room + spacing) / columns - spacing).rounded(.down))
  }

  private func isLarge(in collectionView: UICollectionView) -> Bool {
    #if canImport(UIKit)
      collectionView.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    #else
      false
    #endif
  }

  #if canImport(UIKit)
    /// Asks for the sizes of the items again when the list has another width.
    override open func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = newBounds.width != collectionView?.bounds.width
      return context
    }
  #endif
}
