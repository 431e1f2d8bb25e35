/// An interactor that reads from a server, and stores the result in a cache if there is one.
///
/// "The connector tutorial" reads the title of a web page with one.
///
/// | `cacheStrategy` | |
/// |---|---|
/// | `remoteOnly` | the server; the result is stored |
/// | `remoteFirst` | the server; the result is stored; the cache if the server cannot be reached |
/// | `cacheOnly` | the cache |
/// | `cacheFirst` | the cache; if it has no value, the server, whose result is stored |
///
/// It stores what `cachedAnswer()` says, or what its own `readFromCache(_:result:)` and
/// `writeToCache(_:)` do.
open class ServerReadConnectorInteractor: ServerConnectorInteractor {

  /// Where the connector's result is kept; nil to keep nothing.
  open func cachedAnswer() -> CachedAnswer? {
    nil
  }

  /// Looks up `cachedAnswer()`.
  override open func readFromCache(_ c: ServerConnector, result: @escaping (Any?) -> Void) {
    guard let answer = cachedAnswer(), let cacheManager else {
      return super.readFromCache(c, result: result)
    }
    cacheManager.getAny(collection: answer.collection, key: answer.key) { value in
      result(value.flatMap { answer.restore($0, c) ? $0 : nil })
    }
  }

  /// Stores `cachedAnswer()`, in place of any earlier one.
  override open func writeToCache(_ c: ServerConnector) {
    guard let answer = cachedAnswer(), let cacheManager else { return super.writeToCache(c) }
    let isKept =
      answer.value(c).map {
        cacheManager.setClean(
          collection: answer.collection, key: answer.key, value: $0, attributes: [:])
      } ?? false
    // If the new answer cannot be stored, the old one is outdated.
    if !isKept { cacheManager.remove(collection: answer.collection, key: answer.key) }
  }

  override open func getCacheStrategyImpl(_ strategyType: CacheStrategyType) -> CacheStrategy {
    let remote = createStrategy(
      whenSucceeds: defaultStrategyRemote, then: defaultStrategyWriteToCache)
    return switch strategyType {
    case .remoteOnly: remote
    case .remoteFirst: createStrategy(whenFails: remote, then: defaultStrategyReadFromCache)
    case .cacheOnly: defaultStrategyReadFromCache
    case .cacheFirst: createStrategy(whenFails: defaultStrategyReadFromCache, then: remote)
    }
  }
}
