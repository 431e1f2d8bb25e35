import Foundation
import LoopbackHTTP

/// A request to the path of a service itself, such as `/api/jsonws/dlapp/add-file-entry`, with a
/// form of several parts, one of which is a file.
struct Upload {

  private static let prefix = "/api/jsonws"

  private let request: LoopbackRequest
  private let boundary: String

  /// Nil for any other request.
  init?(_ request: LoopbackRequest) {
    guard request.path.hasPrefix(Self.prefix + "/"), request.method == "POST",
      let type = request.header("Content-Type"), type.hasPrefix("multipart/form-data"),
      let boundary = type.components(separatedBy: "boundary=").dropFirst().first
    else { return nil }
    self.request = request
    self.boundary = boundary
  }

  func response(from portal: inout Portal) -> LoopbackResponse {
    let caller = portal.caller(of: request)
    if caller == .stranger { return .unauthorized }
    do {
      let path = String(request.path.dropFirst(Self.prefix.count))
      let command = try Command([path: .object(parameters)])
      return .json(try command.answer(for: caller, from: &portal).text)
    } catch {
      return error.response(from: portal.version)
    }
  }

  /// The parts of the form by their names: the bytes of a file, the text of any other.
  private var parameters: [String: JSON] {
    var parameters: [String: JSON] = [:]
    for part in request.body.split(around: Data("--\(boundary)".utf8)) {
      guard let end = part.range(of: Data("\r\n\r\n".utf8)) else { continue }
      let head = String(decoding: part[..<end.lowerBound], as: UTF8.self)
      guard let name = head.firstMatch(of: /; name="([^"]*)"/)?.1 else { continue }
      let content = part[end.upperBound...].dropLast(2)
      parameters[String(name)] =
        head.contains("; filename=")
        ? .array(content.map { .integer(Int64($0)) })
        : .string(String(decoding: content, as: UTF8.self))
    }
    return parameters
  }
}

extension Data {
  fileprivate func split(around separator: Data) -> [Data] {
    var parts: [Data] = []
    var rest = self[...]
    while let found = rest.range(of: separator) {
      parts.append(rest[..<found.lowerBound])
      rest = rest[found.upperBound...]
    }
    return parts + [rest]
  }
}
