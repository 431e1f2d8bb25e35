import Foundation

/// The errors that a call raises, beside those of the transport (`NSURLErrorDomain`: no connection,
/// time-out, cancelled, not a URL).
///
/// They are `NSError`s of ``domain``. The code is an ``LRErrorCode``, or the HTTP status of a reply
/// that was neither a result nor an exception of the portal (404, 500, 503…).
public enum LRError {

  /// The domain of the errors that this module raises.
  public static let domain = "com.liferay.mobile.sdk"
}

/// What went wrong, as the code of an error of ``LRError/domain``.
public enum LRErrorCode: Int, Sendable {

  /// The reply is no JSON, or JSON of another shape than the request asks for; or the parameters
  /// of a request cannot be written as JSON. The underlying error, if any, is kept.
  case parse = 1

  /// The portal answered with an exception. `localizedFailureReason` is its class (or its text,
  /// where a portal sends nothing else), `localizedDescription` its message.
  case portalException = 2

  /// The server wants the request elsewhere. It is not sent there: `userInfo[NSURLErrorKey]` is the
  /// URL it named.
  case redirect = 3

  /// The server refused the user name or the password (HTTP status 401).
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

  static func transportError(_ code: Int, _ description: String) -> NSError {
    NSError(
      domain: NSURLErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: description])
  }

  /// What every call ends with that was cancelled, whichever side of the wire it had reached.
  static var cancelledCall: NSError {
    transportError(NSURLErrorCancelled, "The call was cancelled.")
  }
}
