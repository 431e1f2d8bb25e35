#if !canImport(UIKit)
  public import Foundation

  extension UICollectionView {

    // MARK: Registering

    /// Cells of that identifier are made from the class: with `init(coder:)`, since without
    /// Objective-C only a required initializer can be called on a class that is not known.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      guard let type = cellClass as? UICollectionViewCell.Type else {
        pool.sources[identifier] = nil
        return
      }
      pool.sources[identifier] = .make { type.init(coder: XIBCoder(.empty("collectionViewCell"))) }
    }

    /// Cells of that identifier are made from the XIB, whose first object has to be one. A XIB that
    /// cannot be used is reported on standard error when a cell is needed.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
      pool.sources[identifier] = nib.map { .nib($0) }
    }

    /// A cell that waits for reuse, or a new one from what is registered. Without either an empty
    /// cell, which UIKit answers with an exception.
    public func dequeueReusableCell(
      withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
      if let cell = pool.dequeue(identifier) {
        cell.prepareForReuse()
        return cell
      }
      let cell = pool.make(identifier) ?? UICollectionViewCell(frame: .zero)
      cell.reuseIdentifier = cell.reuseIdentifier ?? identifier
      return cell
    }

    // MARK: What is shown

    /// The cell of an item that is shown; nil for any other.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
      layoutIfNeeded()
      return shown[indexPath]
    }

    /// The item that a cell shows; nil if it shows none.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
      shown.first { $0.value === cell }?.key
    }

    /// The items within the bounds, in order, after laying out.
    public var indexPathsForVisibleItems: [IndexPath] {
      layoutIfNeeded()
      return shown.keys.sorted()
    }

    /// The cells of the items within the bounds, in the order of the items.
    public var visibleCells: [UICollectionViewCell] {
      indexPathsForVisibleItems.compactMap { shown[$0] }
    }

    /// Scrolls no further than needed to show the item.
    public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
      let item = collectionViewLayout.placement(in: self).items.first { $0.indexPath == indexPath }
      guard let frame = item?.frame else { return }
      contentOffset = CGPoint(
        x: min(max(contentOffset.x, frame.maxX - bounds.width), frame.minX),
        y: min(max(contentOffset.y, frame.maxY - bounds.height), frame.minY))
      layoutIfNeeded()
    }

    // MARK: Selection

    /// The items selected, in the order in which they were; empty without any.
    public var indexPathsForSelectedItems: [IndexPath]? {
      selection
    }

    /// Selects an item without telling the delegate, as UIKit does for code; a user's tap is
    /// `tapItem(at:)`.
    public func selectItem(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      if !allowsMultipleSelection || indexPath == nil {
        for selected in selection {
          deselectItem(at: selected, animated: animated)
        }
      }
      guard let indexPath, !selection.contains(indexPath) else { return }
      selection.append(indexPath)
      shown[indexPath]?.isSelected = true
    }

    /// Ends the selection of an item without telling the delegate, and without animation.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
      selection.removeAll { $0 == indexPath }
      shown[indexPath]?.isSelected = false
    }

    // MARK: What a user does

    /// Taps an item, after scrolling to it: `shouldSelectItemAt`, selection, `didSelectItemAt`.
    ///
    /// - Throws: `UserInteractionError` when there is no such item or the view cannot be touched.
    public func tapItem(at indexPath: IndexPath) throws {
      try requireTouchable()
      guard exists(indexPath) else {
        throw UserInteractionError(
          description: "\(userName) has no item \(indexPath.item) in section \(indexPath.section)")
      }
      scrollToItem(at: indexPath, at: [], animated: false)
      guard allowsSelection,
        delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true
      else { return }
      if !allowsMultipleSelection {
        for selected in selection where selected != indexPath {
          deselectItem(at: selected, animated: false)
          delegate?.collectionView(self, didDeselectItemAt: selected)
        }
      }
      selectItem(at: indexPath, animated: false, scrollPosition: [])
      delegate?.collectionView(self, didSelectItemAt: indexPath)
    }
  }
#endif
