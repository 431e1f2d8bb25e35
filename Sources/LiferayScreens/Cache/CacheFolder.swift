internal import Foundation

/// The directory of a cache: a directory for each collection, which has a file for each key. An
/// entry that cannot be read counts as missing.
struct CacheFolder: Sendable {

  let url: URL

  // MARK: Reading

  func entry(_ collection: String, _ key: String) -> CacheEntry? {
    guard let entry = try? CacheEntry(contentsOf: file(collection, key)),
      entry.collection == collection, entry.key == key
    else { return nil }
    return entry
  }

  /// All entries of all collections, oldest first.
  func entries() -> [CacheEntry] {
    contents(of: url).flatMap(contents(of:))
      .filter { $0.pathExtension == CacheFolder.entryExtension }
      .compactMap { try? CacheEntry(contentsOf: $0) }
      .sorted { ($0.stored, $0.collection, $0.key) < ($1.stored, $1.collection, $1.key) }
  }

  func folder(of collection: String) -> URL {
    url.appendingPathComponent(collection.asFileName, isDirectory: true)
  }

  // MARK: Writing

  /// Stores the entry atomically, replacing any entry with the same key.
  func store(_ entry: CacheEntry) throws {
    let old = self.entry(entry.collection, entry.key)
    try makeFolder(of: entry.collection)
    try entry.data().write(to: file(entry.collection, entry.key), options: .atomic)
    if let old { removeFile(of: old, unlessIn: entry) }
  }

  /// Stores a copy of a file as the value of the entry.
  func store(_ entry: CacheEntry, copying original: URL) throws {
    try makeFolder(of: entry.collection)
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
    try removeIfThere(file(collection, key))
    if let old { removeFile(of: old, unlessIn: nil) }
  }

  func remove(_ collection: String) throws {
    try removeIfThere(folder(of: collection))
  }

  func removeAll() throws {
    try removeIfThere(url)
  }
}

extension CacheFolder {

  private static let entryExtension = "entry"

  private func file(_ collection: String, _ key: String) -> URL {
    folder(of: collection).appendingPathComponent(key.asFileName)
      .appendingPathExtension(CacheFolder.entryExtension)
  }

  private func contents(of folder: URL) -> [URL] {
    let files = FileManager.default
    return (try? files.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
  }

  /// Only the app's user may read the data of a portal user, hence the permissions.
  private func makeFolder(of collection: String) throws {
    try FileManager.default.createDirectory(
      at: folder(of: collection), withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
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
