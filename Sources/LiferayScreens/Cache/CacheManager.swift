public import Foundation

/// A persistent cache of one server's data for one user, used while the server cannot be reached.
/// It survives restarts of the app.
///
/// Each value is stored under a key in a collection, which is usually named after a Screenlet.
/// Property lists, JSON, images and copies of files can be stored. An entry is *clean* if the
/// server has the same value, and *dirty* if it still has to be sent to the server.
///
/// Every method may be called from any thread and returns at once. The work is done in the order of
/// the calls, on a queue shared by all caches, and the closure is then called once, on the main
/// actor. Entries are written atomically: if the app is terminated during a write, the entry keeps
/// either its old or its new value. An entry that cannot be read is treated as missing. A value of
/// any other kind is rejected: the method returns false. Errors of the file system are logged with
/// `ScreensLog`.
///
/// "The architecture tutorial" describes interactors that work offline: their `readFromCache` and
/// `writeToCache` use `SessionContext.currentContext?.cacheManager`.
open class CacheManager: NSObject, @unchecked Sendable {

  /// The directory that holds all entries, except the dirty ones of a cache with a name.
  public var directory: URL { folder.url }

  let folder: CacheFolder

  /// Creates a cache in `directory`, which is created when the first value is stored.
  public convenience init(directory: URL) {
    self.init(directory: directory, pendingDirectory: directory)
  }

  /// Creates a cache whose dirty entries are in a separate directory.
  package init(directory: URL, pendingDirectory: URL) {
    folder = CacheFolder(url: directory, pendingURL: pendingDirectory)
    super.init()
  }

  // MARK: Reading

  /// Passes `result` the value, or nil if there is none. A stored file is passed as a URL, an image
  /// as a `UIImage`.
  open func getAny(
    collection: String, key: String, result: @escaping @MainActor (Any?) -> Void
  ) {
    getSome(collection: collection, keys: [key]) { result($0.first ?? nil) }
  }

  /// Passes `result` the value and its attributes, both nil if there is no such entry.
  open func getAnyWithAttributes(
    collection: String, key: String, result: @escaping @MainActor (Any?, [String: Any]?) -> Void
  ) {
    getSomeWithAttributes(collection: collection, keys: [key]) { values, attributes in
      result(values.first ?? nil, attributes.first ?? nil)
    }
  }

  /// Passes `result` a value for each key, nil where there is no such entry.
  open func getSome(
    collection: String, keys: [String], result: @escaping @MainActor ([Any?]) -> Void
  ) {
    getSomeWithAttributes(collection: collection, keys: keys) { values, _ in result(values) }
  }

  /// Passes `result` a value and attributes for each key, both nil where there is no such entry.
  open func getSomeWithAttributes(
    collection: String, keys: [String],
    result: @escaping @MainActor ([Any?], [[String: Any]?]) -> Void
  ) {
    let files = folder.folder(of: collection)
    perform { folder in
      keys.map { folder.entry(collection, $0) }
    } then: { entries in
      result(
        entries.map { $0?.value?.value(in: files) },
        entries.map { $0?.attributes.value(in: files) as? [String: Any] })
    }
  }

  /// Passes `result` the metadata of an entry, or nil if there is no such entry.
  open func getMetadata(
    collection: String, key: String, result: @escaping @MainActor (CacheMetadata?) -> Void
  ) {
    perform { folder in
      folder.entry(collection, key)
    } then: { [folder] entry in
      result(
        entry.map {
          let attributes = $0.attributes.value(in: folder.url) as? [String: Any]
          return CacheMetadata(synchronized: $0.synchronized, attributes: attributes ?? [:])
        })
    }
  }

  // MARK: Writing

  /// Stores a value that the server has.
  @discardableResult
  open func setClean(
    collection: String, key: String, value: Any, attributes: [String: Any],
    onCompletion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    let entry = entry(collection, key, value, attributes, isClean: true)
    return store([entry], onCompletion)
  }

  /// Stores values that the server has, one for each key, all with the same attributes. If one is
  /// rejected, none is stored.
  @discardableResult
  open func setClean(
    collection: String, keys: [String], values: [Any], attributes: [String: Any],
    onCompletion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    let entries = zip(keys, values).map { key, value in
      entry(collection, key, value, attributes, isClean: true)
    }
    return store(keys.count == values.count ? entries : [nil], onCompletion)
  }

  /// Stores a copy of a file that the server has. The file may be moved or deleted as soon as this
  /// returns.
  @discardableResult
  open func setClean(
    collection: String, key: String, localFileURL: URL, attributes: [String: Any],
    onCompletion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    let entry = CacheEntry(
      collection: collection, key: key, value: nil, attributes: attributes, isClean: true)
    let link = localFileURL.temporaryLink()
    return change(onCompletion) { folder in
      defer { link.map { try? FileManager.default.removeItem(at: $0) } }
      if let entry { try folder.store(entry, copying: link ?? localFileURL) }
    } && entry != nil
  }

  /// Marks a stored value as one that the server has. Does nothing if there is no such entry.
  @discardableResult
  open func setClean(
    collection: String, key: String, attributes: [String: Any],
    onCompletion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    let entry = CacheEntry(
      collection: collection, key: key, value: nil, attributes: attributes, isClean: true)
    return change(onCompletion) { folder in
      guard var entry, let old = folder.entry(collection, key) else { return }
      entry.value = old.value
      try folder.store(entry)
    } && entry != nil
  }

  /// Stores a value that still has to be sent to the server.
  @discardableResult
  open func setDirty(
    collection: String, key: String, value: Any, attributes: [String: Any],
    onCompletion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    let entry = entry(collection, key, value, attributes, isClean: false)
    return store([entry], onCompletion)
  }

  /// Removes an entry.
  open func remove(
    collection: String, key: String, onCompletion: (@MainActor () -> Void)? = nil
  ) {
    change(onCompletion) { try $0.remove(collection, key) }
  }

  /// Removes a collection.
  open func remove(collection: String, onCompletion: (@MainActor () -> Void)? = nil) {
    change(onCompletion) { try $0.remove(collection) }
  }

  /// Removes everything.
  open func removeAll(_ onCompletion: (@MainActor () -> Void)? = nil) {
    change(onCompletion) { try $0.removeAll() }
  }

  // MARK: Pending entries

  /// Passes `result` the number of entries that still have to be sent to the server.
  open func countPendingToSync(_ result: @escaping @MainActor (UInt) -> Void) {
    perform({ $0.pending.count }, then: { result(UInt($0)) })
  }

  /// Calls `result` with collection, key and attributes of each entry that still has to be sent to
  /// the server, in the order in which they were stored, until it returns false; then calls
  /// `onCompletion`.
  open func pendingToSync(
    _ result: @escaping @MainActor (String, String, [String: Any]) -> Bool,
    onCompletion: @escaping @MainActor () -> Void
  ) {
    perform {
      $0.pending
    } then: { [folder] entries in
      for entry in entries {
        let attributes = entry.attributes.value(in: folder.url) as? [String: Any] ?? [:]
        guard result(entry.collection, entry.key, attributes) else { break }
      }
      onCompletion()
    }
  }
}
