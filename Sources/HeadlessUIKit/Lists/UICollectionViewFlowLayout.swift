#if !canImport(UIKit)
  public import Foundation

  /// Arranges items in rows, or in columns if it scrolls horizontally.
  @MainActor
  open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// The size of an item in points, unless the delegate returns another.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
    /// The distance between rows, or between columns of a layout that scrolls horizontally, in
    /// points.
    open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The distance between the items of a row or column, in points; remaining space is at its end.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
    /// The margins around the items of each section, in points.
    open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

    /// The size reserved for the header of each section, unless the delegate returns another: its
    /// height, or its width if the layout scrolls horizontally. If it is zero there is no header.
    open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }

    /// The direction in which rows or columns follow each other.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
      didSet { invalidateLayout() }
    }

    override func placement(in collectionView: UICollectionView) -> Placement {
      let isVertical = scrollDirection == .vertical
      let bounds = collectionView.bounds
      let room =
        isVertical
        ? bounds.width - sectionInset.left - sectionInset.right
        : bounds.height - sectionInset.top - sectionInset.bottom
      let (before, after, side) =
        isVertical
        ? (sectionInset.top, sectionInset.bottom, sectionInset.left)
        : (sectionInset.left, sectionInset.right, sectionInset.top)
      var placement = Placement()
      // The position along the scroll direction; `across` is perpendicular to it.
      var along: CGFloat = 0
      for section in 0..<collectionView.numberOfSections {
        let header = headerSize(of: section, in: collectionView)
        if isVertical, header.height > 0 {
          placement.headers.append(
            (section, CGRect(x: 0, y: along, width: bounds.width, height: header.height)))
          along += header.height
        } else if !isVertical, header.width > 0 {
          placement.headers.append(
            (section, CGRect(x: along, y: 0, width: header.width, height: bounds.height)))
          along += header.width
        }
        along += before
        var (across, thickness): (CGFloat, CGFloat) = (0, 0)
        for item in 0..<collectionView.numberOfItems(inSection: section) {
          let indexPath = IndexPath(item: item, section: section)
          let size = size(of: indexPath, in: collectionView)
          let (width, length) = isVertical ? (size.width, size.height) : (size.height, size.width)
          if across > 0, across + width > room {
            along += thickness + minimumLineSpacing
            (across, thickness) = (0, 0)
          }
          let (x, y) = isVertical ? (side + across, along) : (along, side + across)
          placement.items.append(
            (indexPath, CGRect(x: x, y: y, width: size.width, height: size.height)))
          across += width + minimumInteritemSpacing
          thickness = max(thickness, length)
        }
        along += thickness + after
      }
      if !isVertical { placement.marginBehind = after }
      return placement
    }

    private func size(of indexPath: IndexPath, in collectionView: UICollectionView) -> CGSize {
      (collectionView.delegate as? any UICollectionViewDelegateFlowLayout)?
        .collectionView(collectionView, layout: self, sizeForItemAt: indexPath) ?? itemSize
    }

    private func headerSize(of section: Int, in collectionView: UICollectionView) -> CGSize {
      (collectionView.delegate as? any UICollectionViewDelegateFlowLayout)?
        .collectionView(collectionView, layout: self, referenceSizeForHeaderInSection: section)
        ?? headerReferenceSize
    }

    func decode(_ element: XIBElement) throws(XIBProblem) {
      scrollDirection =
        try element.value("scrollDirection", in: XIBNames.scrollDirections) ?? .vertical
      minimumLineSpacing = try element.number("minimumLineSpacing") ?? 10
      minimumInteritemSpacing = try element.number("minimumInteritemSpacing") ?? 10
      itemSize = try element.child("size", key: "itemSize")?.rect().size ?? itemSize
      headerReferenceSize =
        try element.child("size", key: "headerReferenceSize")?.rect().size ?? headerReferenceSize
      sectionInset = try element.child("inset", key: "sectionInset")?.insets() ?? sectionInset
    }
  }
#endif
