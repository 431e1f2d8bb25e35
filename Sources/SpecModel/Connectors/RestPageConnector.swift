/// A connector that gets a page of a list from a REST service, by its number and its size.
package struct RestPageConnector: Hashable, Sendable {
  /// The parameters of the query for the number and the size of the page.
  package static let pageParameters = ["page", "pageSize"]

  package var request: HttpRequest
}

extension RestPageConnector: ConnectorKind {
  var sent: [Expression.Attribute]? { request.sent }
}
