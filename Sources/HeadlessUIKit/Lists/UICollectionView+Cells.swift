#if !canImport(UIKit)
  public import Foundation

  extension UICollectionView {

    // MARK: Registration

    /// Registers a class for cells with this identifier. They are created with `init(coder:)`,
    /// since without Objective-C only a required initializer can be called dynamically.
    public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
      guard let type = cellClass as? UICollectionViewCell.Type else {
        pool.sources[identifier] = nil
        return
      }
      pool.sources[identifier] = .make { type.init(coder: XIBCoder(.empty("collectionViewCell"))) }
    }

    /// Registers a XIB for cells with this identifier. Its first object has to be a cell. A XIB
    /// that cannot be used is reported on standard error when a cell is needed.
    public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
      pool.sources[identifier] = nib.map { .nib($0) }
    }

    /// Returns a reusable cell, or a new one from the registered source. If nothing is registered,
    /// returns an empty cell, where UIKit raises an exception.
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

    // MARK: Visible items

    /// The cell of a visible item; nil for any other item.
    public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
      layoutIfNeeded()
      return shown[indexPath]
    }

    /// The index path of a cell's item; nil if the cell is not visible.
    public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
      shown.first { $0.value === cell }?.key
    }

    /// The index paths of the items within the bounds, in order. Lays out first.
    public var indexPathsForVisibleItems: [IndexPath] {
      layoutIfNeeded()
      return shown.keys.sorted()
    }

    /// The cells of the items within the bounds, in the order of the items. Lays out first.
    public var visibleCells: [UICollectionViewCell] {
      indexPathsForVisibleItems.compactMap { shown[$0] }
    }

    /// Scrolls just far enough to show the item.
    public func scrollToItem(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
      let item = collectionViewLayout.placement(in: self).items.first { $0.indexPath == indexPath }
      guard let frame = item?.frame else { return }
      contentOffset = CGPoint(
        x: min(max(contentOffset.x, frame.maxX - bounds.width), frame.minX),
        y: min(max(contentOffset.y, frame.maxY - bounds.height), frame.minY))
      layoutIfNeeded()
    }

    // MARK: Selection

    /// The selected items, in the order of their selection; empty if there are none.
    public var indexPathsForSelectedItems: [IndexPath]? {
      selection
    }

    /// Selects an item without calling the delegate, like UIKit does for code; `tapItem(at:)` is a
    /// user's tap.
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

    /// Deselects an item without calling the delegate, and without animation.
    public func deselectItem(at indexPath: IndexPath, animated: Bool) {
      selection.removeAll { $0 == indexPath }
      shown[indexPath]?.isSelected = false
    }

    // MARK: Simulated user actions

    /// Taps an item, after scrolling to it: `shouldSelectItemAt`, selection, `didSelectItemAt`.
    ///
    /// - Throws: `UserInteractionError` if there is no such item or the view cannot be touched.
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
