internal import Foundation

/// The directories of a cache. Each has a directory for each collection, which has a file for each
/// key. An entry that cannot be read is treated as missing.
struct CacheFolder: Sendable {

  /// The directory of the clean entries.
  let url: URL

  /// The directory of the dirty entries, which exist nowhere else. It may be the same as `url`.
  let pendingURL: URL

  // MARK: Reading

  func entry(_ collection: String, _ key: String) -> CacheEntry? {
    for directory in directories {
      let entry = try? CacheEntry(contentsOf: file(collection, key, in: directory))
      if let entry, entry.collection == collection, entry.key == key { return entry }
    }
    return nil
  }

  /// The entries that still have to be sent to the server, oldest first.
  var pending: [CacheEntry] {
    contents(of: pendingURL).flatMap(contents(of:))
      .filter { $0.pathExtension == CacheFolder.entryExtension }
      .compactMap { file in
        // Other entries are not kept in memory, because they may be images.
        guard let entry = try? CacheEntry(contentsOf: file), entry.synchronized == nil else {
          return nil
        }
        return entry
      }
      .sorted { ($0.stored, $0.collection, $0.key) < ($1.stored, $1.collection, $1.key) }
  }

  /// Returns the directory of the files that are values of a collection.
  func folder(of collection: String) -> URL {
    folder(of: collection, in: url)
  }

  // MARK: Writing

  /// Stores the entry atomically, replacing any entry with the same key.
  func store(_ entry: CacheEntry) throws {
    let old = self.entry(entry.collection, entry.key)
    let directory = entry.synchronized == nil ? pendingURL : url
    try makeFolder(of: entry.collection, in: directory)
    try entry.data()
      .write(to: file(entry.collection, entry.key, in: directory), options: Self.protected)
    for other in directories where other != directory {
      try removeIfThere(file(entry.collection, entry.key, in: other))
    }
    if let old { removeFile(of: old, unlessIn: entry) }
  }

  /// Stores a copy of a file as the value of the entry.
  func store(_ entry: CacheEntry, copying original: URL) throws {
    try makeFolder(of: entry.collection, in: url)
    let copy = folder(of: entry.collection)
      .appendingPathComponent(UUID().uuidString.lowercased())
      .appendingPathExtension(original.pathExtension)
    try FileManager.default.copyItem(at: original, to: copy)
    var entry = entry
    entry.value = .file(copy.lastPathComponent)
    do {
      try store(entry)
    } catch {
      try? FileManager.default.removeItem(at: copy)
      throw error
    }
  }

  func remove(_ collection: String, _ key: String) throws {
    let old = entry(collection, key)
    for directory in directories { try removeIfThere(file(collection, key, in: directory)) }
    if let old { removeFile(of: old, unlessIn: nil) }
  }

  func remove(_ collection: String) throws {
    for directory in directories { try removeIfThere(folder(of: collection, in: directory)) }
  }

  func removeAll() throws {
    for directory in directories { try removeIfThere(directory) }
  }
}

extension CacheFolder {

  private static let entryExtension = "entry"

  /// Entries are encrypted until the device is unlocked for the first time after it was started.
  /// Later, a write can end, and its entry be removed, while the device is locked.
  private static var protected: Data.WritingOptions {
    #if os(iOS)
      [.atomic, .completeFileProtectionUntilFirstUserAuthentication]
    #else
      .atomic
    #endif
  }

  /// The directories in search order. A dirty entry takes precedence over a clean one with the same
  /// key, which may remain if the app is terminated between writing one and removing the other.
  private var directories: [URL] {
    pendingURL == url ? [url] : [pendingURL, url]
  }

  private func folder(of collection: String, in directory: URL) -> URL {
    directory.appendingPathComponent(collection.asFileName, isDirectory: true)
  }

  private func file(_ collection: String, _ key: String, in directory: URL) -> URL {
    folder(of: collection, in: directory).appendingPathComponent(key.asFileName)
      .appendingPathExtension(CacheFolder.entryExtension)
  }

  private func contents(of folder: URL) -> [URL] {
    let files = FileManager.default
    return (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  /// The permissions allow only the user of the app to read the data of a portal user.
  private func makeFolder(of collection: String, in directory: URL) throws {
    let folder = folder(of: collection, in: directory)
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    #if canImport(Darwin)
      // The folder is not backed up, so that restoring a backup does not send anything again.
      var excluded = folder
      var values = URLResourceValues()
      values.isExcludedFromBackup = true
      try? excluded.setResourceValues(values)
    #endif
  }

  private func removeFile(of old: CacheEntry, unlessIn new: CacheEntry?) {
    guard case .file(let name) = old.value else { return }
    if case .file(name) = new?.value { return }
    try? FileManager.default.removeItem(
      at: folder(of: old.collection).appendingPathComponent(name))
  }

  private func removeIfThere(_ file: URL) throws {
    guard FileManager.default.fileExists(atPath: file.path) else { return }
    try FileManager.default.removeItem(at: file)
  }
}
