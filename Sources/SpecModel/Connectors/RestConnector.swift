import SourceText
package import SpecNotation

/// A connector that sends a request to a REST service of the session's server and keeps the reply.
package struct RestConnector: Hashable, Sendable {
  /// The HTTP method of the request.
  package enum Method: String, CaseIterable, Hashable, Sendable {
    case get = "GET"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
  }

  package var method: Method
  package var call: RestCall
  /// What is sent as JSON, without the members that are nil. Nil for a request without a body.
  package var body: Expression?
  package var result: ResultSpec?
}

extension RestConnector: NamedConnectorKind {
  static let name = "rest"
  static let telltale: String? = ConnectorKeys.path.name
  static let superclass = "RestConnector"
  package static let reserved = ReservedMembers.connector.adding(["get", "send"], of: superclass)

  static let method = ConnectorKeys.key(
    ConnectorKeys.method.name, .choice(Method.self), "What the service is asked to do.",
    .defaults(to: "GET"), example: "POST")
  package static let body = ConnectorKeys.key(
    "body", .node(.body), "What is sent as JSON; what is nil in it is left out.",
    example: "{ headline: title, keywords: ['\"new\"'], image: { imageId: imageId } }")

  static let keys = [
    ConnectorKey(
      method,
      flag: .init(
        name: "method", value: "NAME",
        help: "the method of the service; POST or another of HTTP for a path")),
    ConnectorKey(
      ConnectorKeys.path,
      flag: .init(
        name: "path", value: "PATH",
        help: "the path of a REST service, with properties as {name}")),
    ConnectorKey(
      ConnectorKeys.query,
      flag: .init(
        name: "query", value: "'NAME: VALUE'",
        help: "a parameter of the query: a property, context.<name> or a literal",
        example: "search: keyword")),
    ConnectorKey(
      ConnectorKeys.headers,
      flag: .init(
        name: "header", value: "'NAME: VALUE'", help: "a header, with a value as in a query",
        example: "Accept-Language: language")),
    ConnectorKey(
      body,
      flag: .init(
        name: "body", value: "'NAME: VALUE'",
        help: "a member of the body: a property, context.<name> or a literal",
        example: "headline: title")),
    .result,
  ]

  static func read(
    _ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope
  ) -> ConnectorSpec.Kind? {
    let method = fields.has(method) ? fields[method] : .get
    let call = RestCall(fields, scope)
    let body = Expression(bodyOf: fields, scope)
    if method == .get { fields.refuse(Self.body, .bodyOfGet) }
    guard let method, let call, !fields.has(Self.body) || body != nil && method != .get else {
      return nil
    }
    return .rest(RestConnector(method: method, call: call, body: body, result: scope.result))
  }

  var sent: [Expression.Attribute]? {
    call.sent + (body.map { Expression.Attribute(name: Self.body.name, value: $0).sent } ?? [])
  }
}

extension Diagnostic.Message {
  fileprivate static let bodyOfGet: Self =
    "GET sends no body; write 'method: POST', or the values under 'query'"
}
