import SourceText

/// A connector that sends a request to a server, without the credentials of a session, and keeps the
/// bytes of the reply.
package struct HttpConnector: Hashable, Sendable {
  package var request: HttpRequest
}

extension HttpConnector: NamedConnectorKind {
  static let name = "http"
  static let telltale: String? = ConnectorKeys.url.name
  static let superclass = "HttpConnector"
  static let reserved = ReservedMembers.httpConnector

  static let keys = [
    ConnectorKey(
      ConnectorKeys.url,
      flag: .init(
        name: "url", value: "ADDRESS", help: "the address to read, with properties as {name}")),
    .requestMethod, .query, .headers, .body, .form,
  ]

  var isParsed: Bool { true }
  var sent: [Expression.Attribute]? { request.sent }

  static func read(
    _ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope
  ) -> ConnectorSpec.Kind? {
    let address = fields.required(ConnectorKeys.url).flatMap { text in
      AddressTemplate(ofRequest: text, scope, reporting: fields.log)
    }
    return HttpRequest(to: address, fields, scope, credentials: .ofSpec)
      .map { .http(HttpConnector(request: $0)) }
  }
}

extension AddressTemplate {
  /// Reads the address of a request: an absolute one, one on the app's server, or a property.
  init?(ofRequest text: Located<String>, _ scope: ConnectorScope, reporting log: DiagnosticLog) {
    self.init(text, scope, reporting: log)
    let starts = ["https://", "http://"]
    let isFine = wholeProperty != nil || isOnServer || isBelowProperty
    guard isFine || starts.contains(where: start.hasPrefix) else {
      log.error(.noAddress, at: text.range)
      return nil
    }
  }
}

extension AddressTemplate {
  /// Whether it is a path below an address that a property has: `{server}/tickets`.
  private var isBelowProperty: Bool {
    guard baseProperty?.type == SwiftType(.builtin(.string)), pieces.count > 1,
      case .text(let text) = pieces[1]
    else { return false }
    return text.hasPrefix("/")
  }
}

extension Diagnostic.Message {
  fileprivate static let noAddress: Self =
    "expected an address that starts with 'https://', 'http://' or '{context.server}', "
    + "or one property as '{name}' or '{name}/path'"
}
