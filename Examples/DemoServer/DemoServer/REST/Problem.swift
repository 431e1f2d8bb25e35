import LoopbackHTTP

/// Why a request to a REST API was refused, as a portal says it: `{"status": "NOT_FOUND", "title":
/// "No site has the id 1."}`.
struct Problem: Error, Hashable {

  enum Status: String {
    case badRequest = "BAD_REQUEST"
    case unauthorized = "UNAUTHORIZED"
    case forbidden = "FORBIDDEN"
    case notFound = "NOT_FOUND"
    case methodNotAllowed = "METHOD_NOT_ALLOWED"
  }

  let status: Status
  let title: String

  init(_ status: Status, _ title: String) {
    self.status = status
    self.title = title
  }

  /// The same refusal by a JSON web service.
  init(_ exception: PortalException) {
    let status: Status =
      switch exception.kind {
      case .noSuchService, .noSuchGroup, .noSuchUser, .noSuchFolder, .noSuchEntry, .noSuchBlog,
        .noSuchComment, .noSuchArticle, .noSuchAsset, .noSuchTemplate, .noSuchRepository,
        .noSuchFile, .noSuchStructure, .noSuchRecordSet, .noSuchRecord:
        .notFound
      case .accessDenied, .notAllowed: .forbidden
      case .badParameter, .badType, .badURL, .noTitle, .noContent, .noBody, .badAddress,
        .badPassword, .duplicateUser, .duplicateFile, .noFile, .noFieldValue:
        .badRequest
      }
    self.init(status, exception.message)
  }

  var response: LoopbackResponse {
    let json: JSON = ["status": .string(status.rawValue), "title": .string(title)]
    return .json(json.text, status: status.code)
  }
}

extension Problem.Status {

  fileprivate var code: Int {
    switch self {
    case .badRequest: 400
    case .unauthorized: 401
    case .forbidden: 403
    case .notFound: 404
    case .methodNotAllowed: 405
    }
  }
}
