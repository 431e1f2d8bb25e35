internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension URLRequest {
  /// The `name:password` of basic authentication, or nil for a request without credentials.
  var basicCredentials: String? {
    guard let header = value(forHTTPHeaderField: "Authorization"), header.hasPrefix("Basic "),
      let data = Data(base64Encoded: String(header.dropFirst("Basic ".count)))
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }
}
