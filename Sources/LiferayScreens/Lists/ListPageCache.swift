internal import Foundation

/// Where a page of a list is in the cache.
struct ListPageCache {

  let cache: CacheManager
  /// Named after the Screenlet.
  let collection: String
  /// The rows of the page. Its first and its last row are in the key, and with them the page size.
  let pageKey: String
  /// The number of all rows, whichever page brought it.
  let countKey: String

  /// Puts what is kept where the connector would have put it. `result` is called with nil if there
  /// is nothing.
  @MainActor
  func read(
    into connector: PaginationLiferayConnector, result: @escaping @MainActor (Any?) -> Void
  ) {
    cache.getSome(collection: collection, keys: [pageKey, countKey]) { values in
      guard let rows = values.first as? [[String: Any]] else { return result(nil) }
      connector.resultPageContent = rows
      if connector.computeRowCount {
        connector.resultRowCount = values.last.flatMap {
          ["count": $0 as Any].intAttribute("count")
        }
      }
      result(rows)
    }
  }

  /// Keeps what the connector has got.
  @MainActor
  func write(_ connector: PaginationLiferayConnector) {
    guard let rows = connector.resultPageContent else { return }
    let isKept = cache.setClean(collection: collection, key: pageKey, value: rows, attributes: [:])
    // What the cache cannot keep must not leave an older page behind.
    if !isKept { cache.remove(collection: collection, key: pageKey) }
    guard connector.computeRowCount else { return }
    if let count = connector.resultRowCount {
      cache.setClean(collection: collection, key: countKey, value: count, attributes: [:])
    } else {
      cache.remove(collection: collection, key: countKey)
    }
  }
}

extension BaseListPageLoadInteractor {

  /// Nil for a list that is not kept: it has no key, or nobody is logged in.
  func cachePlace(of connector: PaginationLiferayConnector) -> ListPageCache? {
    let key = cacheKey(connector)
    guard !key.isEmpty, let screenlet, let context = SessionContext.currentContext else {
      return nil
    }
    let page = [key, connector.obcClassName, "\(connector.startRow)", "\(connector.endRow)"]
    return ListPageCache(
      cache: context.cacheManager, collection: ScreenletName(type(of: screenlet)),
      pageKey: page.compactMap(\.self).joined(separator: "-"), countKey: "\(key)-count")
  }
}
