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

extension RestBody {
  /// The body as the argument of a method, whose parameter determines its type.
  var expression: String {
    switch self {
    case .value(let value): Place.connector.write(value).code
    case .object(let members) where members.isEmpty: "[:]"
    case .object(let members):
      .collection(members.map { .entry($0.name.escapedForSwift, $0.value.element) })
    case .list(let values): .collection(values.map(\.element))
    }
  }

  /// The body within another object or list, where nothing determines its type.
  private var element: String {
    switch self {
    case .value: expression
    case .object: "\(expression) as [String: Any?]"
    case .list: "\(expression) as [Any?]"
    }
  }
}
