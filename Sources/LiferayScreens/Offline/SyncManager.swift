public import Foundation

/// Sends what a cache has kept while the server could not be reached: its dirty entries.
///
///     let syncManager = SyncManager(cacheManager: context.cacheManager)
///     syncManager.register(CommentAddSynchronizer())
///     syncManager.startSync()
///
/// Every method is called on the main actor, and so are the synchronizers and the delegate. Entries
/// are sent one at a time, in the order in which they were stored, so that of two writes about one
/// thing the later one counts; the cache is read on its own queue, and connectors run on theirs. What
/// was sent is no longer dirty, and what could not be sent stays, for the next sync.
///
/// An entry is looked up again when its turn comes: one that was replaced in the meantime is sent as
/// it is now, and one that was removed is not sent. If the server cannot be reached, the sync ends
/// with that entry, since none of the others could be sent either.
@MainActor
open class SyncManager: NSObject {

  /// The cache whose dirty entries are sent.
  public let cacheManager: CacheManager

  /// Receives the progress; nil for none.
  open weak var delegate: (any SyncManagerDelegate)?

  /// Whether a sync is under way.
  public internal(set) var isSyncing = false

  var synchronizers: [String: OfflineSynchronizer] = [:]
  /// The entries whose turn has not come.
  var queue: [CacheEntry] = []
  /// The entry whose turn it is, and how many turns there have been: a signal counts in its own only.
  var current: CacheEntry?
  var turn = 0
  /// What sends the entry whose turn it is, if it was prepared with `prepareInteractorForSync`.
  weak var interactor: Interactor?
  var completions: [@MainActor () -> Void] = []

  /// A manager for the dirty entries of a cache, such as `SessionContext.currentContext?.cacheManager`.
  public init(cacheManager: CacheManager) {
    self.cacheManager = cacheManager
    super.init()
  }

  // MARK: Synchronizers

  /// Has the entries of the collection that is named after `screenletClass` sent by `synchronizer`.
  open func addSynchronizer(
    _ screenletClass: AnyClass, synchronizer: @escaping OfflineSynchronizer
  ) {
    addSynchronizerWithName(ScreenletName(screenletClass), synchronizer: synchronizer)
  }

  /// Has the entries of the collection `screenletName` sent by `synchronizer`, instead of any that
  /// was added for it before. Entries of collections without one are skipped.
  open func addSynchronizerWithName(
    _ screenletName: String, synchronizer: @escaping OfflineSynchronizer
  ) {
    synchronizers[screenletName] = synchronizer
  }

  /// Has the entries of its collection sent by `synchronizer`, which makes their interactors again.
  ///
  /// Such an entry is sent only while the user is logged in whose cache it is in; otherwise it is
  /// reported as failed, with -2.
  open func register(_ synchronizer: any ScreenletSynchronizer) {
    addSynchronizerWithName(synchronizer.collection) { [weak self] key, attributes in
      { signal in
        guard let self else { return signal() }
        self.send(key, attributes, by: synchronizer, signal: signal)
      }
    }
  }

  // MARK: Syncing

  /// Passes `result` the number of dirty entries.
  open func pendingItemsToSync(_ result: @escaping @MainActor (UInt) -> Void) {
    cacheManager.countPendingToSync(result)
  }

  /// Sends all dirty entries, then calls `onCompletion`, even if some of them failed.
  ///
  /// While a sync is under way, no other is started: `onCompletion` is called at its end. The manager
  /// is retained until then.
  open func startSync(_ onCompletion: (@MainActor () -> Void)? = nil) {
    if let onCompletion { completions.append(onCompletion) }
    guard !isSyncing else { return }
    isSyncing = true
    turn += 1
    let turn = turn
    cacheManager.perform(\.pending) { entries in
      guard self.turn == turn else { return }
      self.start(entries)
    }
  }

  /// Ends the sync. The entry that is being sent is reported as failed, with -6, though the server may
  /// have it; it and all others are kept.
  open func cancel() {
    guard isSyncing else { return }
    queue = []
    // Its failure ends the turn, and with it the sync.
    interactor?.cancel()
    if isSyncing { end() }
  }

  /// Ends the sync, and removes everything from the cache, sent or not; then calls `onCompletion`.
  open func clear(_ onCompletion: (@MainActor () -> Void)? = nil) {
    cancel()
    cacheManager.removeAll(onCompletion)
  }
}
