#if !canImport(UIKit)
  public import Foundation

  /// Arranges the items of a collection view.
  @MainActor
  open class UICollectionViewLayout: NSObject {
    /// The collection view that uses the layout; held weakly.
    open internal(set) weak var collectionView: UICollectionView?

    override public init() {
      super.init()
    }

    /// Decodes a layout from a XIB.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// Called before the items are placed. An override calls `super`.
    open func prepare() {}

    /// Returns where scrolling ends that would end at the proposed offset when the user's finger has
    /// left the list. Nothing scrolls by itself here, so that nothing calls it.
    open func targetContentOffset(
      forProposedContentOffset proposedContentOffset: CGPoint,
      withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
      proposedContentOffset
    }

    /// Called when anything that the layout depends on has changed.
    open func invalidateLayout() {
      collectionView?.setNeedsLayout()
    }

    /// The frames of all items and headers. The base class shows nothing.
    func placement(in collectionView: UICollectionView) -> Placement {
      Placement()
    }

    /// The frames of items and headers, in the coordinates of the content.
    struct Placement {
      var items: [(indexPath: IndexPath, frame: CGRect)] = []
      /// The headers of those sections that have one.
      var headers: [(section: Int, frame: CGRect)] = []
      /// The size of the content, without trailing margins.
      var size: CGSize {
        (items.map(\.frame) + headers.map(\.frame)).reduce(into: .zero) { size, frame in
          size.width = max(size.width, frame.maxX)
          size.height = max(size.height, frame.maxY)
        }
      }
    }
  }
#endif
