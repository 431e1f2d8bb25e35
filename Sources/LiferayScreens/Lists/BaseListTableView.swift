public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A list in a table view.
///
/// A subclass fills the cells: in `doFillLoadedCell` for a loaded row, in `doFillInProgressCell`
/// for a row that is being loaded. When a row that is not loaded comes into view, its page is
/// requested.
open class BaseListTableView: BaseListView, UITableViewDataSource, UITableViewDelegate {

  #if canImport(UIKit)
    /// The table that shows the rows: an outlet in the theme's XIB. The view becomes its data
    /// source and its delegate.
    @IBOutlet open var tableView: UITableView?
  #else
    /// The table that shows the rows: an outlet in the theme's XIB. The view becomes its data
    /// source and its delegate.
    @Outlet open var tableView: UITableView?
  #endif

  @nonobjc var loadingMoreView: UIView?

  /// The reuse identifier of cells, unless `doGetCellId` returns another.
  public nonisolated static let defaultCellId = "defaultCellId"

  // MARK: Overridden by subclasses

  /// Returns a cell for the row, reused or new.
  open func doDequeueReusableCell(row: Int, object: AnyObject?) -> UITableViewCell {
    let id = doGetCellId(row: row, object: object)
    return tableView?.dequeueReusableCell(withIdentifier: id) ?? doCreateCell(id)
  }

  /// Shows a loaded row in a cell.
  open func doFillLoadedCell(row: Int, cell: UITableViewCell, object: AnyObject) {}

  /// Shows in a cell that its row is being loaded.
  open func doFillInProgressCell(row: Int, cell: UITableViewCell) {}

  /// Registers the XIBs or classes of the cells with the table view.
  open func doRegisterCellNibs() {}

  /// Returns the reuse identifier of the row's cell. `object` is nil while the row is being loaded.
  open func doGetCellId(row: Int, object: AnyObject?) -> String {
    BaseListTableView.defaultCellId
  }

  /// Creates a cell if none is registered under this identifier.
  open func doCreateCell(_ cellId: String) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: cellId)
  }

  /// Creates the view that is shown below the last row while the next page is being loaded.
  open func createLoadingMoreView() -> UIView? {
    let spinner = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    spinner.startAnimating()
    return spinner
  }

  // MARK: BaseListView

  override open func onCreated() {
    super.onCreated()
    tableView?.delegate = self
    tableView?.dataSource = self
    #if canImport(UIKit)
      // A page in a cell is as high as its content, once this is loaded.
      tableView?.selfSizingInvalidation = .enabledIncludingConstraints
    #endif
    moveContent(into: tableView)
    doRegisterCellNibs()
  }

  override open func onShow() {
    super.onShow()
    updateRefreshControl(of: tableView)
  }

  override open func onChangedRows(_ oldRows: [String: [AnyObject?]]) {
    super.onChangedRows(oldRows)
    reload(from: oldRows)
  }

  override open func onAddedRows(_ oldRows: [String: [AnyObject?]]) {
    super.onAddedRows(oldRows)
    reload(from: oldRows)
  }

  override open func onClearRows(_ oldRows: [String: [AnyObject?]]) {
    super.onClearRows(oldRows)
    reload(from: oldRows)
  }

  override open func onLoadFailed() {
    super.onLoadFailed()
    updateLoadingMoreView()
  }

  override func onChangedBackground() {
    tableView?.backgroundView = updatedPlaceholder(in: tableView)
  }

  override open func onFinishInteraction(_ result: Any?, error: NSError?) {
    super.onFinishInteraction(result, error: error)
    tableView?.refreshControl?.endRefreshing()
  }

  // MARK: UITableViewDataSource

  /// Returns the number of `sections`, or 1 for a list without sections.
  open func numberOfSections(in tableView: UITableView) -> Int {
    max(1, sections.count)
  }

  /// Returns the number of known rows, including those that have not been loaded.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowsForSectionIndex(section).count
  }

  /// Returns the name of the section, or nil for rows without a section.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    guard sections.indices.contains(section), !sections[section].isEmpty else { return nil }
    return sections[section]
  }

  /// Returns a header with the name of the section, or nil for rows without a section.
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    self.tableView(tableView, titleForHeaderInSection: section).map { SectionHeader($0) }
  }

  /// Returns the height that the name of the section needs, or zero for rows without a section.
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    self.tableView(tableView, titleForHeaderInSection: section) == nil
      ? 0 : UITableView.automaticDimension
  }

  /// Returns a cell filled by `doFillLoadedCell`; or by `doFillInProgressCell` if the row is not
  /// loaded, in which case its page is requested.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let object = row(at: indexPath)
    let cell = makingCell { doDequeueReusableCell(row: indexPath.row, object: object) }
    if let object {
      doFillLoadedCell(row: indexPath.row, cell: cell, object: object)
    } else {
      doFillInProgressCell(row: indexPath.row, cell: cell)
    }
    cell.showMonograms()
    let wasLoading = loadingRows
    willShow(indexPath)
    // Not while the table lays out its rows.
    if loadingRows != wasLoading { Task { updateLoadingMoreView() } }
    return cell
  }

  // MARK: UITableViewDelegate

  /// Deselects the row, and reports it to the Screenlet if it is loaded.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    select(indexPath)
  }

  #if canImport(UIKit)
    /// Returns the actions of the row. A full swipe performs the first one, unless that deletes
    /// something and asks users before.
    open func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      let actions = rowActions(at: indexPath)
      guard !actions.isEmpty else { return nil }
      let configuration = UISwipeActionsConfiguration(
        actions: actions.map { action in
          let swipe = UIContextualAction(
            style: action.isDestructive ? .destructive : .normal, title: action.title
          ) { [weak self] _, _, completion in
            self?.userAction(name: action.name, sender: action.sender)
            // The row stays unless the list removes it.
            completion(false)
          }
          swipe.image = action.symbol
          return swipe
        })
      configuration.performsFirstActionWithFullSwipe = performsFirstWithFullSwipe(actions)
      return configuration
    }
  #endif
}

@nonobjc extension BaseListTableView {

  /// Shows the rows, and moves only those that have changed if the table shows the old ones.
  private func reload(from oldRows: [String: [AnyObject?]]) {
    updateLoadingMoreView()
    onChangedBackground()
    guard let tableView else { return }
    let counts = (0..<tableView.numberOfSections).map { tableView.numberOfRows(inSection: $0) }
    guard let changes = changes(from: oldRows, in: tableView, showing: counts) else {
      return tableView.reloadData()
    }
    tableView.performBatchUpdates {
      tableView.deleteRows(at: changes.deleted, with: .automatic)
      tableView.insertRows(at: changes.inserted, with: .automatic)
      tableView.reloadRows(at: changes.replaced, with: .none)
    }
  }

  private func updateLoadingMoreView() {
    if !loadingRows, let view = loadingMoreView {
      if tableView?.tableFooterView === view { tableView?.tableFooterView = nil }
      loadingMoreView = nil
    } else if loadingRows, loadingMoreView == nil, let view = createLoadingMoreView() {
      loadingMoreView = view
      tableView?.tableFooterView = view
    }
  }
}
