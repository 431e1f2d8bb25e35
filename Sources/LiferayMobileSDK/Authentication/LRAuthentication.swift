#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Signs the requests of a session. Called on the thread that makes the call, possibly on several
/// threads at once, and only for requests to the session's own server: redirects are never
/// followed.
public protocol LRAuthentication: AnyObject, Sendable {

  /// Adds the credentials to `request`.
  func authenticate(_ request: NSMutableURLRequest)
}
