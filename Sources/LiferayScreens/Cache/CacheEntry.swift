internal import Foundation

/// One entry of a cache: its value and everything known about it.
struct CacheEntry: Codable, Sendable {
  let collection: String
  let key: String
  var value: CacheValue?
  var attributes: CacheValue
  /// The date when the server last had this value, or nil if it still has to be sent.
  var synchronized: Date?
  /// The date when the entry was stored. Pending entries are sent in this order.
  var stored: Date

  /// The identity of an entry, which does not depend on the `CacheManager` that reads it.
  struct Location: Hashable {
    let directory: URL
    let collection: String
    let key: String

    init(_ collection: String, _ key: String, in cache: CacheManager) {
      directory = cache.directory.standardizedFileURL
      self.collection = collection
      self.key = key
    }
  }

  init?(
    collection: String, key: String, value: CacheValue?, attributes: [String: Any], isClean: Bool
  ) {
    guard let attributes = CacheValue(attributes) else { return nil }
    self.collection = collection
    self.key = key
    self.value = value
    self.attributes = attributes
    stored = Date()
    synchronized = isClean ? stored : nil
  }

  init(contentsOf file: URL) throws {
    self = try PropertyListDecoder().decode(CacheEntry.self, from: Data(contentsOf: file))
  }

  func data() throws -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    return try encoder.encode(self)
  }
}
