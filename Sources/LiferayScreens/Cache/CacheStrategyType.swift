/// Where a `ServerConnectorInteractor` looks, and in which order.
///
/// The raw values are what the inspectable property `offlinePolicy` of a Screenlet holds.
public enum CacheStrategyType: String, Sendable, CaseIterable {

  /// The server alone; a read is stored in the cache for others to find.
  case remoteOnly = "remote-only"

  /// The server, and the cache if the server cannot be reached.
  case remoteFirst = "remote-first"

  /// The cache alone; the server is never asked.
  case cacheOnly = "cache-only"

  /// The cache, then the server: for a read only if the cache has nothing.
  case cacheFirst = "cache-first"
}
