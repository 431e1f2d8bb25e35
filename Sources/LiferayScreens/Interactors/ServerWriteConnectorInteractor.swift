internal import Foundation

/// An interactor that writes to a server, and stores its input in a cache if there is one.
///
/// "The connector tutorial" adds a bookmark with one. Unless `pendingWrite()` or `writeToCache(_:)`
/// is overridden, nothing is stored, and a server that cannot be reached is a failure with every
/// strategy.
///
/// | `cacheStrategy` | |
/// |---|---|
/// | `remoteOnly` | the server |
/// | `remoteFirst` | the server, then the cache; only the cache if the server cannot be reached |
/// | `cacheOnly` | the cache |
/// | `cacheFirst` | the cache, then the server, whose outcome is reported |
///
/// A `PendingWrite` is stored as dirty if its connector accepts it, and removed once the server has
/// it or has rejected it. If the server cannot be reached, it stays in the cache, and the outcome
/// is a success with `isKept`. A `SyncManager` sends it later.
open class ServerWriteConnectorInteractor: ServerConnectorInteractor {

  /// Whether the server has the input. If it does not, an override of `writeToCache(_:)` stores the
  /// input as dirty.
  public internal(set) var isSent = false

  /// Whether the input is in the cache and the server does not have it yet. It is known when the
  /// outcome is reported.
  public internal(set) var isKept = false

  /// The key under which the input is stored in the cache, or nil before that.
  public internal(set) var cacheKeyUsed: String?

  /// The entries whose inputs are being sent by the interactors that have just stored them, with
  /// the last such interactor for each entry. A `SyncManager` leaves these entries for its next
  /// sync.
  static var entriesBeingSent: [CacheEntry.Location: ObjectIdentifier] = [:]

  /// Keeps the app running until the end, if the user leaves it.
  private var backgroundTime: BackgroundTime?
  /// Whether the interactor sends an entry that was stored earlier, for a `SyncManager`.
  var isResent = false
  /// The location at which this run stored the input.
  private var kept: CacheEntry.Location?
  /// Entries stored under the key up to this date are outdated once the server has this input.
  private var storedUpTo = Date()

  /// Returns the input to store if it cannot be sent, or nil to store nothing.
  open func pendingWrite() -> PendingWrite? {
    nil
  }

  /// Creates the connector that reads the current value of the server before a `SyncManager` sends
  /// a stored input. If it returns nil, or if the connector's validation fails, the input is sent
  /// without reading. Called on the main actor.
  open func createConflictConnector() -> ServerConnector? {
    nil
  }

  /// Returns the current value of the server if it differs from the one that the input was based
  /// on, so that the app has to choose, or nil to send the input. `c` is the connector of
  /// `createConflictConnector()`, which has succeeded. If it fails, the interaction fails with its
  /// error, and the input stays in the cache.
  open func conflictingValue(_ c: ServerConnector) -> Any? {
    nil
  }

  // MARK: ServerConnectorInteractor

  override open func getCacheStrategyImpl(_ strategyType: CacheStrategyType) -> CacheStrategy {
    switch strategyType {
    case .remoteOnly:
      sendingStrategy
    case .remoteFirst:
      createStrategy(
        whenFails: createStrategy(
          whenSucceeds: sendingStrategy, then: defaultStrategyWriteToCache),
        then: defaultStrategyWriteToCache)
    case .cacheOnly:
      defaultStrategyWriteToCache
    case .cacheFirst:
      createStrategy(defaultStrategyWriteToCache, andThen: sendingStrategy)
    }
  }

