public import Foundation

/// What a cache knows about an entry, besides its value.
open class CacheMetadata: NSObject {

  /// When the server last had the same value; nil if the entry still has to be sent to the server.
  public let synchronized: Date?

  /// The attributes stored with the value.
  public let attributes: [String: Any]

  /// The metadata of an entry that the server has had since `synchronized`, or does not have yet if
  /// that is nil.
  public init(synchronized: Date?, attributes: [String: Any]) {
    self.synchronized = synchronized
    self.attributes = attributes
    super.init()
  }
}
