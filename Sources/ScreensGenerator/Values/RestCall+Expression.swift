import SourceText
import SpecModel

extension RestCall {
  /// Returns the arguments of the request: `"/o/sites/\(groupId)", query: ["search": keyword]`.
  /// `parameters` are added to the query.
  func arguments(adding parameters: [String] = []) -> [String] {
    let query = query.map(\.entry) + parameters
    let headers = headers.map(\.entry)
    return [path.expression]
      + (query.isEmpty ? [] : [.labeled("query", .collection(query))])
      + (headers.isEmpty ? [] : [.labeled("headers", .collection(headers))])
  }
}

extension Expression.Attribute {
  fileprivate var entry: String { .entry(name.escapedForSwift, Place.connector.write(value).code) }
}
