#if canImport(FoundationNetworking)
  public import FoundationNetworking
#else
  public import Foundation
#endif

/// Signs the requests of a session. Called on whichever thread makes the call, possibly on several
/// at once, and only for requests to the session's own server: a redirect is never followed.
public protocol LRAuthentication: AnyObject, Sendable {

  /// Adds to `request` what proves who is calling.
  func authenticate(_ request: NSMutableURLRequest)
}
