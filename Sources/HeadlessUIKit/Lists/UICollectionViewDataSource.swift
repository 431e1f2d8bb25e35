#if !canImport(UIKit)
  public import Foundation

  /// Provides the items of a collection view. Only the number of items and the cells are required.
  @MainActor
  public protocol UICollectionViewDataSource: NSObjectProtocol {
    /// The number of items in a section; sections are counted from 0.
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int
    /// A configured cell for the item; called when the item comes into the bounds.
    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell
    /// The number of sections; one by default.
    func numberOfSections(in collectionView: UICollectionView) -> Int
    /// A configured supplementary view of a section; the only kind here is its header. Called when
    /// it comes into the bounds, if the layout reserves space for it.
    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView
  }

  extension UICollectionViewDataSource {
    /// Returns one section.
    public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

    /// Returns an empty view, where UIKit raises an exception.
    public func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      UICollectionReusableView(frame: .zero)
    }
  }
#endif
