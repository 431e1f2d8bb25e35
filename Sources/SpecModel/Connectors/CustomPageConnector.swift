/// Gets a page of a list in a way that is written by hand.
package struct CustomPageConnector: Hashable, Sendable, ConnectorKind {
  var sent: [ServiceCall.Attribute]? { nil }
}
