import Foundation

/// An exception of the portal, in any of its formats.
///
/// | portal | JSON |
/// |---|---|
/// | 6.1, 6.2 | `{"exception": "<class, or message, or both>"}` |
/// | later 6.2 | `{"exception": "<class>", "message": "<message>"}` |
/// | 7.x | `{"exception": "<message>", "error": {"type": "<class>", "message": "<message>"}, …}` |
struct PortalException {

  /// The class of the exception, or its text if the portal sends nothing else, or nil if it sends
  /// neither.
  let reason: String?
  /// The human-readable message, if there is one.
  let message: String?

  /// Nil for JSON that is not an exception.
  init?(_ json: Any) {
    guard let object = json as? [String: Any], let exception = object["exception"] else {
      return nil
    }
    let error = object["error"] as? [String: Any]
    let text = exception is NSNull ? nil : exception as? String ?? "\(exception)"
    reason = error?["type"] as? String ?? text
    message = error?["message"] as? String ?? object["message"] as? String
  }

  var error: NSError {
    let description = ["The operation could not be completed.", reason].compactMap { $0 }
    var userInfo: [String: Any] = [:]
    userInfo[NSLocalizedFailureReasonErrorKey] = reason
    return .lrError(
      .portalException, message ?? description.joined(separator: " "), userInfo: userInfo)
  }
}
