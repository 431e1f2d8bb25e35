public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A list in a collection view.
///
/// A subclass registers its cells in `doRegisterCellNibs`, and fills them: `doFillLoadedCell` for a
/// row that is there, `doFillInProgressCell` for one on its way. A list of unknown length that may
/// go on has one more cell at its end, filled by `doFillLoadMoreCell`. A section that has a name has
/// a header, filled by `doFillHeader`, if the layout leaves room for one.
open class BaseListCollectionView: BaseListView, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{

  /// What a header is reused under.
  public nonisolated static let defaultHeaderId = "defaultHeaderId"

  #if canImport(UIKit)
    /// The collection view that shows the rows: an outlet of the theme's XIB. The view becomes its
    /// data source and its delegate.
    @IBOutlet open var collectionView: UICollectionView?
  #else
    /// The collection view that shows the rows: an outlet of the theme's XIB. The view becomes its
    /// data source and its delegate.
    @Outlet open var collectionView: UICollectionView?
  #endif

  // MARK: What a subclass overrides

  /// Called once, when the collection view is there.
  open func doConfigureCollectionView(_ collectionView: UICollectionView) {}

  /// Makes the layout, each time the view is shown: items of 100 by 100 points.
  open func doCreateLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return layout
  }

  /// A cell for the row: one to be used again, or a new one.
  open func doDequeueReusableCell(
    _ indexPath: IndexPath, object: AnyObject?
  ) -> UICollectionViewCell {
    let id = doGetCellId(indexPath: indexPath, object: object)
    return collectionView?.dequeueReusableCell(withReuseIdentifier: id, for: indexPath)
      ?? doCreateCell(id)
  }

  /// Shows a row in a cell.
  open func doFillLoadedCell(indexPath: IndexPath, cell: UICollectionViewCell, object: AnyObject) {
  }

  /// Shows in a cell that its row is on its way.
  open func doFillInProgressCell(indexPath: IndexPath, cell: UICollectionViewCell) {}

  /// Registers the XIBs or classes of the cells with the collection view.
  open func doRegisterCellNibs() {
    collectionView?.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: BaseListTableView.defaultCellId)
  }

  /// Registers the cell at the end of a list that may go on.
  open func doRegisterLoadMoreCell() {
    collectionView?.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: doGetLoadMoreCellId())
  }

  /// Registers the XIB or class of the sections' headers.
  open func doRegisterHeaderNib() {
    collectionView?.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: BaseListCollectionView.defaultHeaderId)
  }

  /// What the row's cell is reused under; `object` is nil while the row is on its way.
  open func doGetCellId(indexPath: IndexPath, object: AnyObject?) -> String {
    BaseListTableView.defaultCellId
  }

  /// What the cell at the end of a list that may go on is reused under.
  open func doGetLoadMoreCellId() -> String {
    "loadMoreCell"
  }

  /// Makes a cell, where there is no collection view.
  open func doCreateCell(_ cellId: String) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// Shows in the last cell that more is on its way.
  open func doFillLoadMoreCell(_ cell: UICollectionViewCell) {}

  /// Shows the name of a section in its header.
  open func doFillHeader(_ header: UICollectionReusableView, section: String) {}

  /// The size of the last cell: the width of the list, and 75 points.
  open func doGetLoadMoreViewSize(_ layout: UICollectionViewFlowLayout) -> CGSize {
    CGSize(width: bounds.width, height: 75)
  }

  // MARK: BaseListView

  override open func onCreated() {
    super.onCreated()
    guard let collectionView else { return }
    collectionView.delegate = self
    collectionView.dataSource = self
    doRegisterCellNibs()
    doRegisterLoadMoreCell()
    doRegisterHeaderNib()
    doConfigureCollectionView(collectionView)
  }

  override open func onShow() {
    super.onShow()
    collectionView?.collectionViewLayout = doCreateLayout()
    updateRefreshControl(of: collectionView)
  }

  override open func onChangedRows(_ oldRows: [String: [AnyObject?]]) {
    super.onChangedRows(oldRows)
    collectionView?.reloadData()
  }

  override open func onAddedRows(_ oldRows: [String: [AnyObject?]]) {
    super.onAddedRows(oldRows)
    collectionView?.reloadData()
  }

  override open func onClearRows(_ oldRows: [String: [AnyObject?]]) {
    super.onClearRows(oldRows)
    collectionView?.reloadData()
  }

  override open func onFinishInteraction(_ result: Any?, error: NSError?) {
    super.onFinishInteraction(result, error: error)
    collectionView?.refreshControl?.endRefreshing()
  }

  // MARK: UICollectionViewDataSource

  /// One section for each of `sections`, and one for a list that has none yet.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    max(1, sections.count)
  }

  /// The rows known, and one more for the cell at the end of a list that may go on.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    rowsForSectionIndex(section).count + (hasLoadMoreCell(in: section) ? 1 : 0)
  }

  /// A cell filled by `doFillLoadedCell`, by `doFillInProgressCell` for a row that is not there,
  /// whose page is asked for then, or by `doFillLoadMoreCell` at the end.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard !isLoadMoreCell(indexPath) else {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: doGetLoadMoreCellId(), for: indexPath)
      doFillLoadMoreCell(cell)
      willShow(indexPath)
      return cell
    }
    let object = row(at: indexPath)
    let cell = doDequeueReusableCell(indexPath, object: object)
    if let object {
      doFillLoadedCell(indexPath: indexPath, cell: cell, object: object)
    } else {
      doFillInProgressCell(indexPath: indexPath, cell: cell)
    }
    willShow(indexPath)
    return cell
  }

  /// A header filled by `doFillHeader`.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let header = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: BaseListCollectionView.defaultHeaderId, for: indexPath)
    doFillHeader(header, section: name(of: indexPath[0]))
    return header
  }

  // MARK: UICollectionViewDelegateFlowLayout

  /// The layout's `itemSize`, and `doGetLoadMoreViewSize` for the cell at the end.
  open func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let layout = layout as? UICollectionViewFlowLayout else { return .zero }
    return isLoadMoreCell(indexPath) ? doGetLoadMoreViewSize(layout) : layout.itemSize
  }

  /// The layout's `headerReferenceSize` for a section that has a name, and nothing for others.
  open func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    guard let layout = layout as? UICollectionViewFlowLayout, !name(of: section).isEmpty else {
      return .zero
    }
    return layout.headerReferenceSize
  }

  // MARK: UICollectionViewDelegate

  /// Deselects the item, and tells the Screenlet of its row if that has been loaded.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    select(indexPath)
  }
}

extension BaseListCollectionView {

  /// The name of the section at that place; "" for one that has none.
  private func name(of section: Int) -> String {
    sections.indices.contains(section) ? sections[section] : BaseListView.DefaultSection
  }

  /// The last section of a list that may go on ends with a cell that says so.
  private func hasLoadMoreCell(in section: Int) -> Bool {
    isStream && moreRows && section == sections.count - 1
      && !rowsForSectionIndex(section).isEmpty
  }

  private func isLoadMoreCell(_ indexPath: IndexPath) -> Bool {
    hasLoadMoreCell(in: indexPath[0])
      && indexPath[1] == rowsForSectionIndex(indexPath[0]).count
  }
}
