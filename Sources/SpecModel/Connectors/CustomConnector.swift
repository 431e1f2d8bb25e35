import SourceText

/// A connector that runs the code that the developer writes in its `doRun(session:)`.
package struct CustomConnector: Hashable, Sendable {
  package var result: ResultSpec?
}

extension CustomConnector: NamedConnectorKind {
  static let name = "custom"
  static let keys = [ConnectorKey.result]

  /// Code that is written by hand can report progress.
  var transfersFile: Bool { true }
  var sent: [Expression.Attribute]? { nil }

  static func read(
    _ fields: Fields<ConnectorKeys>, _ scope: ConnectorScope
  ) -> ConnectorSpec.Kind? {
    .custom(CustomConnector(result: scope.result))
  }
}
