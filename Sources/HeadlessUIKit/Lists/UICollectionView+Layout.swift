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
      for section in shownHeaders.keys.sorted() {
        hideHeader(of: section)
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
      collectionViewLayout.prepare()
      var placement = collectionViewLayout.placement(in: self)
      contentSize = placement.size
      if collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection,
        effectiveUserInterfaceLayoutDirection == .rightToLeft
      {
        placement = placement.mirrored(in: max(contentSize.width, bounds.width))
        let start = max(0, contentSize.width - bounds.width)
        contentOffset.x += start - startOffset
        startOffset = start
      }
      let visible = placement.items.filter { $0.frame.intersects(bounds) }
      let wanted = Set(visible.map(\.indexPath))
      for indexPath in shown.keys.sorted() where !wanted.contains(indexPath) {
        hide(indexPath)
      }
      for (indexPath, frame) in visible {
        // Creating a cell may change the data, so check that the item still exists.
        guard exists(indexPath) else { break }
        show(indexPath, frame)
      }
      showHeaders(placement.headers.filter { $0.frame.intersects(bounds) })
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

    private func showHeaders(_ visible: [(section: Int, frame: CGRect)]) {
      let wanted = Set(visible.map(\.section))
      for section in shownHeaders.keys.sorted() where !wanted.contains(section) {
        hideHeader(of: section)
      }
      for (section, frame) in visible where items.indices.contains(section) {
        if shownHeaders[section] == nil, let dataSource {
          let header = dataSource.collectionView(
            self, viewForSupplementaryElementOfKind: Self.elementKindSectionHeader,
            at: IndexPath(item: 0, section: section))
          shownHeaders[section] = header
          addSubview(header)
        }
        shownHeaders[section]?.frame = frame
      }
    }

    private func hideHeader(of section: Int) {
      guard let header = shownHeaders.removeValue(forKey: section) else { return }
      header.removeFromSuperview()
      headerPool.enqueue(header, header.reuseIdentifier)
    }
  }
#endif
