public import Foundation

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// A list in a collection view.
///
/// A subclass registers its cells in `doRegisterCellNibs`, and fills them: in `doFillLoadedCell`
/// for a loaded row, in `doFillInProgressCell` for a row that is being loaded. A list of unknown
/// length that may have more rows ends with an additional cell, filled by `doFillLoadMoreCell`. A
/// section with a name has a header, filled by `doFillHeader`, if the layout reserves space for it.
open class BaseListCollectionView: BaseListView, UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout
{

  /// The reuse identifier of cells, unless `doGetCellId` returns another.
  public nonisolated static let defaultCellId = BaseListTableView.defaultCellId
  /// The reuse identifier of headers.
  public nonisolated static let defaultHeaderId = "defaultHeaderId"

  #if canImport(UIKit)
    /// The collection view that shows the rows: an outlet in the theme's XIB. The view becomes its
    /// data source and its delegate.
    @IBOutlet open var collectionView: UICollectionView?
    /// The dots of a slideshow, one per row: an outlet in the theme's XIB.
    @IBOutlet open var pageControl: UIPageControl?
  #else
    /// The collection view that shows the rows: an outlet in the theme's XIB. The view becomes its
    /// data source and its delegate.
    @Outlet open var collectionView: UICollectionView?
    /// The dots of a slideshow, one per row: an outlet in the theme's XIB.
    @Outlet open var pageControl: UIPageControl?
  #endif

  override open class var optionalOutlets: [String] {
    super.optionalOutlets + ["pageControl"]
  }

  /// The number of items beside each other. If it is 0, as in the base class, the layout decides:
  /// its `itemSize` applies, or as many fit as a `TileLayout` finds.
  ///
  /// The items of a flow layout become as wide as that makes them, and as high as the proportions
  /// of its `itemSize` make them; those of a `TileLayout` that scrolls vertically as high as they
  /// are otherwise at that width.
  open var columnNumber: Int = 0 {
    didSet { collectionView?.collectionViewLayout.invalidateLayout() }
  }

  /// The width of the list for which its columns have been laid out.
  private var columnsWidth: CGFloat?

  // MARK: Overridden by subclasses

  /// Called once, when the collection view is available.
  open func doConfigureCollectionView(_ collectionView: UICollectionView) {}

