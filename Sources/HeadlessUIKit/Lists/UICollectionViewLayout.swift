#if !canImport(UIKit)
  public import Foundation

  /// Says where the items of a collection view are.
  @MainActor
  open class UICollectionViewLayout: NSObject {
    /// The collection view whose items are placed; not kept alive.
    open internal(set) weak var collectionView: UICollectionView?

    override public init() {
      super.init()
    }

    /// Called when what the layout depends on has changed.
    open func invalidateLayout() {
      collectionView?.setNeedsLayout()
    }

    /// The frame of each item in the content. The base class shows nothing.
    func frames(in collectionView: UICollectionView) -> [(indexPath: IndexPath, frame: CGRect)] {
      []
    }
  }
#endif
