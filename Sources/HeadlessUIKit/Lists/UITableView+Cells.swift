#if !canImport(UIKit)
  public import Foundation

  extension UITableView {

    // MARK: Registration

    /// Registers a class for cells with this identifier. They are created with `init(coder:)`,
    /// since without Objective-C only a required initializer can be called dynamically.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      guard let type = cellClass as? UITableViewCell.Type else {
        pool.sources[identifier] = nil
        return
      }
      pool.sources[identifier] = .make { type.init(coder: XIBCoder(.empty("tableViewCell"))) }
    }

    /// Registers a XIB for cells with this identifier. Its first object has to be a cell. A XIB
    /// that cannot be used is reported on standard error when a cell is needed.
    public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
      pool.sources[identifier] = nib.map { .nib($0) }
    }

    /// Returns a reusable cell, or a new one from the registered source; nil if nothing is
    /// registered.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
      if let cell = pool.dequeue(identifier) {
        cell.prepareForReuse()
        return cell
      }
      let cell = pool.make(identifier)
      cell?.adopt(identifier)
      return cell
    }

    /// Returns a reusable cell, or a new one from the registered source. If nothing is registered,
    /// returns an empty cell, where UIKit raises an exception.
    public func dequeueReusableCell(
      withIdentifier identifier: String, for indexPath: IndexPath
    ) -> UITableViewCell {
      dequeueReusableCell(withIdentifier: identifier)
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    // MARK: Visible rows

    /// The cell of a visible row; nil for any other row.
    public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      layoutIfNeeded()
      return shown[indexPath]
    }

    /// The index path of a cell's row; nil if the cell is not visible.
    public func indexPath(for cell: UITableViewCell) -> IndexPath? {
      shown.first { $0.value === cell }?.key
    }

    /// The index paths of the rows within the bounds, in order. Lays out first.
    public var indexPathsForVisibleRows: [IndexPath]? {
      layoutIfNeeded()
      return shown.keys.sorted()
    }

    /// The cells of the rows within the bounds, in the order of the rows. Lays out first.
    public var visibleCells: [UITableViewCell] {
      (indexPathsForVisibleRows ?? []).compactMap { shown[$0] }
    }

    /// The header view of a visible section: the delegate's, or a label with the title.
    public func headerView(forSection section: Int) -> UIView? {
      layoutIfNeeded()
      return shownHeaders[section]
    }

    /// Scrolls so that the row is shown.
    public func scrollToRow(
      at indexPath: IndexPath, at position: ScrollPosition, animated: Bool
    ) {
      guard let frame = rowFrames().first(where: { $0.indexPath == indexPath })?.frame
      else { return }
      let highest = frame.minY
      let lowest = max(0, frame.maxY - bounds.height)
      switch position {
      case .top: contentOffset.y = highest
      case .bottom: contentOffset.y = lowest
      case .middle: contentOffset.y = max(0, (highest + lowest) / 2)
      case .none: contentOffset.y = min(max(contentOffset.y, lowest), highest)
      }
      layoutIfNeeded()
    }

    // MARK: Selection

    /// The row that was selected first; nil if there is none.
    public var indexPathForSelectedRow: IndexPath? {
      selection.first
    }

    /// The selected rows, in the order of their selection; nil if there are none.
    public var indexPathsForSelectedRows: [IndexPath]? {
      selection.isEmpty ? nil : selection
    }

    /// Selects a row without calling the delegate, like UIKit does for code; `tapRow(at:)` is a
    /// user's tap.
    public func selectRow(
      at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
    ) {
      if !allowsMultipleSelection || indexPath == nil {
        for selected in selection {
          deselectRow(at: selected, animated: animated)
        }
      }
      guard let indexPath, !selection.contains(indexPath) else { return }
      selection.append(indexPath)
      shown[indexPath]?.setSelected(true, animated: animated)
    }

    /// Deselects a row without calling the delegate, and without animation.
    public func deselectRow(at indexPath: IndexPath, animated: Bool) {
      selection.removeAll { $0 == indexPath }
      shown[indexPath]?.setSelected(false, animated: animated)
    }

    // MARK: Simulated user actions

    /// Taps a row, after scrolling to it: `willSelectRowAt`, selection, `didSelectRowAt`.
    ///
    /// - Throws: `UserInteractionError` if there is no such row or the table cannot be touched.
    public func tapRow(at indexPath: IndexPath) throws {
      try requireTouchable()
      guard (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row) else {
        throw UserInteractionError(
          description: "\(userName) has no row \(indexPath.row) in section \(indexPath.section)")
      }
      scrollToRow(at: indexPath, at: .none, animated: false)
      guard allowsSelection else { return }
      let wanted = delegate.map { $0.tableView(self, willSelectRowAt: indexPath) } ?? indexPath
      guard let wanted else { return }
      if !allowsMultipleSelection {
        for selected in selection where selected != wanted {
          deselectRow(at: selected, animated: false)
          delegate?.tableView(self, didDeselectRowAt: selected)
        }
      }
      selectRow(at: wanted, animated: false, scrollPosition: .none)
      delegate?.tableView(self, didSelectRowAt: wanted)
    }
  }
#endif
