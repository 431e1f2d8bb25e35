import Foundation

/// The reason that a REST service gives for refusing a request.
///
/// | service | JSON |
/// |---|---|
/// | of Liferay | `{"status": "NOT_FOUND", "title": "<message>"}` |
/// | `application/problem+json` | `{"status": 404, "title": "<kind>", "detail": "<message>", …}` |
struct ProblemDetails {

  private let status: Int
  private let title: String?
  private let detail: String?
  /// Liferay's word for the status.
  private let word: String?

  /// Creates the details from a reply. Without JSON of that form, only the status is known.
  init(_ reply: HTTPReply) {
    let json = try? JSONSerialization.jsonObject(with: reply.body) as? [String: Any]
    status = reply.status
    title = json?["title"] as? String
    detail = json?["detail"] as? String
    word = json?["status"] as? String
  }

  var error: NSError {
    var userInfo: [String: Any] = [:]
    userInfo[NSLocalizedFailureReasonErrorKey] = detail == nil ? word : title
    return .lrError(
      status, detail ?? title ?? "The server answered with HTTP status \(status).",
      userInfo: userInfo)
  }
}
