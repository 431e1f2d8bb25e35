import SourceText

/// A connector that calls a service of the Mobile SDK and keeps the reply.
package struct LiferayConnector: Hashable, Sendable {
  package var call: ServiceCall
  package var result: ResultSpec?
}

extension LiferayConnector: NamedConnectorKind {
  static let name = "liferay"
  static let telltale: String? = ConnectorKeys.service.name
  static let keys = [
    ConnectorKey(
      ConnectorKeys.service,
      flag: .init(name: "service", value: "CLASS", help: "the Mobile SDK service to call")),
    ConnectorKey(
      ConnectorKeys.method,
      flag: .init(
        name: "method", value: "NAME",
        help: "the method of the service; POST or another of HTTP for a path")),
    ConnectorKey(
      ConnectorKeys.arguments,
      flag: .init(
        name: "argument", value: "'LABEL: VALUE'",
        help: "an argument: a property, context.<name> or a literal",
        example: "groupId: context.groupId")),
    .result,
  ]

  var serviceCalls: [ServiceCall] { [call] }

  static func read(
    _ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope
  ) -> ConnectorSpec.Kind? {
    ServiceCall(fields, scope.names)
      .map { .liferay(LiferayConnector(call: $0, result: scope.result)) }
  }

  var sent: [Expression.Attribute]? { call.sent }
}
