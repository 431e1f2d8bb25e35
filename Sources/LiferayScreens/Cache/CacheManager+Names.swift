public import Foundation
public import LiferayMobileSDK

#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension CacheManager {

  /// Creates a cache with this name in the app's caches directory, which the system may empty while
  /// the app does not run. Entries that still have to be sent to the server are in the directory of
  /// the same name in the app's support directory, which the system never empties.
  public convenience init(name: String) {
    let directory = URL(fileURLWithPath: CacheManager.databasePath(name), isDirectory: true)
    let support = FileManager.default
      .urls(for: .applicationSupportDirectory, in: .userDomainMask).first
    self.init(
      directory: directory,
      pendingDirectory: support?.appendingPathComponent(
        directory.lastPathComponent, isDirectory: true) ?? directory)
  }

  /// Creates the cache of a user of the session's server. If the id of the user is not known, and
  /// therefore 0, the user name of the session's login identifies the user.
  public convenience init(session: LRSession, userId: Int64) {
    let username =
      (session.authentication as? LRBasicAuthentication)?.username
      ?? (session.authentication as? LRCookieAuthentication)?.username
    let user = userId == 0 ? username ?? "0" : "\(userId)"
    self.init(name: "\(session.server.asServerName)-\(user)")
  }

  /// Returns the path of the cache with this name: `lr_cache__<name>` in the app's caches
  /// directory, with characters that are not allowed in file names replaced.
  public class func databasePath(_ name: String) -> String {
    let caches =
      FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
      ?? FileManager.default.temporaryDirectory
    return caches.appendingPathComponent("lr_cache__\(name.asFileName)").path
  }

  // MARK: Values of one type

  /// Passes `result` the text stored under `key`, or nil if there is none.
  public func getString(
    collection: String, key: String, result: @escaping @MainActor (String?) -> Void
  ) {
    getAny(collection: collection, key: key) { result($0 as? String) }
  }

  /// Passes `result` the image stored under `key`, or nil if there is none.
  public func getImage(
    collection: String, key: String, result: @escaping @MainActor (UIImage?) -> Void
  ) {
    getAny(collection: collection, key: key) { result($0 as? UIImage) }
  }

  /// Passes `result` the URL of the cache's own copy of the file stored under `key`, or nil if
  /// there is none.
  public func getLocalFileURL(
    collection: String, key: String, result: @escaping @MainActor (URL?) -> Void
  ) {
    getAny(collection: collection, key: key) { result($0 as? URL) }
  }
}

extension String {

  /// The address of a server in a canonical form: without a trailing slash and credentials, and
  /// with the scheme and the host in lowercase.
  var asServerName: String {
    var components = URLComponents(string: self) ?? URLComponents()
    components.scheme = components.scheme?.lowercased()
    components.host = components.host?.lowercased()
    components.user = nil
    components.password = nil
    var name = components.string ?? addressWithoutCredentials
    while name.hasSuffix("/") { name.removeLast() }
    return name
  }
}
