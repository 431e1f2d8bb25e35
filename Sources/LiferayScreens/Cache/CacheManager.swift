public import Foundation

/// What an app keeps of one server for one user, for the time when the server cannot be reached. It
/// survives the end of the app.
///
/// Values have a key in a collection, which usually is named after a Screenlet. Property lists,
/// JSON and images can be kept, and copies of files. An entry is *clean* if the server has the
/// same, and *dirty* if it is still to be sent there.
///
/// Every method may be called from any thread. It returns at once; what was asked for first is done
/// first, on a queue of the caches' own, and its closure is called once, on the main actor. An
/// entry is either old or new, whenever the app ends, and one that cannot be read is missing. A
/// value of another kind is refused: false is returned. What the disk refuses is said in
/// `ScreensLog`.
///
/// "The architecture tutorial" speaks of interactors that work offline: their `readFromCache` and
/// `writeToCache` use `SessionContext.currentContext?.cacheManager`.
open class CacheManager: NSObject, @unchecked Sendable {

  /// The folder that everything is kept in.
  public var directory: URL { folder.url }

  let folder: CacheFolder

  /// A cache in that folder, which is made when there is something to keep.
  public init(directory: URL) {
    folder = CacheFolder(url: directory)
    super.init()
  }

  // MARK: Reading

  /// The value, or nil: what is to be kept as a file comes as its URL, an image as an image.
  open func getAny(
    collection: String, key: String, result: @escaping @MainActor (Any?) -> Void
  ) {
    getSome(collection: collection, keys: [key]) { result($0.first ?? nil) }
  }

  /// The value and its attributes, nil for an entry that is not there.
  open func getAnyWithAttributes(
    collection: String, key: String, result: @escaping @MainActor (Any?, [String: Any]?) -> Void
  ) {
    getSomeWithAttributes(collection: collection, keys: [key]) { values, attributes in
      result(values.first ?? nil, attributes.first ?? nil)
    }
  }

  /// A value for each key, nil for an entry that is not there.
  open func getSome(
    collection: String, keys: [String], result: @escaping @MainActor ([Any?]) -> Void
  ) {
    getSomeWithAttributes(collection: collection, keys: keys) { values, _ in result(values) }
  }

  /// A value for each key and its attributes, nil for an entry that is not there.
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

  /// What is known about an entry; nil if it is not there.
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

  /// Keeps a value that the server has.
  @discardableResult
  open func setClean(
    collection: String, key: String, value: Any, attributes: [String: Any],
    onCompletion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    let entry = entry(collection, key, value, attributes, isClean: true)
    return store([entry], onCompletion)
  }

  /// Keeps values that the server has, one for each key, all with the same attributes. All are
  /// refused if one is.
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

  /// Keeps a copy of a file that the server has.
  @discardableResult
  open func setClean(
    collection: String, key: String, localFileURL: URL, attributes: [String: Any],
    onCompletion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    let entry = CacheEntry(
      collection: collection, key: key, value: nil, attributes: attributes, isClean: true)
    return change(onCompletion) { folder in
      if let entry { try folder.store(entry, copying: localFileURL) }
    } && entry != nil
  }

  /// Says that the server has the value that is kept already, if there is one.
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

  /// Keeps a value that is still to be sent to the server.
  @discardableResult
  open func setDirty(
    collection: String, key: String, value: Any, attributes: [String: Any],
    onCompletion: (@MainActor () -> Void)? = nil
  ) -> Bool {
    let entry = entry(collection, key, value, attributes, isClean: false)
    return store([entry], onCompletion)
  }

  /// Forgets an entry.
  open func remove(
    collection: String, key: String, onCompletion: (@MainActor () -> Void)? = nil
  ) {
    change(onCompletion) { try $0.remove(collection, key) }
  }

  /// Forgets a collection.
  open func remove(collection: String, onCompletion: (@MainActor () -> Void)? = nil) {
    change(onCompletion) { try $0.remove(collection) }
  }

  /// Forgets everything.
  open func removeAll(_ onCompletion: (@MainActor () -> Void)? = nil) {
    change(onCompletion) { try $0.removeAll() }
  }

  // MARK: What is to be sent

  /// How many entries are still to be sent to the server.
  open func countPendingToSync(_ result: @escaping @MainActor (UInt) -> Void) {
    perform({ $0.pending.count }, then: { result(UInt($0)) })
  }

  /// Calls `result` with collection, key and attributes of each entry that is still to be sent to
  /// the server, in the order in which they were stored, until it returns false; then
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
