public import Foundation

/// Sends the dirty entries of a cache, which were stored while the server could not be reached.
///
///     let syncManager = SyncManager(cacheManager: context.cacheManager)
///     syncManager.register(CommentAddSynchronizer())
///     syncManager.startSync()
///
/// Every method is called on the main actor, and so are the synchronizers and the delegate. Entries
/// are sent one at a time, in the order in which they were stored, so that the later of two writes
/// about the same subject wins. The cache is read on its own queue, and connectors run on theirs.
/// An entry that was sent is no longer dirty. An entry that could not be sent stays for the next
/// sync.
///
/// An entry is looked up again when its turn comes: an entry that was replaced in the meantime is
/// sent with its new value, and one that was removed is not sent. If the server cannot be reached,
/// the sync ends with that entry, because none of the others could be sent either.
@MainActor
open class SyncManager: NSObject {

  /// The cache whose dirty entries are sent.
  public let cacheManager: CacheManager

  /// Receives the progress; nil for none.
  open weak var delegate: (any SyncManagerDelegate)?

  /// Whether a sync is under way.
  public internal(set) var isSyncing = false

  var synchronizers: [String: OfflineSynchronizer] = [:]
  /// The entries whose turn has not come yet.
  var queue: [CacheEntry] = []
  /// The entry whose turn it is, and the number of turns so far. A signal counts only in its own
  /// turn.
  var current: CacheEntry?
  var turn = 0
  /// The interactor that sends the entry whose turn it is, if it was prepared with
  /// `prepareInteractorForSync`.
  weak var interactor: Interactor?
  var completions: [@MainActor () -> Void] = []

  /// Creates a manager for the dirty entries of a cache, such as
  /// `SessionContext.currentContext?.cacheManager`.
  public init(cacheManager: CacheManager) {
    self.cacheManager = cacheManager
    super.init()
  }

  // MARK: Synchronizers

  /// Registers `synchronizer` for the entries of the collection that is named after
  /// `screenletClass`.
  open func addSynchronizer(
    _ screenletClass: AnyClass, synchronizer: @escaping OfflineSynchronizer
  ) {
    addSynchronizerWithName(ScreenletName(screenletClass), synchronizer: synchronizer)
  }

  /// Registers `synchronizer` for the entries of the collection `screenletName`, replacing any that
  /// was added for it before. Entries of collections without a synchronizer are skipped.
  open func addSynchronizerWithName(
    _ screenletName: String, synchronizer: @escaping OfflineSynchronizer
  ) {
    synchronizers[screenletName] = synchronizer
  }

  /// Registers `synchronizer` for the entries of its collection. It creates their interactors
  /// again.
  ///
  /// Such an entry is sent only while the user of its cache is logged in. Otherwise it is reported
  /// as failed, with -2.
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
  /// If a sync is already under way, no other is started, and `onCompletion` is called at its end.
  /// The manager is retained until then.
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

  /// Ends the sync. The entry that is being sent is reported as failed, with -6, although the
  /// server may have it. This entry and all others stay in the cache.
  open func cancel() {
    guard isSyncing else { return }
    queue = []
    // The failure of the interactor ends the turn, and thereby the sync.
    interactor?.cancel()
    if isSyncing { end() }
  }

  /// Ends the sync, removes everything from the cache, whether sent or not, and then calls
  /// `onCompletion`.
  open func clear(_ onCompletion: (@MainActor () -> Void)? = nil) {
    cancel()
    cacheManager.removeAll(onCompletion)
  }
}
