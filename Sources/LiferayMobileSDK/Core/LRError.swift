import Foundation

/// The errors of calls, besides transport errors (`NSURLErrorDomain`: no connection, timeout,
/// cancelled, invalid URL).
///
/// They are `NSError`s with ``domain``. The code is an ``LRErrorCode``, or the HTTP status of a
/// response that is neither a result nor an exception of the portal (404, 500, 503…).
public enum LRError {

  /// The domain of the errors that this module creates.
  public static let domain = "com.liferay.mobile.sdk"
}

/// The code of an error of ``LRError/domain``.
public enum LRErrorCode: Int, Sendable {

  /// The response is not JSON, or not of the expected structure; or the parameters of a request
  /// cannot be encoded as JSON. Includes the underlying error, if any.
  case parse = 1

  /// The portal responded with an exception. `localizedFailureReason` is its class (or its text, if
  /// the portal sends nothing else), `localizedDescription` its message.
  case portalException = 2

  /// The server redirected the request. Redirects are not followed: `userInfo[NSURLErrorKey]` is
  /// the target, a `String`.
  case redirect = 3

  /// The server rejected the user name or the password (HTTP status 401).
  case unauthorized = 4
}

extension NSError {

  static func lrError(
    _ code: LRErrorCode, _ description: String, userInfo: [String: Any] = [:]
  ) -> NSError {
    lrError(code.rawValue, description, userInfo: userInfo)
  }

  static func lrError(
    _ code: Int, _ description: String, userInfo: [String: Any] = [:]
  ) -> NSError {
    NSError(
      domain: LRError.domain, code: code,
      userInfo: userInfo.merging([NSLocalizedDescriptionKey: description]) { $1 })
  }

  /// The error of every cancelled call, whether it was cancelled before or after it was sent.
  static var cancelledCall: NSError {
    transportError(NSURLErrorCancelled)
  }
}
