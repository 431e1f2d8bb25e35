internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The layout of a grid, whose items share the width of the list: as many beside each other as the
/// `columnNumber` of the list view, or else at least two, and one while the text has one of the
/// accessibility sizes. A grid that scrolls horizontally is a
/// slideshow: each item is a page in the middle of the list, and those beside it peep at the edges.
///
/// The `itemSize` of the XIB is the least width of three items or more beside each other, and the
/// height of an item of that width. Three quarters of its width are taken to be a picture, which
/// grows with the width; the rest of the height grows with the text, as a header does.
open class TileLayout: UICollectionViewFlowLayout {

  /// The sizes of the XIB.
  private lazy var tile = itemSize
  private lazy var header = headerReferenceSize
  private lazy var insets = sectionInset

  override open func prepare() {
    if let collectionView { fit(collectionView) }
    super.prepare()
  }

  private func fit(_ collectionView: UICollectionView) {
    let usual = tile.height - tile.width * Self.ratio
    // A Screenlet in a tile is not lower if the text is smaller.
    let texts = max(usual, UIFontMetrics(forTextStyle: .subheadline).scaledValue(for: usual))
    let width = isSlideshow ? pageWidth(in: collectionView, texts) : width(in: collectionView)
    let size = CGSize(width: width, height: (width * Self.ratio + texts).rounded(.up))
    if itemSize != size { itemSize = size }
    if isSlideshow { center(size, in: collectionView.bounds.size) }
    let headerSize = CGSize(
      width: header.width,
      height: UIFontMetrics(forTextStyle: .title3).scaledValue(for: header.height))
    if headerReferenceSize != headerSize { headerReferenceSize = headerSize }
  }

  private static let ratio: CGFloat = 3 / 4

  // MARK: Slideshow

  /// What is left beside a page: the peeping items and the distances from them.
  private static let besidePage: CGFloat = 64

  private var isSlideshow: Bool { scrollDirection == .horizontal }

  /// The index of the item in the middle of a slideshow.
  var page: Int {
    Int((distance(of: collectionView?.contentOffset.x ?? 0) / pageDistance).rounded())
  }

  override open var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Returns the distance of an offset from that of the first page, which from right to left is at
  /// the right end; or the offset with that distance.
  private func distance(of offset: CGFloat) -> CGFloat {
    guard let list = collectionView, list.effectiveUserInterfaceLayoutDirection == .rightToLeft
    else { return offset }
    return max(0, list.contentSize.width - list.bounds.width) - offset
  }

  private var pageDistance: CGFloat { itemSize.width + minimumLineSpacing }

  /// Returns a width with which a page is no higher than the list.
  private func pageWidth(in collectionView: UICollectionView, _ texts: CGFloat) -> CGFloat {
    let height = collectionView.bounds.height - insets.top - insets.bottom - texts
    return max(
      1, min(collectionView.bounds.width - Self.besidePage, (height / Self.ratio).rounded(.down)))
  }

  private func center(_ size: CGSize, in list: CGSize) {
    let (side, above) = ((list.width - size.width) / 2, (list.height - size.height) / 2)
    let centered = UIEdgeInsets(
      top: max(insets.top, above), left: side, bottom: max(insets.bottom, above), right: side)
    if sectionInset != centered { sectionInset = centered }
  }

  override open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard isSlideshow, let collectionView else {
      return super.targetContentOffset(
        forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
    }
    // A flick turns one page, however fast it is.
    let position = distance(of: collectionView.contentOffset.x) / pageDistance
    let isForward = (velocity.x > 0) == (distance(of: 1) > distance(of: 0))
    let page =
      velocity.x == 0
      ? (distance(of: proposedContentOffset.x) / pageDistance).rounded()
      : position.rounded(isForward ? .up : .down)
    return CGPoint(x: distance(of: max(0, page * pageDistance)), y: proposedContentOffset.y)
  }

  private func width(in collectionView: UICollectionView) -> CGFloat {
    let room = collectionView.bounds.width - sectionInset.left - sectionInset.right
    let spacing = minimumInteritemSpacing
    let fitting = max(2, ((room + spacing) / (tile.width + spacing)).rounded(.down))
    let columns = wantedColumns(in: collectionView) ?? (isLarge(in: collectionView) ? 1 : fitting)
    // Rounded, so that they fit beside each other.
    return max(1, ((room + spacing) / columns - spacing).rounded(.down))
  }

  /// The columns that the view of the list wants, if it wants any.
  private func wantedColumns(in collectionView: UICollectionView) -> CGFloat? {
    let count = (collectionView.delegate as? BaseListCollectionView)?.columnNumber ?? 0
    return count > 0 ? CGFloat(count) : nil
  }

  private func isLarge(in collectionView: UICollectionView) -> Bool {
    #if canImport(UIKit)
      collectionView.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    #else
      false
    #endif
  }

  #if canImport(UIKit)
    override open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
      newBounds.size != collectionView?.bounds.size
        || super.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    /// Asks for the sizes of the items again when the list has another size.
    override open func invalidationContext(
      forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
      let context = super.invalidationContext(forBoundsChange: newBounds)
      (context as? UICollectionViewFlowLayoutInvalidationContext)?
        .invalidateFlowLayoutDelegateMetrics = newBounds.size != collectionView?.bounds.size
      return context
    }
  #endif
}
