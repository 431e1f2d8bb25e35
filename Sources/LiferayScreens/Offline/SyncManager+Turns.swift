internal import Foundation

// The turns of the entries, one after the other.
extension SyncManager {

  func start(_ entries: [CacheEntry]) {
    queue = entries.filter { synchronizers[$0.collection] != nil }
    report(count: UInt(entries.count))
    // The delegate may have cancelled.
    if isSyncing { next() }
  }

  /// Begins the turn of the next entry, or ends the sync.
  func next() {
    turn += 1
    current = nil
    interactor = nil
    guard !queue.isEmpty else { return end() }
    let (turn, entry) = (turn, queue.removeFirst())
    cacheManager.perform {
      $0.entry(entry.collection, entry.key)
    } then: { entry in
      guard self.turn == turn else { return }
      guard let entry, entry.synchronized == nil, !self.isBeingSent(entry) else {
        return self.next()
      }
      self.send(entry)
    }
  }

  func end() {
    turn += 1
    queue = []
    current = nil
    interactor = nil
    isSyncing = false
    let completions = completions
    self.completions = []
    completions.forEach { $0() }
  }

  private func isBeingSent(_ entry: CacheEntry) -> Bool {
    let location = CacheEntry.Location(entry.collection, entry.key, in: cacheManager)
    return ServerWriteConnectorInteractor.entriesBeingSent[location] != nil
  }

  private func send(_ entry: CacheEntry) {
    guard let synchronizer = synchronizers[entry.collection] else { return next() }
    let (turn, attributes) = (turn, entry.attributes(in: cacheManager))
    current = entry
    report(startOf: entry.key, in: entry.collection, attributes)
    guard self.turn == turn else { return }
    let work = synchronizer(entry.key, attributes)
    work { if self.turn == turn { self.next() } }
  }
}

extension CacheEntry {
  @MainActor
  fileprivate func attributes(in cache: CacheManager) -> [String: Any] {
    attributes.value(in: cache.directory) as? [String: Any] ?? [:]
  }
}
