import SourceText
import SpecLanguage
import SpecNotation

/// Gets what a REST service of the session's server has at a path, and keeps its answer.
///
/// A method, a body and headers would be further keys, and further values here.
package struct RestConnector: Hashable, Sendable {
  /// Where it is, below the server's address: `/o/headless-delivery/v1.0/sites/{groupId}`.
  package var path: AddressTemplate
  /// The parameters of the query. One whose value is nil is left out.
  package var query: [ServiceCall.Attribute]
  package var result: ResultSpec?
}

extension RestConnector: NamedConnectorKind {
  static let name = "rest"
  static let telltale: String? = "path"
  static let superclass = "RestConnector"
  static let reserved = ReservedMembers.connector.adding(["get"], of: superclass)
  static let keys = [
    ConnectorKey(
      Key(
        "path", .text(.path), "The path that it gets, on the server of the session.", .required,
        example: "'/o/headless-delivery/v1.0/sites/{groupId}/blog-postings'"),
      flag: .init(
        name: "path", value: "PATH", help: "the path to get, with properties as {name}")),
    ConnectorKey(
      Key(
        "query", .names(Text("the name of a parameter"), .argument),
        "The parameters of the query; one that is nil is left out.",
        example: "{ search: keyword, pageSize: 20 }"),
      flag: .init(
        name: "query", value: "'NAME: VALUE'",
        help: "a parameter of the query: a property, context.<name> or a literal",
        example: "search: keyword")),
    .result,
  ]

  static func read(
    _ fields: Fields, _ scope: ConnectorScope, reporting diagnostics: inout Diagnostics
  ) -> ConnectorSpec.Kind? {
    let path = path(fields, scope, reporting: &diagnostics)
    let query = fields.entries("query", reporting: &diagnostics)
    let parameters = query.compactMap { parameter($0, scope, reporting: &diagnostics) }
    guard let path, parameters.count == query.count else { return nil }
    return .rest(RestConnector(path: path, query: parameters, result: scope.result))
  }

  private static func path(
    _ fields: Fields, _ scope: ConnectorScope, reporting diagnostics: inout Diagnostics
  ) -> AddressTemplate? {
    guard let text = fields.requiredText("path", reporting: &diagnostics),
      let path = AddressTemplate(
        text, properties: scope.properties, outer: scope.outer, reporting: &diagnostics)
    else { return nil }
    if let end = text.value.firstIndex(where: { $0 == "?" || $0 == "#" }) {
      diagnostics.error(.notOfPath(text.value[end]), at: text.part(text.value[end...end]).range)
      return nil
    }
    let parts = text.value.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard path.start.hasPrefix("/"), parts.allSatisfy({ !["", ".", ".."].contains($0) }) else {
      diagnostics.error(.noPath(text.value), at: text.range)
      return nil
    }
    return path
  }

  private static func parameter(
    _ entry: Node.Entry, _ scope: ConnectorScope, reporting diagnostics: inout Diagnostics
  ) -> ServiceCall.Attribute? {
    let name = entry.key.keyText
    guard let value = ServiceCall.Value(entry, scope.names, reporting: &diagnostics) else {
      return nil
    }
    if name.isEmpty {
      diagnostics.error(.emptyName, at: entry.key.range)
      return nil
    }
    if value == .literal(.nil) {
      diagnostics.error(.nothing(name), at: entry.value.range)
      return nil
    }
    if case .property(let name) = value, let property = scope.properties[name],
      !property.type.canBeInQuery
    {
      diagnostics.error(.unfitProperty(property), at: entry.value.range)
      return nil
    }
    return ServiceCall.Attribute(name: name, value: value)
  }
}

extension SwiftType {
  fileprivate var canBeInQuery: Bool {
    guard let builtin else { return false }
    return builtin == .string || builtin == .bool || builtin.isNumber && builtin != .cgFloat
  }
}

extension Diagnostic.Message {
  fileprivate static let emptyName: Self =
    "a parameter needs a name; write it before the colon"

  fileprivate static func noPath(_ text: String) -> Self {
    "'\(text)' is not a path; write it from the root of the server and without empty parts, "
      + "as in '/o/headless-delivery/v1.0/sites/{groupId}'"
  }

  fileprivate static func notOfPath(_ character: Character) -> Self {
    character == "?"
      ? "a path has no '?'; write the parameters under 'query'"
      : "a path has no '\(character)'; write '%23' if it is part of a name"
  }

  fileprivate static func nothing(_ name: String) -> Self {
    "'\(name)' cannot be 'nil'; leave it out"
  }

  fileprivate static func unfitProperty(_ property: PropertySpec) -> Self {
    "'\(property.name.value)' of type '\(property.type.source)' cannot be in a query; "
      + "use a 'String', a number or a 'Bool'"
  }
}
