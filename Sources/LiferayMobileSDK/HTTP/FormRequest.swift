import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A form sent by POST, encoded like a browser does.
struct FormRequest {

  /// The path below the server's address.
  let path: String
  let fields: [(name: String, value: String)]

  func urlRequest(with settings: LRSession.Settings) throws -> URLRequest {
    let request = try settings.request(forPath: path)
    try request.prepare("POST", headers: [], body: .form(fields))
    return request as URLRequest
  }
}
