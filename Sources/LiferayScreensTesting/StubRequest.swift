public import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

/// A request that a `StubSession` received and that was not a service call.
public struct StubRequest: Hashable, Sendable {

  /// The method, such as `POST`.
  public let method: String

  public let address: URL

  /// The body as text, or an empty string without a body. JSON has its names in alphabetical order.
  public let body: String

  /// The headers, by their names in small letters.
  private let headers: [String: String]

  /// The name and the password of basic authentication, as `name:password`, or nil for a request
  /// without credentials.
  public let credentials: String?

  init(_ request: URLRequest, to address: URL) {
    method = request.httpMethod ?? "GET"
    self.address = address
    body = request.httpBody.map { String(decoding: $0, as: UTF8.self) } ?? ""
    let fields = (request.allHTTPHeaderFields ?? [:]).map { ($0.key.lowercased(), $0.value) }
    headers = Dictionary(fields) { first, _ in first }
    credentials = request.basicCredentials
  }
}

extension StubRequest {

  /// The method and the address: `POST https://stub.example.com/o/postings`.
  public var line: String {
    "\(method) \(address.absoluteString)"
  }

  /// Returns the value of a header, whose name is read without regard to case, or nil if it was not
  /// sent.
  public func header(_ name: String) -> String? {
    headers[name.lowercased()]
  }

  /// The fields of a form that is the body, by name, such as those of a login; empty without one.
  public var form: [String: String] {
    let fields = body.split(separator: "&").map { field in
      field.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    }
    let texts = fields.filter { $0.count == 2 }.map { field in
      field.map { $0.replacing("+", with: " ").removingPercentEncoding ?? String($0) }
    }
    return Dictionary(texts.map { ($0[0], $0[1]) }) { first, _ in first }
  }
}
