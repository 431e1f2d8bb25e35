public import Foundation
public import LiferayMobileSDK

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension CacheManager {

  /// The cache of that name, in the app's folder of caches.
  public convenience init(name: String) {
    self.init(directory: URL(fileURLWithPath: CacheManager.databasePath(name), isDirectory: true))
  }

  /// The cache of a user of the session's server. A user whose id is not known, which is 0, is told
  /// from others by the name that the session logged in with.
  public convenience init(session: LRSession, userId: Int64) {
    let username =
      (session.authentication as? LRBasicAuthentication)?.username
      ?? (session.authentication as? LRCookieAuthentication)?.username
    let user = userId == 0 ? username ?? "0" : "\(userId)"
    self.init(name: "\(session.server.asServerName)-\(user)")
  }

  /// Where the cache of that name is: `lr_cache__<name>` in the app's folder of caches, with the
  /// characters replaced that a file cannot have in its name.
  public class func databasePath(_ name: String) -> String {
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    return caches.appendingPathComponent("lr_cache__\(name.asFileName)").path
  }

  // MARK: Values of one kind

  /// The text under that key; nil if there is none.
  public func getString(
    collection: String, key: String, result: @escaping @MainActor (String?) -> Void
  ) {
    getAny(collection: collection, key: key) { result($0 as? String) }
  }

  /// The image under that key; nil if there is none.
  public func getImage(
    collection: String, key: String, result: @escaping @MainActor (UIImage?) -> Void
  ) {
    getAny(collection: collection, key: key) { result($0 as? UIImage) }
  }

  /// The cache's own copy of the file that is kept under that key; nil if there is none.
  public func getLocalFileURL(
    collection: String, key: String, result: @escaping @MainActor (URL?) -> Void
  ) {
    getAny(collection: collection, key: key) { result($0 as? URL) }
  }
}

extension String {

  /// An address of a server, however it is written: with a slash at the end or without, its host in
  /// capitals or not.
  var asServerName: String {
    var components = URLComponents(string: self) ?? URLComponents()
    components.scheme = components.scheme?.lowercased()
    components.host = components.host?.lowercased()
    var name = components.string ?? self
    while name.hasSuffix("/") { name.removeLast() }
    return name
  }
}
