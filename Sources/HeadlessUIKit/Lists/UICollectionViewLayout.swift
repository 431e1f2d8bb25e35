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

    /// Whether the items are mirrored in a list that is read from right to left, which then begins
    /// at its right end.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

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
      /// The margin behind the last column of a layout that scrolls horizontally.
      var marginBehind: CGFloat = 0
      /// The size of the content, without other margins behind it.
      var size: CGSize {
        (items.map(\.frame) + headers.map(\.frame)).reduce(into: .zero) { size, frame in
          size.width = max(size.width, frame.maxX + marginBehind)
          size.height = max(size.height, frame.maxY)
        }
      }

      /// The same from the right edge of a width.
      func mirrored(in width: CGFloat) -> Self {
        func mirrored(_ frame: CGRect) -> CGRect {
          CGRect(
            x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
        }
        var mirror = self
        mirror.items = items.map { ($0.indexPath, mirrored($0.frame)) }
        mirror.headers = headers.map { ($0.section, mirrored($0.frame)) }
        return mirror
      }
    }
  }
#endif