  /// Creates the layout each time the view is shown. The base class uses items of 100 by 100
  /// points.
  open func doCreateLayout() -> UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    return layout
  }

  /// Returns a cell for the row, reused or new.
  open func doDequeueReusableCell(
    _ indexPath: IndexPath, object: AnyObject?
  ) -> UICollectionViewCell {
    let id = doGetCellId(indexPath: indexPath, object: object)
    return collectionView?.dequeueReusableCell(withReuseIdentifier: id, for: indexPath)
      ?? doCreateCell(id)
  }

  /// Shows a loaded row in a cell.
  open func doFillLoadedCell(indexPath: IndexPath, cell: UICollectionViewCell, object: AnyObject) {
  }

  /// Shows in a cell that its row is being loaded.
  open func doFillInProgressCell(indexPath: IndexPath, cell: UICollectionViewCell) {}

  /// Registers the XIBs or classes of the cells with the collection view.
  open func doRegisterCellNibs() {
    collectionView?.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: BaseListCollectionView.defaultCellId)
  }

  /// Registers the last cell of a list that may have more rows.
  open func doRegisterLoadMoreCell() {
    collectionView?.register(
      UICollectionViewCell.self, forCellWithReuseIdentifier: doGetLoadMoreCellId())
  }

  /// Registers the XIB or class of the section headers.
  open func doRegisterHeaderNib() {
    collectionView?.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: BaseListCollectionView.defaultHeaderId)
  }

  /// Returns the reuse identifier of the row's cell. `object` is nil while the row is being loaded.
  open func doGetCellId(indexPath: IndexPath, object: AnyObject?) -> String {
    BaseListCollectionView.defaultCellId
  }

  /// Returns the reuse identifier of the last cell of a list that may have more rows.
  open func doGetLoadMoreCellId() -> String {
    "loadMoreCell"
  }

  /// Creates a cell if there is no collection view.
  open func doCreateCell(_ cellId: String) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }

  /// Shows in the last cell that more rows are being loaded.
  open func doFillLoadMoreCell(_ cell: UICollectionViewCell) {}

  /// Shows the name of a section in its header.
  open func doFillHeader(_ header: UICollectionReusableView, section: String) {}

  /// Returns the size of the last cell. The base class uses the width of the list and 75 points.
  open func doGetLoadMoreViewSize(_ layout: UICollectionViewFlowLayout) -> CGSize {
    CGSize(width: bounds.width, height: 75)
  }

  // MARK: BaseListView

  override open func onCreated() {
    super.onCreated()
    guard let collectionView else { return }
    collectionView.delegate = self
    collectionView.dataSource = self
    let layout = collectionView.collectionViewLayout as? UICollectionViewFlowLayout
    if layout?.scrollDirection != .horizontal { moveContent(into: collectionView) }
    if let pageControl {
      pageControl.hidesForSinglePage = true
      // It would follow the rows while they move to the page that was tapped.
      pageControl.isUserInteractionEnabled = false
      #if canImport(UIKit)
        collectionView.decelerationRate = .fast
      #endif
    }
    doRegisterCellNibs()
    doRegisterLoadMoreCell()
    doRegisterHeaderNib()
    doConfigureCollectionView(collectionView)
  }

  override open func onShow() {
    super.onShow()
    collectionView?.collectionViewLayout = doCreateLayout()
    updateRefreshControl(of: collectionView)
    onChangedHeader()
  }

  override func onChangedHeader() {
    super.onChangedHeader()
    // It would be between the header and the rows.
    collectionView?.refreshControl?.bounds.origin.y = header?.frame.height ?? 0
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

  override func onChangedBackground() {
    collectionView?.backgroundView = updatedPlaceholder(in: collectionView)
  }

  override open func onFinishInteraction(_ result: Any?, error: NSError?) {
    super.onFinishInteraction(result, error: error)
    collectionView?.refreshControl?.endRefreshing()
  }

  // MARK: UICollectionViewDataSource

  /// Returns the number of `sections`, or 1 for a list without sections.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    max(1, sections.count)
  }

  /// Returns the number of known rows, plus one for the last cell of a list that may have more.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    rowsForSectionIndex(section).count + (hasLoadMoreCell(in: section) ? 1 : 0)
  }

  /// Returns a cell filled by `doFillLoadedCell`; by `doFillInProgressCell` if the row is not
  /// loaded, in which case its page is requested; or by `doFillLoadMoreCell` at the end.
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
    let cell = makingCell { doDequeueReusableCell(indexPath, object: object) }
    if let object {
      doFillLoadedCell(indexPath: indexPath, cell: cell, object: object)
    } else {
      doFillInProgressCell(indexPath: indexPath, cell: cell)
    }
    cell.showMonograms()
    willShow(indexPath)
    return cell
  }

  /// Returns a header filled by `doFillHeader`.
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

  /// Returns the layout's `itemSize`, the size of an item of `columnNumber` columns, or
  /// `doGetLoadMoreViewSize` for the cell at the end.
  open func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    guard let layout = layout as? UICollectionViewFlowLayout else { return .zero }
    if isLoadMoreCell(indexPath) { return doGetLoadMoreViewSize(layout) }
    let isGrid = columnNumber > 0 && !(layout is TileLayout)
    return isGrid ? layout.itemSize(inColumns: columnNumber, of: collectionView) : layout.itemSize
  }

  /// Returns the layout's `headerReferenceSize` for a section with a name, and zero for others.
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

  /// Shows which page of a slideshow is in its middle.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {
    guard let layout = collectionView?.collectionViewLayout as? TileLayout else { return }
    pageControl?.currentPage = layout.page
  }

  /// Deselects the item, and reports its row to the Screenlet if it is loaded.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    collectionView.deselectItem(at: indexPath, animated: true)
    select(indexPath)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    guard columnNumber > 0, let width = collectionView?.bounds.width, width != columnsWidth else {
      return
    }
    columnsWidth = width
    collectionView?.collectionViewLayout.invalidateLayout()
  }

  #if canImport(UIKit)
    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      let size = traitCollection.preferredContentSizeCategory
      guard size != previousTraitCollection?.preferredContentSizeCategory else { return }
      collectionView?.collectionViewLayout.invalidateLayout()
    }

    /// Returns the menu of the cell, with the actions of its row.
    open func collectionView(
      _ collectionView: UICollectionView,
      contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
    ) -> UIContextMenuConfiguration? {
      guard indexPaths.count == 1, !isLoadMoreCell(indexPaths[0]) else { return nil }
      let actions = rowActions(at: indexPaths[0])
      guard !actions.isEmpty else { return nil }
      return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
        UIMenu(
          children: actions.map { action in
            UIAction(
              title: action.title, image: action.symbol,
              attributes: action.isDestructive ? .destructive : []
            ) { _ in
              self?.userAction(name: action.name, sender: action.sender)
            }
          })
      }
    }
  #endif
}

@nonobjc extension BaseListCollectionView {

  /// Returns the name of the section at this index, or "" if it has none.
  private func name(of section: Int) -> String {
    sections.indices.contains(section) ? sections[section] : BaseListView.DefaultSection
  }

  /// Whether the section ends with a "load more" cell: the last section of a list that may have
  /// more rows.
  private func hasLoadMoreCell(in section: Int) -> Bool {
    isStream && moreRows && section == sections.count - 1
      && !rowsForSectionIndex(section).isEmpty
  }

  private func isLoadMoreCell(_ indexPath: IndexPath) -> Bool {
    hasLoadMoreCell(in: indexPath[0])
      && indexPath[1] == rowsForSectionIndex(indexPath[0]).count
  }
}

@nonobjc extension BaseListCollectionView {

  /// Shows the rows, and moves only those that have changed if the collection shows the old ones,
  /// without a cell that says that there are more.
  private func reload(from oldRows: [String: [AnyObject?]]) {
    onChangedBackground()
    pageControl?.numberOfPages = rows.values.reduce(0) { $0 + $1.count }
    guard let collectionView else { return }
    let counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
    guard let changes = changes(from: oldRows, in: collectionView, showing: counts),
      !sections.indices.contains(where: hasLoadMoreCell)
    else { return collectionView.reloadData() }
    collectionView.performBatchUpdates {
      collectionView.deleteItems(at: changes.deleted)
      collectionView.insertItems(at: changes.inserted)
      collectionView.reloadItems(at: changes.replaced)
    }
  }
}
