public import Foundation

/// The metadata of an entry in a cache.
open class CacheMetadata: NSObject {

  /// The date when the server last had the same value, or nil if the entry still has to be sent to
  /// the server.
  public let synchronized: Date?

  /// The attributes stored with the value.
  public let attributes: [String: Any]

  /// Creates the metadata of an entry that the server has had since `synchronized`, or does not
  /// have yet if `synchronized` is nil.
  public init(synchronized: Date?, attributes: [String: Any]) {
    self.synchronized = synchronized
    self.attributes = attributes
    super.init()
  }
}
