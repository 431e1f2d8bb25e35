/// A connector that gets a page of a list with code written by hand.
package struct CustomPageConnector: Hashable, Sendable, ConnectorKind {
  var sent: [Expression.Attribute]? { nil }
}
