#if !canImport(UIKit)
  public import Foundation

  /// Notified of what happens to a collection view's items. Every method is optional.
  @MainActor
  public protocol UICollectionViewDelegate: UIScrollViewDelegate {
    /// Called before a cell from the data source becomes a subview.
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath)
    /// Called when a cell has been removed, before it can be reused.
    func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath)
    /// Whether a tap may select the item; true by default.
    func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool
    /// Called when a tap has selected the item.
    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
    /// Called when a tap on another item has deselected this one.
    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  }

  extension UICollectionViewDelegate {
    /// Does nothing.
    public func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    public func collectionView(
      _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {}

    /// Returns true.
    public func collectionView(
      _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
    ) -> Bool {
      true
    }

    /// Does nothing.
    public func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) {}

    /// Does nothing.
    public func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) {}
  }
#endif
