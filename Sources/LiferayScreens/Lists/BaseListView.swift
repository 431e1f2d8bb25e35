internal import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The view of a list: it holds the known rows, and subclasses show them.
///
/// All rows are grouped by section; a list without sections has only the one named
/// `DefaultSection`. A row is nil until its page is loaded.
open class BaseListView: BaseScreenletView {

  /// The section of rows without a section.
  public nonisolated static let DefaultSection = ""

  /// The number of rows in the list, including those that have not been loaded.
  open internal(set) var rowCount = 0

  /// The rows by section.
  open internal(set) var rows: [String: [AnyObject?]] = [:]

  /// The sections, in display order.
  open internal(set) var sections: [String] = []

  /// Called with the row that the user has selected.
  open var onSelectedRowClosure: ((AnyObject) -> Void)?

  /// Called with the index of a row, from 0, that is about to be shown but is not loaded.
  open var fetchPageForRow: ((Int) -> Void)?

  /// Whether a page is being loaded because the end of the list came into view.
  open var loadingRows = false

  /// Whether there may be more rows after the last one.
  open var moreRows = true

  /// A progress indicator without text while the first page is loaded, and a text if that fails.
  override open var progressMessages: [String: ProgressMessages] {
    let listType = (screenlet as? BaseListScreenlet).map { type(of: $0) } ?? BaseListScreenlet.self
    return [
      listType.LoadInitialPageAction: [
        .working: NoProgressMessage, .failure: "The list could not be loaded",
      ]
    ]
  }

  /// The text that is shown instead of the rows when the list has been loaded and has none, or nil,
  /// as in the base class, for no text. It is read each time the rows change.
  open var emptyText: String? {
    nil
  }

  /// The name of the symbol of the system above `emptyText`: in the base class that of a tray.
  open var emptySymbol: String {
    "tray"
  }

  /// The label with `emptyText`, while it is shown.
  open var emptyLabel: UILabel? {
    guard case .empty = placeholder?.reason else { return nil }
    return placeholder?.label
  }

  /// Why the list has not been loaded.
  private var reason: ContentPlaceholder.Reason?

  /// What is above the rows and scrolls with them.
  @nonobjc var header: ListHeader?

  // MARK: Overridden by subclasses

  /// Called when a page has been loaded into its slots.
  open func onChangedRows(_ oldRows: [String: [AnyObject?]]) {}

  /// Called when a page has been appended.
  open func onAddedRows(_ oldRows: [String: [AnyObject?]]) {}

  /// Called when all rows have been removed because the list is reloaded.
  open func onClearRows(_ oldRows: [String: [AnyObject?]]) {}

  /// Called when a page could not be loaded, before the Screenlet's `onLoadPageError`. An override
  /// calls `super`, so that the end of the list can request the page again.
  open func onLoadFailed() {
    loadingRows = false
  }

  /// Returns the actions that users can perform on a loaded row. The base class returns none.
  open func rowActions(for row: AnyObject) -> [RowAction] {
    []
  }

  // MARK: Rows

  /// Shows all known rows after a page has been loaded. Calls `onAddedRows` if pages are appended,
  /// else `onChangedRows`.
  open func setRows(
    _ allRows: [String: [AnyObject?]], newRows: [String: [AnyObject]], rowCount: Int,
    sections: [String]
  ) {
    let oldRows = rows
    let isFirstPage = oldRows.values.allSatisfy(\.isEmpty)
    let received = newRows.values.reduce(0) { $0 + $1.count }
    rows = allRows
    self.rowCount = rowCount
    self.sections = sections.isEmpty ? [BaseListView.DefaultSection] : sections
    loadingRows = false
    hasLoaded = true
    if let list = screenlet as? BaseListScreenlet {
      let isFull = received > 0 && received >= (isFirstPage ? list.firstPageSize : list.pageSize)
      let known = allRows.values.reduce(0) { $0 + $1.count }
      moreRows = isFull && list.totalRowCount.map { known < $0 } ?? true
    }
    if isStream { onAddedRows(oldRows) } else { onChangedRows(oldRows) }
  }

  /// Creates a cell, in which Screenlets perform no actions if that of the list does not.
  func makingCell<Cell>(_ make: () -> Cell) -> Cell {
    screenlet?.makingViews(make) ?? make()
  }

  /// Removes all rows, and calls `onClearRows`.
  open func clearRows() {
    let oldRows = rows
    rows = [BaseListView.DefaultSection: []]
    sections = [BaseListView.DefaultSection]
    rowCount = 0
    loadingRows = false
    hasLoaded = false
    moreRows = true
    onClearRows(oldRows)
  }

  /// Removes a row from a section and calls `onChangedRows`. Does nothing if there is no such row.
  open func deleteRow(_ section: String, row: Int) {
    guard rows[section]?.indices.contains(row) == true else { return }
    change { $0[section]?.remove(at: row) }
    rowCount = max(0, rowCount - 1)
  }

  /// Appends a row to a section, which is created if needed, and calls `onChangedRows`.
  open func addRow(_ section: String, element: AnyObject) {
    if !sections.contains(section) { sections.append(section) }
    rowCount += 1
    change { $0[section, default: []].append(element) }
  }

  /// Inserts a row into a section, at its end if it has fewer rows, and calls `onChangedRows`. The
  /// section is created if needed.
  open func insertRow(_ section: String, row: Int, element: AnyObject) {
    if !sections.contains(section) { sections.append(section) }
    rowCount += 1
    change { rows in
      let count = rows[section]?.count ?? 0
      rows[section, default: []].insert(element, at: min(max(0, row), count))
    }
  }

