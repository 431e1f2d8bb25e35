#if !canImport(UIKit)
  public import Foundation

  /// Is asked for the sizes of a flow layout. Every method is optional.
  @MainActor
  public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points; the layout's `itemSize` unless implemented.
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The room for the header of a section, in points; the layout's `headerReferenceSize` unless
    /// implemented.
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize
  }

  extension UICollectionViewDelegateFlowLayout {
    /// The layout's `itemSize`.
    public func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    /// The layout's `headerReferenceSize`.
    public func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }
  }
#endif
