public import Foundation

#if canImport(UIKit)
  internal import UIKit
#else
  public import HeadlessUIKit
#endif

/// A Screenlet that shows a list, page by page.
///
/// "The list connector tutorial" describes its connector. A subclass overrides
/// `createPageLoadInteractor` and the three hooks that receive results. The first page is loaded
/// when the Screenlet is shown, unless `autoLoad` is off; the other pages when their rows come into
/// view.
///
/// If the server sends the total number of rows, the list has a slot for each of them from the
/// start, and pages may be loaded in any order. If it does not, or if the rows are grouped into
/// sections, each page is appended when the end of the list comes into view (`streamMode`).
open class BaseListScreenlet: BaseScreenlet {

  /// The action that loads the first page, and discards the others.
  open class var LoadInitialPageAction: String { "load-initial-page" }

  /// The action that loads the page whose index, from 0, is the sender.
  open class var LoadPageAction: String { "load-page" }

  /// Whether to load the list when the Screenlet enters a window: the first time, and again after a
  /// failure, with another theme, or for another user. Otherwise the rows, and what users have
  /// scrolled to, stay as they were.
  @IBInspectable open var autoLoad: Bool = true

  /// Whether pulling the list down reloads it.
  @IBInspectable open var refreshControl: Bool = true

  /// The number of rows on the first page.
  @IBInspectable open var firstPageSize: Int = 50

  /// The number of rows on every other page.
  @IBInspectable open var pageSize: Int = 25

  /// The Java class of the comparator that sorts the rows, or "" for the server's default order.
  @IBInspectable open var obcClassName: String = ""

  /// Whether pages are appended to a list of unknown length.
  var streamMode = false
  var pagesAtWork: Set<Int> = []
  var pagesLoaded: Set<Int> = []
  /// The total number of rows that the server sent with the first page, if any.
  var totalRowCount: Int?
  /// Creates the interactor that loads a page, counted from 0, in place of
  /// `createPageLoadInteractor(page:computeRowCount:)`, unless it returns nil. For what extensions
  /// of a Screenlet add to it.
  package var pageLoadOverride:
    ((_ page: Int, _ computeRowCount: Bool) -> BaseListPageLoadInteractor?)?
  /// The user for whom the list was loaded from its beginning.
  private var user: Int64?
  /// The number of times that the list was loaded from its beginning.
  private(set) var loadCount = 0

  /// The view as a `BaseListView`, or nil if the theme is missing or its view is of another class.
  open var baseListView: BaseListView? {
    screenletView as? BaseListView
  }

  // MARK: Overridden by subclasses

  /// Creates the interactor that loads a page, counted from 0. The Screenlet sets its closures and
  /// its `obcClassName`. The interactor of the base class fails with -2, since its connector makes
  /// no call.
  open func createPageLoadInteractor(
    page: Int, computeRowCount: Bool
  ) -> BaseListPageLoadInteractor {
    BaseListPageLoadInteractor(screenlet: self, page: page, computeRowCount: computeRowCount)
  }

  /// Called when a page, counted from 0, could not be loaded, after the list view's `onLoadFailed`.
  /// Errors are those of `BaseListPageLoadInteractor`.
  open func onLoadPageError(page: Int, error: NSError) {}

  /// Called when a page, counted from 0, has been loaded and shown, with its rows and the number of
  /// rows in the list.
  open func onLoadPageResult(page: Int, rows: [AnyObject], rowCount: Int) {}

  /// Called when the user has selected a row that is loaded.
  open func onSelectedRow(_ row: AnyObject) {}

  // MARK: Loading

  /// Reloads the list from the beginning. Loads in flight are cancelled without a call of
  /// `onLoadPageError`. Returns false if the load could not be started.
  @discardableResult
  open func loadList() -> Bool {
    performAction(name: type(of: self).LoadInitialPageAction, sender: nil)
  }

  /// Loads the page of a row, unless it is loaded or being loaded.
  open func loadPageForRow(_ row: Int) {
    // In a list that grows page by page, rows that the app has added or removed are not counted.
    let page = streamMode ? (pagesLoaded.max() ?? -1) + 1 : pageFromRow(row)
    guard !pagesAtWork.contains(page), !pagesLoaded.contains(page) else { return }
    performAction(name: type(of: self).LoadPageAction, sender: page)
  }

  /// Returns the page of a row, both counted from 0.
  open func pageFromRow(_ row: Int) -> Int {
    row < firstPageSize ? 0 : (row - firstPageSize) / max(1, pageSize) + 1
  }

