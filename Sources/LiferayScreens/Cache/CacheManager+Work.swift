internal import Foundation

extension CacheManager {

  /// Caches of the same folder have the same files, so one queue serves all.
  private static let queue = DispatchQueue(label: "LiferayScreens cache")

  /// Does something in the folder, after everything that was asked for before.
  func perform<Value: Sendable>(
    _ work: @escaping @Sendable (CacheFolder) -> Value,
    then result: @escaping @MainActor (Value) -> Void
  ) {
    let reply = MainActorReply(result)
    CacheManager.queue.async { [folder] in reply.send(work(folder)) }
  }

  /// Does something to the folder, and says in the log if the disk refuses.
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

  /// Stores all entries, or none if one was refused, which is nil.
  func store(_ entries: [CacheEntry?], _ onCompletion: (@MainActor () -> Void)?) -> Bool {
    let accepted = entries.compactMap(\.self)
    let isAccepted = accepted.count == entries.count
    return change(onCompletion) { folder in
      if isAccepted { try accepted.forEach(folder.store) }
    } && isAccepted
  }

  /// Nil if the value or the attributes cannot be kept.
  func entry(
    _ collection: String, _ key: String, _ value: Any, _ attributes: [String: Any], isClean: Bool
  ) -> CacheEntry? {
    CacheValue(value).flatMap {
      CacheEntry(
        collection: collection, key: key, value: $0, attributes: attributes, isClean: isClean)
    }
  }
}

extension CacheFolder {

  /// What is still to be sent to the server, the oldest first.
  var pending: [CacheEntry] {
    entries().filter { $0.synchronized == nil }
  }
}
