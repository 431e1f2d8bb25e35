import SourceText
import SpecNotation

/// A connector that sends a request to a REST service of the session's server and keeps the reply.
package struct RestConnector: Hashable, Sendable {
  /// The request, whose address is a path of the server.
  package var request: HttpRequest
  package var result: ResultSpec?
}

extension RestConnector: NamedConnectorKind {
  static let name = "rest"
  static let telltale: String? = ConnectorKeys.path.name
  static let superclass = "RestConnector"
  package static let reserved = ReservedMembers.connector.adding(["get", "send"], of: superclass)

  static let keys = [
    .requestMethod,
    ConnectorKey(
      ConnectorKeys.path,
      flag: .init(
        name: "path", value: "PATH",
        help: "the path of a REST service, with properties as {name}")),
    .query, .headers, .body, .result,
  ]

  static func read(
    _ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope
  ) -> ConnectorSpec.Kind? {
    HttpRequest(
      to: AddressTemplate(pathOf: fields, scope), fields, scope, credentials: .ofSession
    ).map { .rest(RestConnector(request: $0, result: scope.result)) }
  }

  var sent: [Expression.Attribute]? { request.sent }
}

extension AddressTemplate {
  /// Reads the key `path`, a path below the address of the session's server.
  init?(pathOf fields: Fields<ConnectorKeys>, _ scope: ConnectorScope) {
    guard let text = fields.required(ConnectorKeys.path) else { return nil }
    self.init(text, scope, reporting: fields.log)
    if let end = text.value.firstIndex(where: { $0 == "?" || $0 == "#" }) {
      fields.log.error(.notOfPath(text.value[end]), at: text.part(text.value[end...end]).range)
      return nil
    }
    let parts = text.value.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard start.hasPrefix("/"), parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      fields.log.error(.noPath(text.value), at: text.range)
      return nil
    }
  }
}

extension Diagnostic.Message {
  fileprivate static func noPath(_ text: String) -> Self {
    "'\(text)' is not a path; write it from the root of the server and without empty parts, "
      + "as in '/o/headless-delivery/v1.0/sites/{groupId}'"
  }

  fileprivate static func notOfPath(_ character: Character) -> Self {
    character == "?"
      ? "a path has no '?'; write the parameters under 'query'"
      : "a path has no '\(character)'; write '%23' if it is part of a name"
  }
}
