/// An interactor that sends something to a server, and keeps it in a cache if it has one.
///
/// "The connector tutorial" has a bookmark added by one. Without an override of `writeToCache(_:)`
/// nothing is ever stored, and a server that cannot be reached is a failure under every strategy.
///
/// | `cacheStrategy` | |
/// |---|---|
/// | `remoteOnly` | the server |
/// | `remoteFirst` | the server, then the cache; the cache alone if the server cannot be reached |
/// | `cacheOnly` | the cache |
/// | `cacheFirst` | the cache, then the server, whose answer is the outcome |
open class ServerWriteConnectorInteractor: ServerConnectorInteractor {

  override open func getCacheStrategyImpl(_ strategyType: CacheStrategyType) -> CacheStrategy {
    switch strategyType {
    case .remoteOnly:
      defaultStrategyRemote
    case .remoteFirst:
      createStrategy(
        whenFails: createStrategy(
          whenSucceeds: defaultStrategyRemote, then: defaultStrategyWriteToCache),
        then: defaultStrategyWriteToCache)
    case .cacheOnly:
      defaultStrategyWriteToCache
    case .cacheFirst:
      createStrategy(defaultStrategyWriteToCache, andThen: defaultStrategyRemote)
    }
  }
}
