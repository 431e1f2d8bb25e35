public import Foundation

/// What a cache knows about an entry, beside its value.
open class CacheMetadata: NSObject {

  /// When the server last had the same value; nil for an entry that is still to be sent there.
  public let synchronized: Date?

  /// What was stored along with the value.
  public let attributes: [String: Any]

  /// What is known of an entry that the server has had since `synchronized`, or has not if that is
  /// nil.
  public init(synchronized: Date?, attributes: [String: Any]) {
    self.synchronized = synchronized
    self.attributes = attributes
    super.init()
  }
}
