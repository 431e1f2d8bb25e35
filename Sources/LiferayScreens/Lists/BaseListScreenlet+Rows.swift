/// Showing, adding, replacing and removing rows without loading the list again. The cache is not changed
/// until the list is loaded.
extension BaseListScreenlet {

  /// A row that was removed, with its former place.
  public struct RemovedRow {
    let row: AnyObject
    let section: String
    let index: Int
    /// The number of the load after which the list had the row.
    let load: Int
  }

  /// Shows rows in place of those of the list, as if they were all that there are. Groups them if
  /// the list has sections. Loads in flight are cancelled.
  public func showRows(_ rows: [Any]) {
    let interactor = createPageLoadInteractor(page: 0, computeRowCount: false)
    showRows(
      sectioned: rows.map { $0 as AnyObject }.map {
        (interactor.sectionForRowObject($0) ?? BaseListView.DefaultSection, $0)
      })
  }

  /// Shows rows in their sections, as if they were all that there are.
  package func showRows(sectioned rows: [(section: String, row: AnyObject)]) {
    forgetPages()
    totalRowCount = rows.count
    pagesLoaded = [0]
    streamMode = rows.contains { $0.section != BaseListView.DefaultSection }
    var list = ListRows()
    list.append(rows)
    baseListView?.setRows(
      list.rows, newRows: list.rows.mapValues { $0.compactMap(\.self) }, rowCount: rows.count,
      sections: list.sections)
    layoutIfNeeded()
  }

  /// Adds a row at the end of its section, or of the list.
  public func addRow(_ row: Any) {
    let row = row as AnyObject
    let section = createPageLoadInteractor(page: 0, computeRowCount: false)
      .sectionForRowObject(row)
    totalRowCount = totalRowCount.map { $0 + 1 }
    baseListView?.addRow(section ?? BaseListView.DefaultSection, element: row)
  }

  /// Replaces the first loaded row for which `isReplaced` is true with `row`, if there is one.
  public func replaceRow(with row: Any, where isReplaced: (AnyObject) -> Bool) {
    guard let place = place(where: isReplaced) else { return }
    baseListView?.updateRow(place.section, row: place.index, element: row as AnyObject)
  }

  /// Removes the first loaded row for which `isRemoved` is true. Returns the removed row for
  /// `restoreRow(_:)`, or nil if there is no such row.
  ///
  /// The rows after it move up, also on the server. A row that moves into a page that is already
  /// loaded is requested with that page when it comes into view.
  @discardableResult
  public func removeRow(where isRemoved: (AnyObject) -> Bool) -> RemovedRow? {
    guard let place = place(where: isRemoved) else { return nil }
    totalRowCount = totalRowCount.map { max(0, $0 - 1) }
    baseListView?.deleteRow(place.section, row: place.index)
    forgetIncompletePages()
    return RemovedRow(
      row: place.row, section: place.section, index: place.index, load: loadCount)
  }

  /// Puts a removed row back, unless the list has been loaded again in the meantime.
  public func restoreRow(_ removed: RemovedRow?) {
    guard let removed, removed.load == loadCount else { return }
    totalRowCount = totalRowCount.map { $0 + 1 }
    baseListView?.insertRow(removed.section, row: removed.index, element: removed.row)
  }

  private func place(
    where isSought: (AnyObject) -> Bool
  ) -> (section: String, index: Int, row: AnyObject)? {
    for section in baseListView?.sections ?? [] {
      let rows = baseListView?.rows[section] ?? []
      for case (let index, let row?) in rows.enumerated() where isSought(row) {
        return (section, index, row)
      }
    }
    return nil
  }

  /// Marks pages that lack a row as not loaded, so that they are requested again when the row comes
  /// into view.
  private func forgetIncompletePages() {
    guard !streamMode, let rows = baseListView?.rows[BaseListView.DefaultSection] else { return }
    pagesLoaded = pagesLoaded.filter { page in
      let first = min(firstRowForPage(page), rows.count)
      return !rows[first..<min(firstRowForPage(page + 1), rows.count)].contains { $0 == nil }
    }
  }
}
