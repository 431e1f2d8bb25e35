/// Ends the turn of an entry: `SyncManager` goes on with the next one. Further calls do nothing.
public typealias Signal = @MainActor () -> Void

/// Sends the entries of one collection. It gets the key and the attributes of an entry, and returns
/// what sends it, which calls `Signal` once, whatever becomes of the entry.
///
/// Both are called on the main actor. A `ScreenletSynchronizer` is the short way to write one.
public typealias OfflineSynchronizer =
  @MainActor (_ key: String, _ attributes: [String: Any]) ->
  @MainActor (_ signal: @escaping Signal) -> Void
