/// An interactor that writes to a server, and stores its input in a cache if there is one.
///
/// "The connector tutorial" adds a bookmark with one. Unless `writeToCache(_:)` is overridden,
/// nothing is stored, and a server that cannot be reached is a failure with every strategy.
///
/// | `cacheStrategy` | |
/// |---|---|
/// | `remoteOnly` | the server |
/// | `remoteFirst` | the server, then the cache; only the cache if the server cannot be reached |
/// | `cacheOnly` | the cache |
/// | `cacheFirst` | the cache, then the server, whose outcome is reported |
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
