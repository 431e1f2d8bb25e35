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
/// It stores the values that `cachedAnswer()` or `cachedSteps()` describes, unless a subclass
/// overrides `readFromCache(_:result:)` and `writeToCache(_:)`.
open class ServerReadConnectorInteractor: ServerConnectorInteractor {

  /// Returns the place of the connector's result in the cache, or nil to store nothing.
  open func cachedAnswer() -> CachedAnswer? {
    nil
  }

  /// Returns the place of the results of several connectors in the cache, or nil for an interactor
  /// that runs only one.
  open func cachedSteps() -> CachedSteps? {
    nil
  }

  /// Looks up `cachedSteps()` or `cachedAnswer()` in the cache.
  override open func readFromCache(_ c: ServerConnector, result: @escaping (Any?) -> Void) {
    if let steps = cachedSteps(), let cacheManager {
      return cacheManager.getAny(collection: steps.collection, key: steps.key) { value in
        result(value.flatMap { steps.restore($0, in: cacheManager.directory) ? $0 : nil })
      }
    }
    guard let answer = cachedAnswer(), let cacheManager else {
      return super.readFromCache(c, result: result)
    }
    cacheManager.getAny(collection: answer.collection, key: answer.key) { value in
      result(value.flatMap { answer.restore($0, c) ? $0 : nil })
    }
  }

  /// Stores `cachedSteps()` or `cachedAnswer()`, replacing an earlier one.
  override open func writeToCache(_ c: ServerConnector) {
    guard let cacheManager else { return super.writeToCache(c) }
    if let steps = cachedSteps() {
      store(steps.value(c.parts), steps.collection, steps.key, in: cacheManager)
    } else if let answer = cachedAnswer() {
      store(answer.value(c), answer.collection, answer.key, in: cacheManager)
    } else {
      super.writeToCache(c)
    }
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

extension ServerReadConnectorInteractor {

  private func store(
    _ value: Any?, _ collection: String, _ key: String, in cacheManager: CacheManager
  ) {
    let isKept =
      value.map {
        cacheManager.setClean(collection: collection, key: key, value: $0, attributes: [:])
      } ?? false
    // If the new value cannot be stored, the old one is outdated.
    if !isKept { cacheManager.remove(collection: collection, key: key) }
  }
}