  /// Replaces a row of a section and calls `onChangedRows`. Does nothing if there is no such row.
  open func updateRow(_ section: String, row: Int, element: AnyObject) {
    guard rows[section]?.indices.contains(row) == true else { return }
    var oldRows = rows
    // The same object may show something else now.
    oldRows[section]?[row] = nil
    rows[section]?[row] = element
    onChangedRows(oldRows)
  }

  /// Returns the rows of the section at this index, or an empty array if there is no such section.
  open func rowsForSectionIndex(_ index: Int) -> [AnyObject?] {
    sections.indices.contains(index) ? rows[sections[index]] ?? [] : []
  }

  // MARK: Plumbing

  /// A form above the rows is hidden while the view is not editable, unless it shows something, too.
  override open func changeEditable(_ editable: Bool) {
    super.changeEditable(editable)
    guard let header else { return }
    header.isHidden = !editable && isOnlyForInput(header)
  }

  /// Shows in the background of the list why it is not loaded.
  override func showPlaceholder(_ reason: ContentPlaceholder.Reason?) -> Bool {
    self.reason = reason
    onChangedBackground()
    return reason != nil
  }

  /// Called when what the list shows instead of rows may have changed.
  @nonobjc func onChangedBackground() {}

  /// Keeps what the list shows instead of rows below its header.
  @nonobjc func onChangedHeader() {
    placeholder?.roomAbove = header?.frame.height ?? 0
  }

  /// Whether pages are appended to a list of unknown length.
  @nonobjc var isStream: Bool {
    (screenlet as? BaseListScreenlet)?.streamMode ?? false
  }

  private func change(_ body: (inout [String: [AnyObject?]]) -> Void) {
    let oldRows = rows
    body(&rows)
    onChangedRows(oldRows)
  }
}

@nonobjc extension BaseListView {

  /// Returns how the rows differ from those that the list shows, with the numbers of items that it
  /// shows. Returns nil if it has to be reloaded, because nobody sees it, it was or is empty, it has
  /// other sections, or it does not show the old rows, but what came before or after them.
  func changes(
    from oldRows: [String: [AnyObject?]], in list: UIScrollView?, showing counts: [Int]
  ) -> RowChanges? {
    guard list?.window != nil, counts.count == sections.count,
      Set(oldRows.keys) == Set(rows.keys)
    else { return nil }
    let (old, new) = (sections.map { oldRows[$0] ?? [] }, sections.map { rows[$0] ?? [] })
    guard counts == old.map(\.count), !old.allSatisfy(\.isEmpty), !new.allSatisfy(\.isEmpty) else {
      return nil
    }
    return RowChanges(from: old, to: new)
  }

  /// Returns what the background of the list shows instead of rows, or nil while there are rows. While
  /// a list that was pulled down is loaded, its refresh control shows that.
  func updatedPlaceholder(in list: UIScrollView?) -> UIView? {
    var reason = hasLoaded ? emptyText.map { .empty($0, symbol: emptySymbol) } : self.reason
    if case .loading = reason, list?.refreshControl?.isRefreshing == true { reason = nil }
    let isEmpty = rows.values.allSatisfy(\.isEmpty)
    placeholder = isEmpty ? reason.map { ContentPlaceholder($0, frame: bounds) } : nil
    onChangedHeader()
    return placeholder
  }

  /// Returns the row at this index path, or nil if it is not loaded or does not exist.
  func row(at indexPath: IndexPath) -> AnyObject? {
    let rows = rowsForSectionIndex(indexPath[0])
    return rows.indices.contains(indexPath[1]) ? rows[indexPath[1]] : nil
  }

  /// Requests missing rows when this index path comes into view: the page of a row that is not
  /// loaded, or the next page after the last row.
  func willShow(_ indexPath: IndexPath) {
    if isStream {
      let isLastSection = indexPath[0] == sections.count - 1
      let isLastRow = indexPath[1] >= rowsForSectionIndex(indexPath[0]).count - 1
      guard moreRows, !loadingRows, isLastSection, isLastRow else { return }
      loadingRows = true
      fetchPageForRow?(rows.values.reduce(0) { $0 + $1.count })
    } else if row(at: indexPath) == nil {
      fetchPageForRow?(indexPath[1])
    }
  }

  /// Returns the actions that users can perform on the row at this index path; none while the view is
  /// not editable.
  func rowActions(at indexPath: IndexPath) -> [RowAction] {
    guard editable, let row = row(at: indexPath) else { return [] }
    return rowActions(for: row).filter(\.isOffered)
  }

  /// Whether a full swipe performs the first of these actions: not if it deletes something and asks
  /// users before.
  func performsFirstWithFullSwipe(_ actions: [RowAction]) -> Bool {
    guard let first = actions.first else { return false }
    return !first.isDestructive || confirmationForAction(first.name) == nil
  }

  func select(_ indexPath: IndexPath) {
    if let row = row(at: indexPath) { onSelectedRowClosure?(row) }
  }

  /// Makes the list reload when it is pulled down, after a delay for the control's animation.
  func updateRefreshControl(of scrollView: UIScrollView?) {
    guard let list = screenlet as? BaseListScreenlet, list.refreshControl else {
      scrollView?.refreshControl = nil
      return
    }
    guard scrollView?.refreshControl == nil else { return }
    let control = UIRefreshControl(frame: .zero)
    let action = UIAction { [weak list] _ in
      Task { @MainActor in
        try? await Task.sleep(for: .milliseconds(300))
        list?.loadList()
      }
    }
    control.addAction(action, for: .valueChanged)
    scrollView?.refreshControl = control
  }
}
