/// An interactor that gets something from a server, and keeps it in a cache if it has one.
///
/// "The connector tutorial" has the title of a web page read by one.
///
/// | `cacheStrategy` | |
/// |---|---|
/// | `remoteOnly` | the server; the result is stored |
/// | `remoteFirst` | the server; the result is stored; the cache if the server cannot be reached |
/// | `cacheOnly` | the cache |
/// | `cacheFirst` | the cache; the server, and the result stored, if the cache has nothing |
open class ServerReadConnectorInteractor: ServerConnectorInteractor {

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
