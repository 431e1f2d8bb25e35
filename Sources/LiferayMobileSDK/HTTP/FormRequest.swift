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
    let type = "application/x-www-form-urlencoded"
    request.setValue(type, forHTTPHeaderField: "Content-Type")
    request.httpBody = Data(text.utf8)
    return request as URLRequest
  }

  /// The encoded fields.
  var text: String {
    fields.map { "\($0.name.formEncoded)=\($0.value.formEncoded)" }.joined(separator: "&")
  }
}

extension String {

  fileprivate var formEncoded: String {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    let allowed = CharacterSet(charactersIn: letters + "*-._")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
