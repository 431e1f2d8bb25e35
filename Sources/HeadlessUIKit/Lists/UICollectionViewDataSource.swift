#if !canImport(UIKit)
  public import Foundation

  /// Says what a collection view shows. All but the number of items and the cells is optional.
  @MainActor
  public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// How many items a section has; sections are counted from 0.
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    /// A cell for the item, filled; asked for when the item comes into the bounds.
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// How many sections there are; one unless implemented.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A view that belongs to a section, filled; the only kind here is its header. Asked for when
    /// it comes into the bounds, if the layout has room for one.
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView
  }

  extension UICollectionViewDataSource {
    /// One section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// An empty view, where UIKit raises an exception.
    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      UICollectionReusableView(frame: .zero)
    }
  }
#endif
