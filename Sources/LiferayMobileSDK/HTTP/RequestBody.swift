package import Foundation

#if canImport(FoundationNetworking)
  package import FoundationNetworking
#endif

/// The body of a request, with its content type.
package struct RequestBody: Sendable {

  let type: String
  let data: Data

  /// Creates a body of JSON, without the members and elements that are nil. Dates are sent as
  /// ISO 8601, and bytes as base64.
  package static func json(_ value: Any) throws -> RequestBody {
    guard let json = JSONText(sendable(value)) else {
      throw NSError.lrError(.parse, "The body of the request cannot be written as JSON.")
    }
    return RequestBody(type: "application/json; charset=utf-8", data: Data(json.text.utf8))
  }

  /// Creates a body of the fields of a form, encoded as browsers do.
  package static func form(_ fields: [(name: String, value: String)]) -> RequestBody {
    RequestBody(type: "application/x-www-form-urlencoded", data: Data(fields.formText.utf8))
  }

  private static func sendable(_ value: Any) -> Any {
    switch value {
    case let date as Date: date.formatted(.iso8601)
    case let url as URL: url.absoluteString
    case let data as Data: data.base64EncodedString()
    case let object as [String: Any?]: object.compactMapValues { $0.map(sendable) }
    case let list as [Any?]: list.compactMap { $0.map(sendable) }
    default: value
    }
  }
}

extension NSMutableURLRequest {

  /// Sets the method, the headers and the body. Throws if a header has more than one line.
  package func prepare(
    _ method: String, headers: [(name: String, value: String)], body: RequestBody?
  ) throws {
    httpMethod = method
    for (name, value) in headers {
      // Text after a line break would be another header.
      if value.contains(where: \.isNewline) || value.contains("\0") {
        throw NSError.lrError(.parse, "The header '\(name)' has more than one line.")
      }
      setValue(value, forHTTPHeaderField: name)
    }
    if let body {
      httpBody = body.data
      setValue(body.type, forHTTPHeaderField: "Content-Type")
    }
  }
}

extension URL {

  /// Returns the URL with parameters added to its query.
  package func adding(query: [(name: String, value: String)]) -> URL {
    guard !query.isEmpty, var parts = URLComponents(url: self, resolvingAgainstBaseURL: true) else {
      return self
    }
    let own = parts.percentEncodedQuery.map { [$0] } ?? []
    let added = query.map { "\($0.name.urlEncoded)=\($0.value.urlEncoded)" }
    parts.percentEncodedQuery = (own.filter { !$0.isEmpty } + added).joined(separator: "&")
    return parts.url ?? self
  }
}

extension [(name: String, value: String)] {

  /// The fields of a form, encoded.
  var formText: String {
    map { "\($0.name.formEncoded)=\($0.value.formEncoded)" }.joined(separator: "&")
  }
}

extension String {

  fileprivate var formEncoded: String {
    let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    let allowed = CharacterSet(charactersIn: letters + "*-._")
    return addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
  }
}
