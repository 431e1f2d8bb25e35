public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A list in a table view.
///
/// A subclass fills the cells: `doFillLoadedCell` for a row that is there, `doFillInProgressCell`
/// for one on its way. A row that comes into view and is not there has its page loaded.
open class BaseListTableView: BaseListView, UITableViewDataSource, UITableViewDelegate {

  #if canImport(UIKit)
    /// The table that shows the rows: an outlet of the theme's XIB. The view becomes its data
    /// source and its delegate.
    @IBOutlet open var tableView: UITableView?
  #else
    /// The table that shows the rows: an outlet of the theme's XIB. The view becomes its data
    /// source and its delegate.
    @Outlet open var tableView: UITableView?
  #endif

  var loadingMoreView: UIView?

  /// What a cell is reused under, unless `doGetCellId` says otherwise.
  public nonisolated static let defaultCellId = "defaultCellId"

  // MARK: What a subclass overrides

  /// A cell for the row: one to be used again, or a new one.
  open func doDequeueReusableCell(row: Int, object: AnyObject?) -> UITableViewCell {
    let id = doGetCellId(row: row, object: object)
    return tableView?.dequeueReusableCell(withIdentifier: id) ?? doCreateCell(id)
  }

  /// Shows a row in a cell.
  open func doFillLoadedCell(row: Int, cell: UITableViewCell, object: AnyObject) {}

  /// Shows in a cell that its row is on its way.
  open func doFillInProgressCell(row: Int, cell: UITableViewCell) {}

  /// Registers the XIBs or classes of the cells with the table view.
  open func doRegisterCellNibs() {}

  /// What the row's cell is reused under; `object` is nil while the row is on its way.
  open func doGetCellId(row: Int, object: AnyObject?) -> String {
    BaseListTableView.defaultCellId
  }

  /// Makes a cell, where none is registered under that id.
  open func doCreateCell(_ cellId: String) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: cellId)
  }

  /// What is shown below the last row while the next page is on its way.
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
    doRegisterCellNibs()
  }

  override open func onShow() {
    super.onShow()
    updateRefreshControl(of: tableView)
  }

  override open func onChangedRows(_ oldRows: [String: [AnyObject?]]) {
    super.onChangedRows(oldRows)
    reload()
  }

  override open func onAddedRows(_ oldRows: [String: [AnyObject?]]) {
    super.onAddedRows(oldRows)
    reload()
  }

  override open func onClearRows(_ oldRows: [String: [AnyObject?]]) {
    super.onClearRows(oldRows)
    reload()
  }

  override open func onLoadFailed() {
    super.onLoadFailed()
    updateLoadingMoreView()
  }

  override open func onFinishInteraction(_ result: Any?, error: NSError?) {
    super.onFinishInteraction(result, error: error)
    tableView?.refreshControl?.endRefreshing()
  }

  // MARK: UITableViewDataSource

  /// One section for each of `sections`, and one for a list that has none yet.
  open func numberOfSections(in tableView: UITableView) -> Int {
    max(1, sections.count)
  }

  /// The rows known, those included that are still to be loaded.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rowsForSectionIndex(section).count
  }

  /// The name of the section; nil for rows that belong to none.
  open func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    guard sections.indices.contains(section), !sections[section].isEmpty else { return nil }
    return sections[section]
  }

  /// A cell filled by `doFillLoadedCell`, or by `doFillInProgressCell` for a row that is not there;
  /// its page is asked for then.
  open func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let object = row(at: indexPath)
    let cell = doDequeueReusableCell(row: indexPath.row, object: object)
    if let object {
      doFillLoadedCell(row: indexPath.row, cell: cell, object: object)
    } else {
      doFillInProgressCell(row: indexPath.row, cell: cell)
    }
    willShow(indexPath)
    updateLoadingMoreView()
    return cell
  }

  // MARK: UITableViewDelegate

  /// Deselects the row, and tells the Screenlet of it if it has been loaded.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    select(indexPath)
  }
}

extension BaseListTableView {

  private func reload() {
    updateLoadingMoreView()
    tableView?.reloadData()
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
