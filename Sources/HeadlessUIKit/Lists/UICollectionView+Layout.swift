#if !canImport(UIKit)
  internal import Foundation

  extension UICollectionView {
    func adoptLayout() {
      collectionViewLayout.collectionView = self
      setNeedsLayout()
    }

    func dataChanged() {
      for indexPath in shown.keys.sorted() {
        hide(indexPath)
      }
      loadCounts()
      selection.removeAll { !exists($0) }
      setNeedsLayout()
    }

    func loadCounts() {
      guard let dataSource else {
        items = []
        isLoaded = false
        return
      }
      isLoaded = true
      items = (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
        max(0, dataSource.collectionView(self, numberOfItemsInSection: section))
      }
    }

    func exists(_ indexPath: IndexPath) -> Bool {
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item)
    }

    func showItems() {
      let frames = collectionViewLayout.frames(in: self)
      contentSize = frames.reduce(into: .zero) { size, item in
        size.width = max(size.width, item.frame.maxX)
        size.height = max(size.height, item.frame.maxY)
      }
      let visible = frames.filter { $0.frame.intersects(bounds) }
      let wanted = Set(visible.map(\.indexPath))
      for indexPath in shown.keys.sorted() where !wanted.contains(indexPath) {
        hide(indexPath)
      }
      for (indexPath, frame) in visible {
        // A cell that is made may change the data, and with it what exists.
        guard exists(indexPath) else { break }
        show(indexPath, frame)
      }
    }
  }

  extension UICollectionView {
    private func show(_ indexPath: IndexPath, _ frame: CGRect) {
      if let cell = shown[indexPath] {
        cell.frame = frame
        return
      }
      guard let cell = dataSource?.collectionView(self, cellForItemAt: indexPath) else { return }
      cell.frame = frame
      cell.isSelected = selection.contains(indexPath)
      shown[indexPath] = cell
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
      addSubview(cell)
    }

    private func hide(_ indexPath: IndexPath) {
      guard let cell = shown.removeValue(forKey: indexPath) else { return }
      cell.removeFromSuperview()
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: indexPath)
      pool.enqueue(cell, cell.reuseIdentifier)
    }
  }
#endif