  /// Returns the first row of a page, both counted from 0.
  open func firstRowForPage(_ page: Int) -> Int {
    page <= 0 ? 0 : max(0, firstPageSize) + (page - 1) * max(1, pageSize)
  }

  // MARK: BaseScreenlet

  override open func onCreated() {
    super.onCreated()
    baseListView?.onSelectedRowClosure = { [weak self] in self?.onSelectedRow($0) }
    baseListView?.fetchPageForRow = { [weak self] in self?.loadPageForRow($0) }
  }

  /// The action that loads the first page: `performDefaultAction()` is `loadList()`.
  override open var defaultActionName: String {
    type(of: self).LoadInitialPageAction
  }

  override open func onShow() {
    super.onShow()
    let isLoaded = baseListView?.hasLoaded == true || !pagesAtWork.isEmpty
    if autoLoad, !isLoaded || user != SessionContext.currentContext?.user.userId { loadList() }
  }

  override open func createInteractor(name: String, sender: Any?) -> Interactor? {
    let type = type(of: self)
    guard [type.LoadInitialPageAction, type.LoadPageAction].contains(name) else { return nil }
    let page = name == type.LoadPageAction ? sender as? Int ?? 0 : 0
    let interactor =
      pageLoadOverride?(page, page == 0)
      ?? createPageLoadInteractor(page: page, computeRowCount: page == 0)
    interactor.obcClassName = obcClassName.isEmpty ? nil : obcClassName
    interactor.onSuccess = { [weak self, weak interactor] in
      if let interactor { self?.loaded(interactor) }
    }
    interactor.onFailure = { [weak self, weak interactor] error in
      if let interactor { self?.failed(interactor, error) }
    }
    return interactor
  }

  @discardableResult
  override open func onAction(name: String, interactor: Interactor, sender: Any?) -> Bool {
    if name == type(of: self).LoadInitialPageAction { forgetPages(besides: interactor) }
    if let interactor = interactor as? BaseListPageLoadInteractor {
      pagesAtWork.insert(interactor.page)
    }
    return super.onAction(name: name, interactor: interactor, sender: sender)
  }

  #if !canImport(UIKit)
    override open class var runtimeAttributes: [RuntimeAttribute] {
      super.runtimeAttributes + [
        RuntimeAttribute("autoLoad", \BaseListScreenlet.autoLoad),
        RuntimeAttribute("refreshControl", \BaseListScreenlet.refreshControl),
        RuntimeAttribute("firstPageSize", \BaseListScreenlet.firstPageSize),
        RuntimeAttribute("pageSize", \BaseListScreenlet.pageSize),
        RuntimeAttribute("obcClassName", \BaseListScreenlet.obcClassName),
      ]
    }
  #endif
}

extension BaseListScreenlet {

  private func loaded(_ interactor: BaseListPageLoadInteractor) {
    pagesAtWork.remove(interactor.page)
    pagesLoaded.insert(interactor.page)
    let newRows = interactor.resultPageContent ?? [:]
    let sections = interactor.sections ?? []
    let allRows = interactor.resultAllPagesContent ?? [:]
    if interactor.page == 0 { totalRowCount = interactor.resultRowCount }
    // Without sections, there is a slot for every row if the server's total is correct.
    let places = allRows.values.reduce(0) { $0 + $1.count }
    let rowCount = streamMode ? max(places, totalRowCount ?? 0) : places
    baseListView?.setRows(allRows, newRows: newRows, rowCount: rowCount, sections: sections)
    onLoadPageResult(
      page: interactor.page, rows: sections.flatMap { newRows[$0] ?? [] }, rowCount: rowCount)
  }

  private func failed(_ interactor: BaseListPageLoadInteractor, _ error: NSError) {
    guard !interactor.isSuperseded else { return }
    pagesAtWork.remove(interactor.page)
    baseListView?.onLoadFailed()
    onLoadPageError(page: interactor.page, error: error)
  }

  /// Cancels all other loads and clears the list, even if a control performs the action.
  func forgetPages(besides beginning: Interactor? = nil) {
    let type = type(of: self)
    for action in [type.LoadInitialPageAction, type.LoadPageAction] {
      for case let interactor as BaseListPageLoadInteractor in runningInteractors[action] ?? []
      where interactor !== beginning {
        interactor.isSuperseded = true
        interactor.cancel()
      }
    }
    loadCount += 1
    user = SessionContext.currentContext?.user.userId
    pagesAtWork = []
    pagesLoaded = []
    totalRowCount = nil
    streamMode = false
    baseListView?.clearRows()
  }
}
