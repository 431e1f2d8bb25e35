#if !canImport(UIKit)
  public import Foundation

  /// Provides the sizes of a flow layout. Every method is optional.
  @MainActor
  public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// The size of an item, in points; the layout's `itemSize` by default.
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// The size reserved for the header of a section, in points; the layout's `headerReferenceSize`
    /// by default.
    func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize
  }

  extension UICollectionViewDelegateFlowLayout {
    /// Returns the layout's `itemSize`.
    public func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
      (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }

    /// Returns the layout's `headerReferenceSize`.
    public func collectionView(
      _ collectionView: UICollectionView, layout: UICollectionViewLayout,
      referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
      (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero
    }
  }
#endif
