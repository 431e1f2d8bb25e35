/// Ends the turn of an entry, so that `SyncManager` continues with the next one. Further calls do
/// nothing.
public typealias Signal = @MainActor () -> Void

/// Sends the entries of one collection. It is passed the key and the attributes of an entry, and
/// returns a closure that sends the entry. The closure calls `Signal` once, whether or not it
/// succeeds.
///
/// Both are called on the main actor. A `ScreenletSynchronizer` is a simpler way to implement one.
public typealias OfflineSynchronizer =
  @MainActor (_ key: String, _ attributes: [String: Any]) ->
  @MainActor (_ signal: @escaping Signal) -> Void
