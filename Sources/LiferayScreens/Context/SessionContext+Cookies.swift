internal import Foundation
internal import LiferayMobileSDK

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension SessionContext {

  /// Returns the headers that authenticate a request made outside the Mobile SDK: those of a cookie
  /// login for its own origin, and none for any other origin. Cookies that have expired are renewed
  /// first, which blocks the calling thread. Throws an error if that fails.
  static func cookies(for url: URL) throws -> [String: String] {
    guard let session = currentContext?.session,
      session.authentication is LRCookieAuthentication,
      let server = URL(string: session.server),
      let own = try? HttpOrigin(of: server), let origin = try? HttpOrigin(of: url), own == origin
    else { return [:] }
    let request = NSMutableURLRequest(url: url)
    try session.sign(request)
    return request.allHTTPHeaderFields ?? [:]
  }
}
