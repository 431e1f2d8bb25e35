import Foundation
import LoopbackHTTP

/// The part of Headless Delivery that is about blogs: a REST API, with its description.
struct HeadlessDelivery {

  static let path = "/o/headless-delivery"

  private let request: LoopbackRequest
  /// The parts of the path below the version of the API.
  private let parts: [String]

  /// Nil if the request is for something else.
  init?(_ request: LoopbackRequest) {
    guard request.path.hasPrefix(Self.path + "/v1.0/") else { return nil }
    self.request = request
    parts = request.path.dropFirst(Self.path.count + "/v1.0/".count)
      .split(separator: "/", omittingEmptySubsequences: false)
      .map { $0.removingPercentEncoding ?? "" }
  }

  func response(from portal: inout Portal) -> LoopbackResponse {
    if parts == ["openapi.yaml"] { return .yaml(Self.description(for: request)) }
    do throws(Problem) {
      let caller = portal.caller(of: request)
      guard case .user(let user) = caller else {
        throw caller == .guest
          ? Problem(.forbidden, "Access denied to \(request.path)")
          : Problem(.unauthorized, "Authentication is required.")
      }
      guard let answer = try answer(to: user, from: &portal) else { return .reply(204) }
      return .json(answer.text)
    } catch {
      return error.response
    }
  }
}

extension HeadlessDelivery {

  /// The answer; nil for one without a body.
  private func answer(
    to user: DemoUser, from portal: inout Portal
  ) throws(Problem) -> JSON? {
    if parts.count == 3, parts[0] == "sites", parts[2] == "blog-postings" {
      guard parts[1] == "\(DemoServer.groupId)" else {
        throw Problem(.notFound, "No site has the id \(parts[1]).")
      }
      return try blogPostings(by: user, in: &portal)
    }
    if parts.count == 2, parts[0] == "blog-postings", let id = Int64(parts[1]) {
      return try blogPosting(id, in: &portal)
    }
    throw Problem(.notFound, "HTTP 404 Not Found")
  }

  private func blogPostings(
    by user: DemoUser, in portal: inout Portal
  ) throws(Problem) -> JSON {
    switch request.method {
    case "GET":
      return try PageOfPostings(request).json(of: portal.newestBlogs)
    case "POST":
      let entry = BlogEntry(entryId: portal.nextId(), user: user, title: "", content: "")
      return try keep(entry, changedBy: BlogPostingBody(request, needsAll: true), in: &portal)
    default:
      throw Problem(.methodNotAllowed, "HTTP 405 Method Not Allowed")
    }
  }

  private func blogPosting(_ id: Int64, in portal: inout Portal) throws(Problem) -> JSON? {
    let entry = try problem { () throws(PortalException) in try portal.blog(id) }
    switch request.method {
    case "GET":
      return entry.posting
    case "PUT":
      let empty = BlogEntry(entryId: id, user: entry.user, title: "", content: "")
      return try keep(empty, changedBy: BlogPostingBody(request, needsAll: true), in: &portal)
    case "PATCH":
      return try keep(entry, changedBy: BlogPostingBody(request, needsAll: false), in: &portal)
    case "DELETE":
      portal.blogs[id] = nil
      return nil
    default:
      throw Problem(.methodNotAllowed, "HTTP 405 Method Not Allowed")
    }
  }

  private func keep(
    _ entry: BlogEntry, changedBy body: BlogPostingBody, in portal: inout Portal
  ) throws(Problem) -> JSON {
    let entry = try body.applied(to: entry)
    try problem { () throws(PortalException) in try portal.keep(entry) }
    return entry.posting
  }

  private func problem<Value>(
    _ body: () throws(PortalException) -> Value
  ) throws(Problem) -> Value {
    do throws(PortalException) {
      return try body()
    } catch {
      throw Problem(error)
    }
  }
}

extension LoopbackResponse {

  fileprivate static func yaml(_ text: String) -> LoopbackResponse {
    .reply(200, headers: [("Content-Type", "application/yaml")], body: Data(text.utf8))
  }
}
