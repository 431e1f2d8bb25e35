import SourceText
import SpecModel

extension HttpRequest {
  /// The method as the runtime names it; nil for GET.
  var methodName: String? { method == .get ? nil : ".\(method.rawValue.lowercased())" }

  /// Returns the arguments for the query and the headers: `query: ["search": keyword]`.
  /// `parameters` are added to the query.
  func arguments(adding parameters: [String] = []) -> [String] {
    let query = query.map(\.entry) + parameters
    let headers = headers.map(\.entry)
    return (query.isEmpty ? [] : [.labeled("query", .collection(query))])
      + (headers.isEmpty ? [] : [.labeled("headers", .collection(headers))])
  }

  /// Returns the request to the address in `url`: `HttpRequest(url: address, method: .post)`.
  func expression(to url: String) -> String {
    let method = methodName.map { [String.labeled("method", $0)] } ?? []
    return .call("HttpRequest", [url] + method + arguments() + (body.map { [$0.argument] } ?? []))
  }

  /// The verb of the doc comment about the request; nil for GET.
  var verb: String? {
    switch method {
    case .get: nil
    case .post: "Posts to"
    case .put: "Replaces"
    case .patch: "Changes"
    case .delete: "Deletes"
    }
  }
}

extension HttpRequest.Body {
  /// The argument of an `HttpRequest`: `body: .form(["name": name])`.
  var argument: String {
    switch self {
    case .json: .labeled("body", .call(".json", [expression]))
    case .form: .labeled("body", .call(".form", [expression]))
    }
  }

  /// The object or list that is sent as JSON, or the fields of the form, as a Swift expression.
  var expression: String {
    switch self {
    case .json(let value): Place.body.write(value).code
    case .form(let fields): fields.isEmpty ? "[:]" : .collection(fields.map(\.entry))
    }
  }
}

extension Expression.Attribute {
  fileprivate var entry: String { .entry(name.escapedForSwift, Place.request().write(value).code) }
}