  /// Stores `pendingWrite()` as dirty, unless it was sent. An input that the connector rejects is
  /// not stored: the interaction fails with its `ValidationError`.
  override open func writeToCache(_ c: ServerConnector) {
    // An input that was sent does not need to be stored, and one that is sent again is already
    // stored.
    if isSent || isResent { return }
    guard let write = pendingWrite(), let cacheManager else { return super.writeToCache(c) }
    if let refusal = c.validateData() {
      c.lastError = refusal
      return
    }
    let key = cacheKeyUsed ?? write.makeKey()
    isKept = cacheManager.setDirty(
      collection: write.collection, key: key, value: "", attributes: write.attributes)
    storedUpTo = Date()
    cacheKeyUsed = key
    kept = isKept ? CacheEntry.Location(write.collection, key, in: cacheManager) : nil
    if !isKept {
      c.lastError = NSError.errorWithCause(
        .abortedDueToPreconditions, message: "The cache cannot keep the input.")
    }
  }

  @discardableResult
  override open func start() -> Bool {
    isSent = false
    endSending()
    if !isResent {
      (isKept, cacheKeyUsed, kept, storedUpTo) = (false, nil, nil, Date())
    }
    backgroundTime?.end()
    backgroundTime = BackgroundTime(for: "LiferayScreens: write")
    return super.start()
  }

  override open func callOnSuccess() {
    endSending()
    if isSent { forget() }
    endBackgroundTime()
    super.callOnSuccess()
  }

  override open func callOnFailure(_ error: NSError) {
    endSending()
    // The failure is reported to the user, so the entry must not be sent later. An interactor that
    // has ended reports nothing.
    if isKept, !isResent, !isEnded { forget() }
    endBackgroundTime()
    super.callOnFailure(error)
  }
}

extension ServerWriteConnectorInteractor {

  /// Makes the next `start()` send `entry`, which is stored in the cache.
  func resend(_ entry: CacheEntry, in cache: CacheManager) {
    (isResent, isKept, cacheKeyUsed) = (true, true, entry.key)
    storedUpTo = entry.stored
  }

  /// Passes `result` the current value of the server if it is in conflict with the input, or else
  /// nil. If the value cannot be read, the interaction fails instead.
  func findConflict(_ result: @escaping @MainActor (Any?) -> Void) {
    guard let connector = createConflictConnector() else { return result(nil) }
    currentConnector = connector
    let refusal = connector.validateAndEnqueue { c in
      guard self.currentConnector === c else { return }
      if let error = c.lastError { return self.callOnFailure(error.asOutcomeOfCall) }
      self.currentConnector = nil
      result(self.conflictingValue(c))
    }
    // An input that the connector rejects, such as an entry without an id, is not on the server
    // yet.
    if refusal != nil {
      currentConnector = nil
      result(nil)
    }
  }

  /// Sends the input. If it is stored and the server cannot be reached, the outcome is a success,
  /// unless the input is being sent again.
  private func sendingStrategy(
    _ c: ServerConnector, whenSuccess: @escaping () -> Void,
    whenFailure: @escaping (NSError) -> Void
  ) {
    if !isResent, let kept { Self.entriesBeingSent[kept] = ObjectIdentifier(self) }
    defaultStrategyRemote(c) {
      self.isSent = true
      whenSuccess()
    } whenFailure: { error in
      let mayWait = self.isKept && !self.isResent && error.hasCause(.notAvailable)
      if mayWait { whenSuccess() } else { whenFailure(error) }
    }
  }

  /// Ends the time after what is still to be changed in the cache, which is changed in turn.
  private func endBackgroundTime() {
    guard let time = backgroundTime else { return }
    backgroundTime = nil
    guard let cacheManager else { return time.end() }
    cacheManager.change({ time.end() }) { _ in }
  }

  private func endSending() {
    guard let kept, Self.entriesBeingSent[kept] == ObjectIdentifier(self) else { return }
    Self.entriesBeingSent[kept] = nil
  }

  /// Removes the entry with the key, unless it was stored later than this input.
  private func forget() {
    isKept = false
    guard let cacheManager else { return }
    if let kept {
      return cacheManager.remove(kept.collection, kept.key, storedUpTo: storedUpTo)
    }
    guard let write = pendingWrite(),
      let key = cacheKeyUsed ?? write.subject.map({ _ in write.makeKey() })
    else { return }
    cacheManager.remove(write.collection, key, storedUpTo: storedUpTo)
  }
}
