package import Foundation

/// The reason that a server gives for refusing a request.
///
/// | service | JSON |
/// |---|---|
/// | of Liferay | `{"status": "NOT_FOUND", "title": "<message>"}` |
/// | `application/problem+json` | `{"status": 404, "title": "<kind>", "detail": "<message>", …}` |
/// | many others | `{"message": "<message>"}`, `{"error": "<message>"}` or `{"error": {"message": "<message>"}}` |
package struct ProblemDetails {

  private let status: Int
  private let title: String?
  private let detail: String?
  /// Liferay's word for the status.
  private let word: String?

  /// Creates the details from a reply. Without JSON of these forms, only the status is known.
  package init(status: Int, body: Data) {
    let json = try? JSONSerialization.jsonObject(with: body) as? [String: Any]
    let error = json?["error"] as? [String: Any] ?? json
    self.status = status
    title =
      json?["title"] as? String ?? error?["message"] as? String ?? json?["error"] as? String
    detail = json?["detail"] as? String
    word = json?["status"] as? String
  }

  /// Returns the error, whose text is `text` if the server gives no reason.
  package func error(otherwise text: String) -> NSError {
    var userInfo: [String: Any] = [:]
    userInfo[NSLocalizedFailureReasonErrorKey] = detail == nil ? word : title
    return .lrError(
      status, detail ?? title ?? text, userInfo: userInfo)
  }
}
