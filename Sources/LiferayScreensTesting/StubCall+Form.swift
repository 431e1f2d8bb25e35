internal import Foundation

#if canImport(FoundationNetworking)
  internal import FoundationNetworking
#endif

extension StubCall {

  /// Reads a call with a file, which is a form. Returns nil for any other request.
  init?(form request: URLRequest, path: String) {
    let type = request.value(forHTTPHeaderField: "Content-Type") ?? ""
    guard let boundary = type.range(of: "boundary="), let body = request.httpBody else {
      return nil
    }
    let separator = Data("--\(type[boundary.upperBound...])\r\n".utf8)
    var parameters: [String: Any] = [:]
    var rest = body[...]
    while let start = rest.range(of: separator) {
      rest = rest[start.upperBound...]
      guard let blank = rest.range(of: Data("\r\n\r\n".utf8)) else { break }
      let headers = String(decoding: rest[..<blank.lowerBound], as: UTF8.self)
      let content = rest[blank.upperBound...]
      let end = content.range(of: Data("\r\n--".utf8) + separator.dropFirst(2).dropLast(2))
      let text = String(decoding: content[..<(end?.lowerBound ?? content.endIndex)], as: UTF8.self)
      guard let name = headers.quoted(after: "; name=") else { continue }
      parameters[name] = headers.quoted(after: "; filename=") ?? text
    }
    self.init(
      path: path, parameters: parameters, credentials: request.basicCredentials, isUpload: true)
  }
}

extension String {
  /// Returns the text between the quotation marks after `name`.
  fileprivate func quoted(after name: String) -> String? {
    guard let start = range(of: name + "\"") else { return nil }
    let value = self[start.upperBound...].prefix { $0 != "\"" }
    return String(value).replacing("%22", with: "\"")
  }
}
