/// Whether a `ServerConnectorInteractor` uses the server, the cache or both, and in which order.
///
/// The raw values are those of a Screenlet's inspectable property `offlinePolicy`.
public enum CacheStrategyType: String, Sendable, CaseIterable {

  /// Only the server. The results of reads are stored in the cache for other policies.
  case remoteOnly = "remote-only"

  /// The server, or the cache if the server cannot be reached.
  case remoteFirst = "remote-first"

  /// Only the cache; no request is sent.
  case cacheOnly = "cache-only"

  /// The cache first, then the server; a read asks the server only if the cache has no value.
  case cacheFirst = "cache-first"
}
