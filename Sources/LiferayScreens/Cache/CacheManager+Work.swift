internal import Foundation

extension CacheManager {

  /// Caches of the same directory share its files, so a single queue serves all caches.
  private static let queue = DispatchQueue(label: "LiferayScreens cache")

  /// Runs `work` with the directory, after all work enqueued earlier.
  func perform<Value: Sendable>(
    _ work: @escaping @Sendable (CacheFolder) -> Value,
    then result: @escaping @MainActor (Value) -> Void
  ) {
    let reply = MainActorReply(result)
    CacheManager.queue.async { [folder] in reply.send(work(folder)) }
  }

  /// Changes the directory, and logs a warning if that fails.
  @discardableResult
  func change(
    _ onCompletion: (@MainActor () -> Void)?,
    _ work: @escaping @Sendable (CacheFolder) throws -> Void
  ) -> Bool {
    perform { folder in
      do {
        try work(folder)
      } catch {
        ScreensLog.warn("\(folder.url.path) was not changed: \(error.localizedDescription)")
      }
    } then: {
      onCompletion?()
    }
    return true
  }

  /// Stores all entries, or none of them if one is nil because its value was rejected.
  func store(_ entries: [CacheEntry?], _ onCompletion: (@MainActor () -> Void)?) -> Bool {
    let accepted = entries.compactMap(\.self)
    let isAccepted = accepted.count == entries.count
    return change(onCompletion) { folder in
      if isAccepted { try accepted.forEach(folder.store) }
    } && isAccepted
  }

  /// Removes a dirty entry, unless it was stored later than `date` and therefore still has to be
  /// sent.
  func remove(_ collection: String, _ key: String, storedUpTo date: Date) {
    change(nil) { folder in
      guard let entry = folder.entry(collection, key), entry.synchronized == nil,
        entry.stored <= date
      else { return }
      try folder.remove(collection, key)
    }
  }

  /// Creates an entry, or returns nil if the value or the attributes cannot be stored.
  func entry(
    _ collection: String, _ key: String, _ value: Any, _ attributes: [String: Any], isClean: Bool
  ) -> CacheEntry? {
    CacheValue(value).flatMap {
      CacheEntry(
        collection: collection, key: key, value: $0, attributes: attributes, isClean: isClean)
    }
  }
}
