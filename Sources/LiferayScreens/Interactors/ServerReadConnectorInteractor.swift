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
