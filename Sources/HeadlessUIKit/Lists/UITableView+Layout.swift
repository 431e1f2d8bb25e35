#if !canImport(UIKit)
  internal import Foundation

  extension UITableView {
    func loadCountsIfNeeded() {
      if !isLoaded {
        loadCounts()
      }
    }

    func loadCounts() {
      guard let dataSource else {
        rows = []
        isLoaded = false
        return
      }
      isLoaded = true
      rows = (0..<max(0, dataSource.numberOfSections(in: self))).map { section in
        max(0, dataSource.tableView(self, numberOfRowsInSection: section))
      }
    }

    func dataChanged() {
      forgetRows()
      loadCounts()
      selection.removeAll { !exists($0) }
      setNeedsLayout()
    }

    /// Returns all cells to the reuse pool, and removes all headers.
    func forgetRows() {
      for indexPath in shown.keys.sorted() {
        hide(indexPath)
      }
      for header in shownHeaders.values {
        header.removeFromSuperview()
      }
      shownHeaders = [:]
    }

    /// The frame of each row in the content, from top to bottom.
    func rowFrames() -> [(indexPath: IndexPath, frame: CGRect)] {
      loadCountsIfNeeded()
      var frames: [(IndexPath, CGRect)] = []
      var y = tableHeaderView?.frame.height ?? 0
      for (section, count) in rows.enumerated() {
        y += headerHeight(section)
        for row in 0..<count {
          let indexPath = IndexPath(row: row, section: section)
          let height = height(of: indexPath)
          frames.append((indexPath, CGRect(x: 0, y: y, width: bounds.width, height: height)))
          y += height
        }
      }
      contentSize = CGSize(width: bounds.width, height: y + (tableFooterView?.frame.height ?? 0))
      return frames
    }

    /// Shows the rows within the bounds, and returns the cells of the others to the reuse pool.
    func showRows() {
      let window = bounds
      let visible = rowFrames().filter {
        $0.frame.maxY > window.minY && $0.frame.minY < window.maxY
      }
      let wanted = Set(visible.map(\.indexPath))
      for indexPath in shown.keys.sorted() where !wanted.contains(indexPath) {
        hide(indexPath)
      }
      for (indexPath, frame) in visible {
        // Creating a cell may change the data, so check that the row still exists.
        guard exists(indexPath) else { break }
        show(indexPath, frame)
      }
      showHeaders(of: Set(visible.map(\.indexPath.section)))
    }
  }

  extension UITableView {
    private func exists(_ indexPath: IndexPath) -> Bool {
      rows.indices.contains(indexPath.section)
        && (0..<rows[indexPath.section]).contains(indexPath.row)
    }

    private func show(_ indexPath: IndexPath, _ frame: CGRect) {
      if let cell = shown[indexPath] {
        cell.frame = frame
        return
      }
      guard let cell = dataSource?.tableView(self, cellForRowAt: indexPath) else { return }
      cell.frame = frame
      cell.setSelected(selection.contains(indexPath), animated: false)
      shown[indexPath] = cell
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
      addSubview(cell)
    }

    private func hide(_ indexPath: IndexPath) {
      guard let cell = shown.removeValue(forKey: indexPath) else { return }
      cell.removeFromSuperview()
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
      pool.enqueue(cell, cell.reuseIdentifier)
    }

    private func showHeaders(of sections: Set<Int>) {
      for (section, header) in shownHeaders where !sections.contains(section) {
        header.removeFromSuperview()
        shownHeaders[section] = nil
      }
      for section in sections.sorted() where shownHeaders[section] == nil {
        guard let header = makeHeader(section) else { continue }
        shownHeaders[section] = header
        addSubview(header)
      }
    }

    private func makeHeader(_ section: Int) -> UIView? {
      if let view = delegate?.tableView(self, viewForHeaderInSection: section) {
        return view
      }
      return dataSource?.tableView(self, titleForHeaderInSection: section).map { title in
        let label = UILabel()
        label.text = title
        return label
      }
    }

    private func height(of indexPath: IndexPath) -> CGFloat {
      let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
      return height >= 0 ? height : 44
    }

    private func headerHeight(_ section: Int) -> CGFloat {
      let height =
        delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      if height >= 0 { return height }
      let hasTitle = dataSource?.tableView(self, titleForHeaderInSection: section) != nil
      return hasTitle ? 28 : 0
    }
  }
#endif
