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

    /// Where everything is in the content. The base class shows nothing.
    func placement(in collectionView: UICollectionView) -> Placement {
      Placement()
    }

    /// Where items and headers are in the content of a collection view.
    struct Placement {
      var items: [(indexPath: IndexPath, frame: CGRect)] = []
      /// The headers of those sections that have one.
      var headers: [(section: Int, frame: CGRect)] = []
      /// The size of the content, without what nothing stands in.
      var size: CGSize {
        (items.map(\.frame) + headers.map(\.frame)).reduce(into: .zero) { size, frame in
          size.width = max(size.width, frame.maxX)
          size.height = max(size.height, frame.maxY)
        }
      }
    }
  }
#endif
