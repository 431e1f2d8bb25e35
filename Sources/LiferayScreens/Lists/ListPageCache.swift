internal import Foundation

/// The location of a list's page in the cache.
struct ListPageCache {

  let cache: CacheManager
  /// The Screenlet's name.
  let collection: String
  /// The key of the page's rows. It contains the first and last row, and therefore the page size.
  let pageKey: String
  /// The key of the total number of rows, shared by all pages.
  let countKey: String

  /// Copies the cached page to the connector's result properties. Calls `result` with nil if there
  /// is no such page.
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

  /// Stores the connector's results.
  @MainActor
  func write(_ connector: PaginationLiferayConnector) {
    guard let rows = connector.resultPageContent else { return }
    let isKept = cache.setClean(collection: collection, key: pageKey, value: rows, attributes: [:])
    // If the cache rejects the page, remove the outdated version.
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

  /// Returns the location of the page in the cache. Returns nil if the list is not cached, because
  /// it has no key or no user was logged in at the start.
  func cachePlace(of connector: PaginationLiferayConnector) -> ListPageCache? {
    let key = cacheKey(connector)
    guard !key.isEmpty, let screenlet, let cacheManager else {
      return nil
    }
    let page = [key, connector.obcClassName, "\(connector.startRow)", "\(connector.endRow)"]
    return ListPageCache(
      cache: cacheManager, collection: ScreenletName(type(of: screenlet)),
      pageKey: page.compactMap(\.self).joined(separator: "-"), countKey: "\(key)-count")
  }
}
